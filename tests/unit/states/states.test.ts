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
});
