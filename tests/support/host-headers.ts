import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of a `_headers` file. */
interface Rule {
  readonly pattern: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file. */
export function readRules(text: string): readonly Rule[] {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').filter(Boolean);
      return {
        pattern,
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
          return [name, value] as const;
        }),
      };
    });
}

const matches = (pattern: string, address: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.]/g, '\\.'))
      .join('.*')}$`,
  ).test(address);

/** The headers of an address as the hosts send them: those of all rules that match, with commas between values. */
export function addedUp(rules: readonly Rule[], address: string): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ pattern }) => matches(pattern, address))) {
    for (const [name, value] of rule.headers) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** The rules that the last build has written. */
export const writtenRules = () =>
  readRules(readFileSync(path.join(__dirname, '../../deploy/static-hosts/_headers'), 'utf8'));
