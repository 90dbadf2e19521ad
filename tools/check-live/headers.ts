import type { Finding } from '../shared/report';
import { headerRules, unreachable } from './header-rules';
import { type AskSite, look } from './site-client';

/** Checks the headers, one line each, with the problems of every page and file. */
export const checkHeaders = (
  ask: AskSite,
  pages: readonly string[],
  files: readonly string[],
): Promise<readonly Finding[]> =>
  Promise.all(
    headerRules.map(({ name, isOfFiles, problem }) =>
      look(name, async () => {
        const paths = isOfFiles ? [...pages, ...files] : pages;
        const problems = await Promise.all(
          paths.map(async (path) => {
            const { headers } = await ask(path);
            const wrong = problem(String(headers[name] ?? ''));
            return wrong === null ? [] : [`${path}: ${wrong}`];
          }),
        );
        return problems.flat();
      }),
    ),
  );

/** Checks that pages can reach the backend: the policy of each page must allow its addresses. */
export const checkReach = (
  ask: AskSite,
  origin: string,
  pages: Readonly<Record<string, readonly (string | null)[]>>,
): Promise<Finding> =>
  look('the policy lets pages reach the backend', async () => {
    const problems = Object.entries(pages).map(async ([path, addresses]) => {
      const policy = String((await ask(path)).headers['content-security-policy'] ?? '');
      const known = addresses.filter((address) => address !== null);
      return unreachable(policy, known, origin).map((address) => `${path}: its policy forbids ${address}`);
    });
    return (await Promise.all(problems)).flat();
  });
