import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A package in the browser's bundle. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression in its package.json; null without one. */
  readonly license: string | null;
  /** The full text of its licence; null if the package contains none. */
  readonly text: string | null;
}

const LICENSE_FILE = /^licen[cs]e/i;
const LINE = '-'.repeat(80);

/** The list of the last build: folders in `node_modules`, as JSON. */
export const SHIPPED_PACKAGES = '.cache/shipped-packages.json';

/** The innermost package folder of a file; null for a file of this project. */
export const packageFolderOf = (file: string): string | null =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll(path.sep, '/'))?.[1] ?? null;

/** Lists the packages among the files of the browser's bundle. */
export function listShippedPackages(files: ReadonlySet<string>, list = SHIPPED_PACKAGES): void {
  const folders = [...new Set([...files].flatMap((file) => packageFolderOf(file) ?? []))].sort();
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, `${JSON.stringify(folders, null, 1)}\n`);
}

/** Reads a project's package from its folder in `node_modules`. */
export function readPackage(project: string, folder: string): ShippedPackage {
  const whole = path.join(project, folder);
  const { name, version, license } = JSON.parse(readFileSync(path.join(whole, 'package.json'), 'utf8'));
  const file = readdirSync(whole)
    .sort()
    .find((one) => LICENSE_FILE.test(one));
  const text = file === undefined ? null : readFileSync(path.join(whole, file), 'utf8').trim();
  return { name, version, license: typeof license === 'string' ? license : null, text };
}

/** Reads the packages that a build has listed. Throws a sentence if there is no list. */
export function readShippedPackages(project: string, list: string): readonly ShippedPackage[] {
  const file = path.join(project, list);
  if (!existsSync(file)) throw new Error(`${list} is missing: build the site first.`);
  const folders: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
  const packages = new Map(folders.map((folder) => readPackage(project, folder)).map((one) => [titleOf(one), one]));
  return [...packages.values()].sort((one, other) => (titleOf(one) < titleOf(other) ? -1 : 1));
}

const titleOf = ({ name, version }: ShippedPackage) => `${name} ${version}`;

/** The packages without a licence in their package.json. */
export const unlicensed = (packages: readonly ShippedPackage[]): readonly string[] =>
  packages.filter(({ license }) => license === null).map(titleOf);

/** The third-party packages that the site sends to browsers, with their licences: a list, then each text. */
export function licensesText(packages: readonly ShippedPackage[]): string {
  const lines = packages.map((one) => `${titleOf(one)}: ${one.license ?? 'no licence named'}`);
  const texts = packages.map((one) => `${LINE}\n${titleOf(one)}\n\n${one.text ?? `Licence: ${one.license}`}\n`);
  return `The scripts of this site contain parts of these packages:\n\n${lines.join('\n')}\n\n${texts.join('\n')}`;
}

/** The parts of npm's CycloneDX document that differ between runs or folders. */
interface Document {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string } };
}

/** A text's hash in the form of a UUID (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * npm's SBOM, made identical for identical packages: with the project's name instead of the folder's, the time of the
 * commit (ISO 8601) and a serial number derived from the content.
 */
export function repeatableSbom(written: string, name: string, moment: string): string {
  const document: Document = JSON.parse(written);
  document.metadata.component.name = name;
  document.metadata.timestamp = moment;
  document.serialNumber = '';
  document.serialNumber = `urn:uuid:${uuidOf(JSON.stringify(document))}`;
  return `${JSON.stringify(document, null, 2)}\n`;
}
