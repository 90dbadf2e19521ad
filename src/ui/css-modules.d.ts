/** CSS Modules as Gatsby builds them: every class is a named export. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

/** Styles of the whole site. */
declare module '*/global.css';
