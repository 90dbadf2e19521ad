import path from 'node:path';
import { type MapServices, mapServices } from '../../src/site';

/** The supported choices, by their open capabilities. */
const SUPPORTED = ['', 'addresses', 'map,addresses,ways'];

/** What a provider can do. */
export const capabilities = ['map', 'addresses', 'ways'] as const;

/** A choice that no build supports; its message is for the operator. */
export class UnsupportedChoice extends Error {}

/** The open capabilities in the variable. */
function openIn(variable: string) {
  const named = variable.split(',').filter(Boolean);
  const unknown = named.find((name) => !capabilities.some((capability) => capability === name));
  if (unknown) throw new UnsupportedChoice(`OPEN_MAPS names "${unknown}". It may name ${capabilities.join(', ')}.`);
  return capabilities.filter((capability) => named.includes(capability));
}

/**
 * The operator's choice (src/site.ts); the variable `OPEN_MAPS` overrides the open capabilities of this build
 * ("addresses", "map,addresses,ways"). Throws an {@link UnsupportedChoice}.
 */
export function chosenProviders(chosen: MapServices = mapServices, variable = process.env.OPEN_MAPS): MapServices {
  const open =
    variable === undefined ? capabilities.filter((capability) => chosen[capability] === 'open') : openIn(variable);
  if (!SUPPORTED.includes(open.join())) {
    throw new UnsupportedChoice(
      `mapServices (src/site.ts, or OPEN_MAPS): open ${open.join(' and ')} is not supported. ` +
        `Open may be none, addresses alone, or ${capabilities.join(', ')} (docs/maps.md).`,
    );
  }
  const providerOf = (capability: (typeof capabilities)[number]) => (open.includes(capability) ? 'open' : 'google');
  return { map: providerOf('map'), addresses: providerOf('addresses'), ways: providerOf('ways') };
}

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
