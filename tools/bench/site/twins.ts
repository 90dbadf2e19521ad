import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { copyRepository, repository } from '../../../tests/support/folders/repository';
import { buildWithGatsby } from '../builds';

/** The copy's gatsby-node: the site's own, without the step after Gatsby's build. */
const UNFINISHED_NODE = `
import path from 'node:path';
import { compressTexts } from './scripts/post-build/finish-site';

export * from './own-node';
export const onPostBuild = () => compressTexts(path.resolve('public'));
`;

/** The server's headers of a built site (scripts/deploy), beside its folder. */
const HEADERS = 'deploy/static-hosts/_headers';

/** The path of Home without any script, below the twin's prefix. */
export const HOME_WITHOUT_SCRIPT = '/without-script/';

/**
 * Builds the site's twin for comparison: the same pages without the step after Gatsby's build, and this build's Home
 * without any script. It is served with the site's headers, because `Cross-Origin-Opener-Policy` alone delays a page's
 * first paint (docs/performance.md); without the policy for scripts, whose hashes are those of finished pages. Returns
 * the folder to serve.
 */
export function buildTwin(): string {
  const copy = copyRepository('bench');
  const node = path.join(copy, 'gatsby-node.ts');
  renameSync(node, path.join(copy, 'own-node.ts'));
  writeFileSync(node, UNFINISHED_NODE);
  // As a static page, Home without script is copied by Gatsby and compressed like the others.
  const page = path.join(copy, 'static', HOME_WITHOUT_SCRIPT);
  mkdirSync(page, { recursive: true });
  writeFileSync(
    path.join(page, 'index.html'),
    withoutScript(readFileSync(path.join(repository, 'public/index.html'), 'utf8')),
  );
  buildWithGatsby(copy);
  const headers = path.join(copy, HEADERS);
  mkdirSync(path.dirname(headers), { recursive: true });
  writeFileSync(headers, withoutPolicy(readFileSync(path.join(repository, HEADERS), 'utf8')));
  return path.join(copy, 'public');
}

/** Headers without the policies for scripts. */
function withoutPolicy(headers: string): string {
  const lines = headers.split('\n');
  const kept = lines.filter((line) => !line.trim().startsWith('Content-Security-Policy'));
  if (kept.length === lines.length) throw new Error(`${HEADERS} has no policy to leave out`);
  return kept.join('\n');
}

/** A page without its scripts, and without the template of its waiting scripts. */
function withoutScript(html: string): string {
  const page = parse(html, { comment: true });
  const scripts = page.querySelectorAll('script, template#react');
  if (scripts.length === 0) throw new Error('Home has no script to leave out: the twin would be the same page');
  for (const script of scripts) script.remove();
  return page.toString();
}
