import path from 'node:path';
import type { MapServices } from '../../src/site';
import { capabilities } from '../configuration/chosen-providers';
import type { FilesCheck } from './bundled-files';

/**
 * webpack's aliases for the providers: an import of `map-provider/canvas` resolves to `src/maps/google/map/canvas` or
 * that of `open`. A condition in the code would include both in every build.
 */
export const providerAliases = (chosen: MapServices): Readonly<Record<string, string>> =>
  Object.fromEntries(
    capabilities.map((capability) => [
      `${capability}-provider`,
      path.resolve('src/maps', chosen[capability], capability),
    ]),
  );

const providers = ['google', 'open'] as const;

/** The folders of unused adapters, and of providers without any used adapter. */
const otherFolders = (chosen: MapServices): readonly string[] =>
  providers.flatMap((provider) => {
    const others = capabilities.filter((capability) => chosen[capability] !== provider);
    const isChosen = others.length < capabilities.length;
    return isChosen ? others.map((capability) => `src/maps/${provider}/${capability}/`) : [`src/maps/${provider}/`];
  });

/** Finds files of unused adapters. */
export const otherAdapters =
  (chosen: MapServices): FilesCheck =>
  (files) =>
    [...files]
      .filter((file) => otherFolders(chosen).some((folder) => file.startsWith(folder)))
      .map((file) => `${file} is in the bundle, but mapServices has chosen another provider.`);
