import { sourcesOf } from '../../support/sources';

const sources = sourcesOf(/\.(tsx?|css)$/);
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
