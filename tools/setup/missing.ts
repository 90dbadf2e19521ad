import { reasonsOfBuild } from '../../scripts/configuration/reasons';
import { type Language, textIn } from '../../src/i18n/languages';
import { setupTexts } from './texts';

/**
 * The missing parts of a production build, a line each, with the source of each variable; a single line if nothing is
 * missing.
 */
export function missingLines(variables: NodeJS.ProcessEnv, language: Language): string[] {
  const { missing, complete, sources } = textIn(setupTexts, language);
  const { missing: lacking, wrong } = reasonsOfBuild(variables);
  const origin = variables.GATSBY_SITE_URL || null;
  const reasons = [...lacking, ...wrong];
  if (reasons.length === 0) return [complete];
  const sourceOf = (reason: string) => sources.find(({ names }) => names.some((name) => reason.startsWith(name)));
  return [
    missing,
    ...reasons.flatMap((reason) => {
      const source = sourceOf(reason);
      return [`  - ${reason}`, ...(source ? [`      ${source.text(origin)}`] : [])];
    }),
  ];
}
