import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The variables of a build: `.env.production`, overridden by the environment, overridden by the given ones. Gatsby
 * reads the file for browser scripts only: its own configuration, which writes policies, robots.txt and sitemap, would
 * not have them.
 */
export const buildVariables = (file, environment, given) => {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...environment, ...given };
};
