/** Replaces style sheets in tests of components, because jsdom has no layout. Every class is undefined. */
export {};
