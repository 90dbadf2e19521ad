import * as v from 'valibot';
import { orNull } from '../lib/reading';
import type { PriceKind } from '../site';

/** How binding a price is; null if the backend does not say. */
export const priceKind: v.GenericSchema<unknown, PriceKind | null> = orNull(
  v.picklist(['taximeter', 'corridor', 'fixed']),
);
