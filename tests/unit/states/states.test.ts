import { readdirSync } from 'node:fs';
import path from 'node:path';
import { foundFacts } from '../../support/states/found-facts';
import { kinds } from '../../support/states/state';
import { states } from '../../support/states/states';

const listed = Object.values(states).flatMap((each) => Object.values<readonly string[]>(each));
const facts = [...new Set(listed.flat())];
const isPart = (fact: string) => !(kinds as readonly string[]).includes(fact);

describe('every state of the product is in one list', () => {
  test('each page, screen, status, dialog, menu, alert and note about loading in the source has a state', () => {
    expect(foundFacts().filter((fact) => !facts.includes(fact))).toEqual([]);
  });

  test('each state is about something in the source', () => {
    const found = foundFacts();
    expect(facts.filter((fact) => isPart(fact) && !found.includes(fact))).toEqual([]);
  });

  test('each walk has its stories, and the list has each walk', () => {
    const files = readdirSync(path.join(__dirname, '../../e2e/states'));
    expect(files.map((name) => name.replace(/\.spec\.ts$/, '')).sort()).toEqual(Object.keys(states).sort());
  });
});
