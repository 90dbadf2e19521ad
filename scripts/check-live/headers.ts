import type { Finding } from '../../contract/check/report';
import { headerRules, unreachable } from './header-rules';
import { type AskSite, look } from './site-client';

/** One line for each header: its fault on each of the pages and files. */
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

/** Whether pages may reach the backend: each page with the addresses that its policy has to allow. */
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
