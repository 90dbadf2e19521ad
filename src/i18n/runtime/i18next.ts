/** Texts of one namespace: nested, with sentences as leaves. */
export interface Branch {
  readonly [key: string]: string | Branch;
}

/** What the i18n plugin gives its instance. Everything else that it names, the library decides and this site does not use. */
export interface Options {
  readonly lng: string;
  readonly defaultNS: string;
  readonly resources: Readonly<Record<string, Readonly<Record<string, Branch>>>>;
  readonly interpolation: { readonly defaultVariables: Values };
}

/** What fills the variables of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** The texts of a page in its language, as the i18n plugin and its hooks know them. */
export interface I18n {
  language: string;
  init(options: Options): void;
  /** A sentence by its key, of a namespace of its own ("errors:loginServer") or of the one that is named. A key without a sentence stands for itself. */
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
      const facts: Values = { ...options.interpolation.defaultVariables, ...values };
      return sentence.replace(/{{\s*(\w+)\s*}}/g, (whole, name: string) => String(facts[name] ?? whole));
    },
  };
}

/** Stands in for the library in the browser's bundle (gatsby-node.ts): of its 15 KB this site needs a look-up and its variables. */
export default { createInstance };
