import { readdirSync } from 'node:fs';
import path from 'node:path';
import { factsIn, foundFacts, privateScreensIn } from '../../support/states/found-facts';
import { kinds } from '../../support/states/state';
import { states } from '../../support/states/states';

const listed = Object.values(states).flatMap((each) => Object.entries<readonly string[]>(each));
const names = listed.map(([name]) => name);
const facts = [...new Set(listed.flatMap(([, each]) => each))];
const isPart = (fact: string) => !(kinds as readonly string[]).includes(fact);

describe('every state of the product is in one list', () => {
  test('each page, screen, status, dialog, menu, alert and note about loading in the source has a state', () => {
    expect(foundFacts().filter((fact) => !facts.includes(fact))).toEqual([]);
  });

  test('each state is about something in the source', () => {
    const found = foundFacts();
    expect(facts.filter((fact) => isPart(fact) && !found.includes(fact))).toEqual([]);
  });

  test.each(kinds)('a state is %s', (kind) => expect(facts).toContain(kind));

  test('no two states have one name', () => expect(names).toEqual([...new Set(names)]));

  test('each walk has its stories, and the list has each walk', () => {
    const files = readdirSync(path.join(__dirname, '../../e2e/states'));
    expect(files.map((name) => name.replace(/\.spec\.ts$/, '')).sort()).toEqual(Object.keys(states).sort());
  });
});

describe('what is new in the source is found', () => {
  test.each([
    ["<Dialog open title={t('ride:gone.title')} />", ['dialog ride/gone: gone.title']],
    ['<Sheet open title={title}>text</Sheet>', ['dialog ride/gone']],
    ["import { Sheet } from '../ui/dialog/sheet'; const Frame = isSheet ? Sheet : Other;", ['dialog ride/gone']],
    ['<p role="alert">text</p>', ['alert ride/gone']],
    ['<p role="status" data-waiting>text</p>', ['loading ride/gone']],
    ['<button aria-expanded={isOpen}>text</button>', ['menu ride/gone']],
    ['<Disclosure label="text">text</Disclosure>', ['menu ride/gone']],
    ['<details><summary>text</summary></details>', ['menu ride/gone']],
    ['<p role="status">text</p>', []],
  ])('%s', (text, expected) => {
    expect(factsIn(text, 'ride/gone')).toEqual(expected);
  });

  test('a private screen', () => {
    expect(privateScreensIn('<Wallet path="wallet" /><Unknown default />')).toEqual(['private wallet']);
  });
});
