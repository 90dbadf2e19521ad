/** Thrown for what Google has and the stand-in lacks: a wrong answer could pass a test that must fail. */
export class NotCoveredError extends Error {
  override readonly name = 'NotCoveredError';

  constructor(what: string) {
    super(`The local stand-in for Google does not cover ${what}.`);
  }
}

/** Names that programs read to inspect any value. */
const INSPECTED: readonly (string | symbol)[] = ['then', 'toJSON', '$$typeof', 'asymmetricMatch', 'nodeType'];

/** The end of a chain of prototypes: a member that nothing before it has throws its name. */
const refusing = (path: string, base: object): object =>
  new Proxy(base, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target || INSPECTED.includes(name)) return Reflect.get(target, name);
      throw new NotCoveredError(`${path}.${name}`);
    },
    set: (_target, name) => {
      throw new NotCoveredError(`${path}.${String(name)}`);
    },
  });

/** The same object: a member that it lacks throws its name, as in `google.maps.TrafficLayer`. */
export function limited<Part extends object>(path: string, part: Part): Part {
  return Object.setPrototypeOf(part, refusing(path, Object.prototype));
}

/** The same for what belongs to a class and to its objects, as in `google.maps.Map.getStreetView`. */
export function limitClass(path: string, part: { readonly prototype: object }): void {
  Object.setPrototypeOf(part, refusing(path, Function.prototype));
  limited(path, part.prototype);
}

/** Refuses the options of a call that have no effect here, by the name of their type. */
export function checkOptions<Options extends object>(
  type: string,
  options: Options,
  covered: readonly (keyof Options & string)[],
): void {
  for (const [name, value] of Object.entries(options)) {
    const isSet = value !== undefined && value !== null;
    if (isSet && !covered.some((one) => one === name)) throw new NotCoveredError(`the option ${name} of ${type}`);
  }
}

/** A function that takes what Google's takes. */
type Takes<Values extends readonly unknown[]> = (...values: Values) => unknown;

/** An object with some members of Google's: values of the same types, methods that take the same. */
type Some<Whole> = {
  readonly [Name in keyof Whole]?: Whole[Name] extends (...values: infer Values) => unknown
    ? Takes<Values>
    : Whole[Name] extends Node | string | number | boolean | null | undefined
      ? Whole[Name]
      : Some<Whole[Name]>;
};

/** The shape of a stand-in for a part of Google's: what there is takes and has what Google's takes and has. */
export type StandInFor<Part> = Part extends abstract new (
  ...values: infer Values
) => infer Instance
  ? (abstract new (...values: Values) => Some<Instance>) & Some<Omit<Part, 'prototype'>>
  : Part extends (...values: infer Values) => unknown
    ? Takes<Values>
    : { readonly [Name in keyof Part]?: StandInFor<Part[Name]> };
