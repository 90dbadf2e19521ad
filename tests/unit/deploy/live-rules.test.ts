import { everyAnswer, pageKinds } from '../../../scripts/deploy/policy';
import { headerRules, unreachable } from '../../../tools/check-live/headers';
import { headers, services } from './google-build';

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

describe('pages reach the backend that they were built for, and check:live says when they do not', () => {
  const { site, api, live } = services;
  const policyOf = (kind: (typeof pageKinds)[number]) => headers[kind]['Content-Security-Policy'] ?? '';

  test('a page of content the backend, a program its live connection, too', () => {
    expect(unreachable(policyOf('content'), [api], site)).toEqual([]);
    expect(unreachable(policyOf('content'), [live], site)).toEqual([live]);
    expect(unreachable(policyOf('program'), [api, live], site)).toEqual([]);
  });

  test('another backend is forbidden', () => {
    const other = 'https://dispatch.example';
    for (const kind of pageKinds) expect(unreachable(policyOf(kind), [other], site)).toEqual([other]);
  });

  test.each([
    ["connect-src 'self'", []],
    ["connect-src 'none'", [site]],
    ['connect-src https:', []],
    ["default-src 'none'", [site]],
    ["script-src 'self'", []],
    ['', []],
  ])('%s', (policy, forbidden) => {
    expect(unreachable(policy, [`${site}/api`], site)).toEqual(forbidden.map((origin) => `${origin}/api`));
  });
});
