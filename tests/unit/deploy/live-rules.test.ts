import { headerRules } from '../../../scripts/check-live/header-rules';
import { everyAnswer, pageKinds } from '../../../scripts/deploy/headers';
import { headers } from './google-build';

const headerOf = (sent: Readonly<Record<string, string>>, name: string) =>
  Object.entries(sent).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';

test.each(pageKinds)('npm run check:live finds nothing in what deploy/ sends with a page: %s', (kind) => {
  const sent = { ...everyAnswer, ...headers[kind] };
  const problems = headerRules.map(({ name, problem }) => [name, problem(headerOf(sent, name))]);
  expect(problems).toEqual(headerRules.map(({ name }) => [name, null]));
});

test('npm run check:live finds nothing in what deploy/ sends with a file', () => {
  const ofFiles = headerRules.filter(({ isOfFiles }) => isOfFiles);
  expect(ofFiles.length).toBeGreaterThan(0);
  expect(ofFiles.map(({ name, problem }) => problem(headerOf(everyAnswer, name)))).toEqual(ofFiles.map(() => null));
});
