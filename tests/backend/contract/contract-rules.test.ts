import { readFileSync } from 'node:fs';
import { wrongAnswers } from '../../support/defects/answers';
import { contractSections } from '../../support/defects/contract-sections';
import { wrongFrames } from '../../support/defects/live';
import { wrongRides } from '../../support/defects/orders';

const CONTRACT = ['HTTP calls', 'The course of a ride', 'The live connection', 'What a real backend must provide'];
const document = readFileSync('docs/backend.md', 'utf8');
const parts = document.split(/^## /m).filter((part) => CONTRACT.some((heading) => part.startsWith(`${heading}\n`)));
const headings = parts.flatMap((part) => part.split(/^### /m)).map((section) => section.split('\n')[0]);

describe('Each rule of docs/backend.md has a planted defect, or a reason why it has none', () => {
  it('each section of the contract says which, and why others have none', () => {
    expect(contractSections.map(([heading]) => heading)).toEqual(headings);
    expect(contractSections.filter(([, , others]) => others === '')).toEqual([]);
  });

  it('each planted defect belongs to one section', () => {
    const planted = [...wrongAnswers, ...wrongFrames, ...wrongRides].map(([rule]) => rule);
    const named = contractSections.flatMap(([, defects]) => defects.split(', ').filter((rule) => rule !== ''));
    expect(named.sort()).toEqual(planted.sort());
  });
});
