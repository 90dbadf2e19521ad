import { textFacts } from '../texts';

/** The texts of one namespace: nested, with sentences as leaves. */
export interface Branch {
  readonly [key: string]: string | Branch;
}

/** The options that the i18n plugin passes and this site needs. */
export interface Options {
  readonly lng: string;
  readonly defaultNS: string;
  readonly resources: Readonly<Record<string, Readonly<Record<string, Branch>>>>;
}

export type Values = Readonly<Record<string, string | number>>;

/** The texts of a page in its language, with the interface that the i18n plugin and its hooks use. */
export interface I18n {
  language: string;
  init(options: Options): void;
  /**
   * The sentence of a key, either qualified by a namespace ("errors:loginServer") or in the given one. Returns the key
   * if there is no sentence.
   */
  text(namespace: string | undefined, key: string, values?: Values): string;
}

const leaf = (branch: Branch | undefined, path: string) =>
  path
    .split('.')
    .reduce<string | Branch | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), branch);

function createInstance(): I18n {
  let options: Options;
  return {
    language: '',
    init(given) {
      options = given;
      this.language = given.lng;
    },
    text(namespace, key, values) {
      const [, named = namespace ?? options.defaultNS, path = ''] = /^(?:([\w-]+):)?(.*)$/s.exec(key) ?? [];
      const sentence = leaf(options.resources[this.language]?.[named], path);
      if (typeof sentence !== 'string') return path;
      const facts: Values = { ...textFacts, ...values };
      return sentence.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => String(facts[name] ?? whole));
    },
  };
}

/**
 * Replaces the library in the browser and in the built HTML (scripts/bundles): of its 15 KB this site needs only the
 * lookup and variables. The operator's facts are available in every sentence.
 */
export default { createInstance };
