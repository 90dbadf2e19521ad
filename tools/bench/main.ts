import { measureLighthouse } from './lighthouse/measure';
import { measureRide } from './ride/measure';
import { measureSite } from './site/measure';

const benches = {
  site: ['the site beside a bare Gatsby page, 15 minutes; --built takes the existing builds', measureSite],
  ride: ['what one ride asks of the CDN, the backend and Google, 5 minutes', measureRide],
  lighthouse: ['Lighthouse on each page, 10 minutes; installs Lighthouse', measureLighthouse],
} as const satisfies Record<string, readonly [string, (args: readonly string[]) => Promise<void>]>;

/**
 * `npm run bench -- <name>`: measures, and writes its table into docs/performance.md or docs/operations.md. Without a
 * name it measures the site.
 */
async function main(words: readonly string[]): Promise<void> {
  const [name = '', ...args] = words[0] === undefined || words[0] === '--built' ? ['site', ...words] : words;
  const [, measure] = Object.entries(benches).find(([each]) => each === name)?.[1] ?? [];
  if (measure) {
    await measure(args);
    process.exit();
  }
  console.log('Usage: npm run bench -- <name>; without a name: site\n');
  for (const [each, [what]] of Object.entries(benches)) console.log(`  ${each.padEnd(12)}${what}`);
  process.exit(1);
}

void main(process.argv.slice(2));
