/** A placeholder for a fact that is not known yet. */
class Sample<Value> {
  constructor(readonly value: Value) {}
}

/** Marks a fact as made up: the pages say so, `npm run build` counts it, `npm run build:production` fails. */
export const sample = <Value>(value: Value): Sample<Value> => new Sample(value);

/** The facts without their marks. */
type Plain<Facts> =
  Facts extends Sample<infer Value>
    ? Value
    : Facts extends object
      ? { readonly [Name in keyof Facts]: Plain<Facts[Name]> }
      : Facts;

/** Removes the marks. Returns the plain facts and the dotted paths of all marked ones. */
export function removeSampleMarks<Facts>(facts: Facts): { facts: Plain<Facts>; samples: readonly string[] } {
  const samples: string[] = [];
  const strip = (branch: unknown, path: string): unknown => {
    if (branch instanceof Sample) {
      samples.push(path);
      return branch.value;
    }
    if (typeof branch !== 'object' || branch === null || Array.isArray(branch)) return branch;
    return Object.fromEntries(
      Object.entries(branch).map(([name, value]) => [name, strip(value, path ? `${path}.${name}` : name)]),
    );
  };
  return { facts: strip(facts, '') as Plain<Facts>, samples };
}
