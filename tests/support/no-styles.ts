/** Stands in for style sheets in tests of components: jsdom lays nothing out. Every class is undefined. */
export {};
