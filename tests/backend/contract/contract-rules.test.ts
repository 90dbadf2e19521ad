import { readFileSync } from 'node:fs';
import { wrongAnswers } from '../../support/defects/answers';
import { contractSections } from '../../support/defects/contract-sections';
import { wrongFrames } from '../../support/defects/live';
import { wrongRides } from '../../support/defects/orders';

const CONTRACT = ['HTTP calls', 'The course of a ride', 'The live connection', 'What a real backend must provide'];

/** The sentences, list items and rows of a section. */
function sentencesOf(text: string): number {
  const isRow = (line: string) => line.startsWith('|');
  const lines = text.split('\n');
  const rules = lines.filter(
    (line, place) => isRow(line) && !/^\|[ |:-]+\|$/.test(line) && isRow(lines[place - 1] ?? ''),
  );
  const prose = lines.filter((line) => !isRow(line)).join('\n');
  return rules.length + prose.split(/(?<=[.:;])\s+|\n\n+/).filter((one) => /\p{L}/u.test(one)).length;
}

const document = readFileSync('docs/backend.md', 'utf8');
const parts = document.split(/^## /m).filter((part) => CONTRACT.some((heading) => part.startsWith(`${heading}\n`)));
const sections = parts
  .flatMap((part) => part.split(/^### /m))
  .map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { heading, sentences: sentencesOf(lines.join('\n')) };
  });

describe('Each rule of docs/backend.md has a planted defect, or a reason why it has none', () => {
  it('a new sentence of the contract asks for one', () => {
    expect(sections).toEqual(contractSections.map(({ heading, sentences }) => ({ heading, sentences })));
  });

  it('each planted defect belongs to one section', () => {
    const planted = [...wrongAnswers, ...wrongFrames, ...wrongRides].map(([rule]) => rule);
    expect(contractSections.flatMap(({ defects }) => defects).sort()).toEqual([...planted].sort());
  });

  it('a section without one has a reason', () => {
    expect(contractSections.filter(({ others }) => others === '')).toEqual([]);
  });
});
