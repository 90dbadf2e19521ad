import * as v from 'valibot';
import { addressAt, findSuggestions } from '../../../../src/maps/addresses/look-up';
import type { Service } from '../../../../src/maps/port/service';
import { findDistance, findRoute } from '../../../../src/maps/routing/find-route';
import type { Boundary } from '../../../support/fuzz/boundary';
import * as shape from '../../../support/fuzz/shapes';

const here = { lat: 51.31, lng: 9.49 };
const search = { language: 'de', center: here, radiusMeters: 1_000, origin: here } as const;

const place = v.strictObject({
  id: v.string(),
  label: shape.line,
  coordinates: shape.position,
  area: shape.line,
  city: shape.line,
  zipcode: shape.line,
});
const question = v.union([v.null(), v.looseObject({ kind: v.string() })]);
const suggestion = v.strictObject({
  icon: v.optional(v.picklist(['train', 'plane'])),
  id: v.string(),
  title: v.string(),
  detail: v.string(),
  distanceMeters: shape.orNull(shape.number(Number.MIN_VALUE, 10_000_000)),
  chosen: shape.orNull(v.strictObject({ place, question })),
});

/** Every suggestion with its details, and the question about them. */
async function suggestions(): Promise<unknown> {
  const found = await findSuggestions('Goethestraße 12', search);
  if (!found.ok) return null;
  return Promise.all(
    found.value.map(async ({ choose, ...shown }) => {
      const choice = await choose();
      const chosen = choice.ok ? { place: choice.value.place, question: choice.value.questionAfter('Weg 3') } : null;
      return { ...shown, chosen };
    }),
  );
}

/** Good answers of one provider in its own form, and the way to answer with a text in its place. */
export interface FakeProvider {
  readonly provider: Service['provider'];
  /** The files that read the answers. */
  readonly files: Readonly<Record<'addresses' | 'ways', readonly string[]>>;
  readonly samples: Readonly<Record<'suggestions' | 'address' | 'route' | 'distance', readonly unknown[]>>;
  /** The provider answers this JSON text. */
  readonly answerWith: (text: string) => void;
}

/** The answers of a provider of addresses and ways, read through the functions that the screens use. */
export function mapBoundaries({ provider, files, samples, answerWith }: FakeProvider): readonly Boundary[] {
  const common = ['src/maps/addresses/look-up.ts', 'src/maps/routing/find-route.ts'];
  const row = (
    name: keyof FakeProvider['samples'],
    ask: () => Promise<unknown>,
    answers: v.GenericSchema,
    nothing: unknown = null,
  ): Boundary => ({
    name: `${name}, as ${provider} answers it`,
    files: [...common, ...(name === 'suggestions' || name === 'address' ? files.addresses : files.ways)],
    form: 'json',
    samples: samples[name],
    read: (text) => {
      answerWith(text);
      return ask();
    },
    answers,
    nothing,
  });
  const valueIn = async <Value>(result: Promise<{ ok: true; value: Value } | { ok: false }>) => {
    const settled = await result;
    return settled.ok ? settled.value : null;
  };
  return [
    row('suggestions', suggestions, v.array(suggestion)),
    row('address', () => valueIn(addressAt(here, 'de')), place),
    row(
      'route',
      () => valueIn(findRoute(here, here)),
      v.strictObject({
        path: v.pipe(v.array(shape.position), v.minLength(1)),
        distanceKm: shape.kilometers,
        minutes: shape.minutes,
      }),
    ),
    row('distance', () => valueIn(findDistance(here, here)), shape.kilometers),
  ];
}
