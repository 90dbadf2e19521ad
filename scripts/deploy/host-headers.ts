import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Headers } from './policy';

/** A rule of a `_headers` file. */
interface Rule {
  readonly matches: (address: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Whether an address matches a rule's pattern: `*` is any text, once. */
function matching(pattern: string): Rule['matches'] {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return (address) => address === start;
  return (address) => address.length >= start.length + end.length && address.startsWith(start) && address.endsWith(end);
}

/** The rules of a `_headers` file. */
function readRules(text: string): readonly Rule[] {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [address = '', ...lines] = block.split('\n').filter(Boolean);
      return {
        matches: matching(address),
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
          return [name, value] as const;
        }),
      };
    });
}

/** The headers of an address as the hosts send them: those of all matching rules, with commas between values. */
export type HostHeaders = (address: string) => Headers;

/** Reads a `_headers` file. */
export function hostHeadersOf(text: string): HostHeaders {
  const rules = readRules(text);
  return (address) => {
    const headers: Record<string, string> = {};
    for (const { headers: added } of rules.filter(({ matches }) => matches(address))) {
      for (const [name, value] of added) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
    return headers;
  };
}

/** The headers that a build has written, by its folder `public/`; none if no build has written them. */
export function writtenHeaders(built: string): HostHeaders {
  const file = path.join(built, '../deploy/static-hosts/_headers');
  return existsSync(file) ? hostHeadersOf(readFileSync(file, 'utf8')) : () => ({});
}
