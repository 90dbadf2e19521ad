import { readdirSync, readFileSync } from 'node:fs';
import { listItems } from '../../support/list-items';

const page = readFileSync('docs/accessibility.md', 'utf8');

/** The criteria of WCAG 2.2, levels A and AA (https://www.w3.org/TR/WCAG22/). 4.1.1 was removed. */
const levels = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};
const criteria = Object.entries(levels).flatMap(([level, numbers]) =>
  numbers.split(/\s+/).map((number) => `${number} ${level}`),
);

/** The items of the list: "1.1.1 Non-text Content", and "(A): how it is met". */
const items = listItems(page).filter(({ name }) => /^\d/.test(name));

test('docs/accessibility.md says of each of the 55 criteria of WCAG 2.2 A and AA once how it is met', () => {
  expect(criteria).toHaveLength(55);
  const listed = items.map(({ name, text }) => `${name.split(' ')[0]} ${/^\((A+)\): ./.exec(text)?.[1]}`);
  expect([...listed].sort()).toEqual([...criteria].sort());
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(tsx?|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(`src/${name}`, 'utf8') }));
const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test.each([
  ['plays audio or video (1.2.1 to 1.2.5, 1.4.2)', /<(audio|video)\b|new Audio\(|AudioContext|speechSynthesis/],
  ['reacts to the movement of the device (2.5.4)', /devicemotion|deviceorientation|Accelerometer|Gyroscope/],
  ['has a shortcut of a single character (2.1.4)', /accessKey|aria-keyshortcuts|\.key === '[\w/?]'/],
  ['is fixed to an orientation (1.3.4)', /orientation\.lock|orientation: ?(portrait|landscape)/],
])('nothing %s', (_, pattern) => {
  expect(having(pattern)).toEqual([]);
});

test.each([
  ['booking/form/person-fields.tsx', ['name', 'tel']],
  ['account/profile/profile-editor.tsx', ['name', 'tel', 'email']],
])('%s: fields for the customer’s own data name their purpose (1.3.5)', (file, tokens) => {
  const { text = '' } = sources.find(({ name }) => name === file) ?? {};
  expect([...text.matchAll(/autoComplete="(\w+)"/g)].map(([, token]) => token)).toEqual(tokens);
});
