import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether the name of a logo, `/logo.svg`, is a drawing in the folder `static` that a page can show: with a `viewBox`,
 * by which it is scaled, and without a script.
 */
export function isLogo(name: string, folder = 'static'): boolean {
  if (!/^\/[\w-][\w./-]*\.svg$/.test(name) || name.includes('..')) return false;
  const file = path.join(folder, name);
  if (!existsSync(file)) return false;
  const drawing = readFileSync(file, 'utf8');
  return /<svg\b[^>]*\bviewBox=/.test(drawing) && !/<script\b/i.test(drawing);
}
