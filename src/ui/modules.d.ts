/** CSS Modules as Gatsby builds them: every class is a named export. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export = classes;
}

/** Styles of the whole site. */
declare module '*/global.css';

/** The icons of the library, each in its own file. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode;
  export default icon;
}
