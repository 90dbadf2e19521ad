import { NotCoveredError } from './errors';
import members from './google-members.json';

/** A class of Google's with the names of its members; `parent` is a class of Google's or of the page. */
interface GoogleClass {
  readonly methods: readonly string[];
  readonly properties: readonly string[];
  readonly statics: readonly string[];
  readonly parent: string | null;
}

/** Everything that Google Maps has, from @types/google.maps (`npm run google:members`). */
export const googleMembers: {
  /** What `importLibrary` hands out, by the library's name. */
  readonly libraries: Readonly<Record<string, readonly string[]>>;
  /** Classes, enumerations and functions by what follows `google.maps.`; '' is `google.maps` itself. */
  readonly namespaces: Readonly<Record<string, readonly string[]>>;
  readonly classes: Readonly<Record<string, GoogleClass>>;
  /** The properties of requests and options, by their name. */
  readonly requests: Readonly<Record<string, readonly string[]>>;
} = members;

/** What programs look at to see what something is. */
const HARMLESS = [
  'prototype',
  'name',
  'length',
  'then',
  'constructor',
  'toJSON',
  '$$typeof',
  'asymmetricMatch',
  'nodeType',
];

/**
 * Something of Google's that the stand-in lacks: it can be handed around and has its constants, but any other use
 * throws its name.
 */
export function notCovered(what: string, constants: Readonly<Record<string, unknown>> = {}): object {
  const refuse = () => {
    throw new NotCoveredError(what);
  };
  return new Proxy(function missing() {}, {
    construct: refuse,
    apply: refuse,
    set: refuse,
    get: (target, name) => {
      if (typeof name === 'string' && Object.hasOwn(constants, name)) return constants[name];
      if (typeof name === 'symbol' || HARMLESS.includes(name)) return Reflect.get(target, name);
      throw new NotCoveredError(`${what}.${name}`);
    },
  });
}

/** Everything that was found missing, by name: `google.maps.Map.getStreetView`. */
export const missingMembers = new Set<string>();

/** The same object, with everything of these names that it lacks. */
export function completed<Own extends object>(own: Own, names: readonly string[], prefix: string): Own {
  for (const name of names) {
    if (name in own) continue;
    missingMembers.add(`${prefix}${name}`);
    Object.defineProperty(own, name, { value: notCovered(`${prefix}${name}`), enumerable: true });
  }
  return own;
}

/**
 * Classes whose missing properties say so too; the others are answers, whose fields are undefined until they are asked
 * for.
 */
const THINGS = ['Map', 'InfoWindow', 'Polyline', 'marker.AdvancedMarkerElement', 'marker.PinElement'];

/** Lets a class of the stand-in say what Google's class of this name has and it lacks. */
export function completeClass(ours: { readonly prototype: object }, name: string): void {
  const google = googleMembers.classes[name];
  if (!google) return;
  const { prototype } = ours;
  completed(ours, google.statics, `google.maps.${name}.`);
  for (const method of google.methods) {
    if (method in prototype) continue;
    missingMembers.add(`google.maps.${name}.${method}`);
    const value = () => {
      throw new NotCoveredError(`google.maps.${name}.${method}`);
    };
    Object.defineProperty(prototype, method, { value, configurable: true, writable: true });
  }
  for (const property of THINGS.includes(name) ? google.properties : []) {
    if (property in prototype) continue;
    missingMembers.add(`google.maps.${name}.${property}`);
    const refuse = () => {
      throw new NotCoveredError(`google.maps.${name}.${property}`);
    };
    // Nothing is what it has anyway.
    const set = (value: unknown) => (value ? refuse() : undefined);
    Object.defineProperty(prototype, property, { get: refuse, set, configurable: true });
  }
}
