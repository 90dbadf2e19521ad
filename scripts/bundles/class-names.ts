import { createHash } from 'node:crypto';
import path from 'node:path';

/** Three letters for a file. */
const lettersFor = (file: string) =>
  [...createHash('sha256').update(file).digest().subarray(0, 3)]
    .map((byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26])
    .join('');

/**
 * Short names for the classes of CSS modules: three letters for the file and the number of the class. A name depends on
 * its file only, so both stages of a build, and a build from the cache, agree. Two files with the same letters are an
 * error: rename one of them.
 */
export function createClassNames(root: string): (file: string, name: string) => string {
  const files = new Map<string, string>();
  const numbers = new Map<string, Map<string, number>>();
  return (absolute, name) => {
    const file = path.relative(root, absolute);
    const letters = lettersFor(file);
    const first = files.get(letters) ?? file;
    if (first !== file) throw new Error(`${file} and ${first} would have the same class names.`);
    files.set(letters, file);
    const ofFile = numbers.get(file) ?? new Map<string, number>();
    numbers.set(file, ofFile);
    const number = ofFile.get(name) ?? ofFile.size;
    ofFile.set(name, number);
    return `${letters}-${number.toString(36)}`;
  };
}
