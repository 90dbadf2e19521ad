import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The variables of a build: those of `.env.production`, over them the environment's, over both what is given. Gatsby
 * reads the file for the scripts of browsers alone: its own configuration, which writes policies, robots.txt and
 * sitemap, would not know them.
 */
export const buildVariables = (file, environment, given) => {
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...environment, ...given };
};
