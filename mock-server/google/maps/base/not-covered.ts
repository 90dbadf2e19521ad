import { NotCoveredError } from './errors';
import members from './google-members.json';

/** A class of Google's with the names of its members; `parent` is a class of Google's or of the page. */
interface GoogleClass {
  readonly methods: readonly string[];
  readonly properties: readonly string[];
  readonly statics: readonly string[];
  readonly parent: string | null;
}

/** All members of Google Maps, from @types/google.maps (`npm run google:members`). */
export const googleMembers: {
  /** The exports of `importLibrary`, by the library's name. */
  readonly libraries: Readonly<Record<string, readonly string[]>>;
  /** Classes, enumerations and functions by their path below `google.maps.`; '' is `google.maps` itself. */
  readonly namespaces: Readonly<Record<string, readonly string[]>>;
  readonly classes: Readonly<Record<string, GoogleClass>>;
  /** The properties of requests and options, by their name. */
  readonly requests: Readonly<Record<string, readonly string[]>>;
} = members;

/** Properties that programs read to inspect a value. */
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
 * A member of Google's that the stand-in lacks: it can be passed around and has its constants, but any other use throws
 * its name.
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

/** All missing members that were used, by name: `google.maps.Map.getStreetView`. */
export const missingMembers = new Set<string>();

/** The same object, completed by the members of these names that it lacks. */
export function completed<Own extends object>(own: Own, names: readonly string[], prefix: string): Own {
  for (const name of names) {
    if (name in own) continue;
    missingMembers.add(`${prefix}${name}`);
    Object.defineProperty(own, name, { value: notCovered(`${prefix}${name}`), enumerable: true });
  }
  return own;
}

/** Classes whose missing properties throw; the others are answers, whose fields are undefined until requested. */
const THINGS = ['Map', 'InfoWindow', 'Polyline', 'marker.AdvancedMarkerElement', 'marker.PinElement'];

/** Adds to a stand-in's class the missing members of Google's class of this name, which throw. */
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
    // Setting an empty value has no effect.
    const set = (value: unknown) => (value ? refuse() : undefined);
    Object.defineProperty(prototype, property, { get: refuse, set, configurable: true });
  }
}
