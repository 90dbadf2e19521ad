import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { root } from '../../scripts/programs.mjs';
import { packFolders, sumsOf } from './archive.ts';
import { licensesText, readShippedPackages, repeatableSbom, SHIPPED_PACKAGES, unlicensed } from './packages.ts';

const HELP = `Usage: npm run release -- [options]

Builds the site for the public and writes to release/: a tarball of public/ and deploy/, an SBOM, the licences of what
browsers get, and SHA256SUMS. Two releases of one commit are the same bytes.

  --sample   also with facts that are missing or samples: the names of the files say so
  --help     show this text and end`;

const options = { sample: { type: 'boolean' }, help: { type: 'boolean' } };
const FOLDER = `${root}release`;

function commandLine() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return endWith(`${error.message}\n\n${HELP}`);
  }
}

function endWith(sentence) {
  console.error(sentence);
  process.exit(1);
}

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    return endWith(`A release is of a commit: ${error.stderr || error.message}`);
  }
}

/**
 * npm reads only the lock file, without network. Gatsby and React have conflicting peer dependencies, which an SBOM
 * does not contain.
 */
const sbom = () =>
  execFileSync(
    'npm',
    'sbom --sbom-format cyclonedx --sbom-type application --package-lock-only --omit dev --legacy-peer-deps'.split(' '),
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: ['ignore', 'pipe', 'inherit'] },
  );

const { sample = false, help } = commandLine();
if (help) {
  console.log(HELP);
  process.exit();
}
const changed = git('status', '--porcelain');
if (changed) endWith(`A release is of a commit. Commit or stash first:\n${changed}`);
const commit = git('rev-parse', '--short=12', 'HEAD');
const moment = new Date(Number(git('log', '-1', '--format=%ct')) * 1000);

await build({}, { production: !sample });

const { name, version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const title = `${name}-${version}-${commit}${sample ? '-sample' : ''}`;
const packages = readShippedPackages(root, SHIPPED_PACKAGES);
const nameless = unlicensed(packages);
if (nameless.length > 0) endWith(`Browsers would get packages without a licence: ${nameless.join(', ')}`);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const write = (file, text) => {
  writeFileSync(`${FOLDER}/${file}`, text);
  return file;
};
const archive = `${title}.tar.gz`;
await packFolders(root, ['public', 'deploy'], `${FOLDER}/${archive}`, moment);
const files = [
  archive,
  write(`${title}.cdx.json`, repeatableSbom(sbom(), name, moment.toISOString())),
  write(`${title}.licenses.txt`, licensesText(packages)),
];
write('SHA256SUMS', sumsOf(FOLDER, files));
console.log(`Release ${commit} in release/, ${packages.length} packages for browsers:`);
for (const file of [...files, 'SHA256SUMS']) console.log(`  ${file}`);
