import type { Finding } from '../../contract/check/report';
import { headerRules } from './header-rules';
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
