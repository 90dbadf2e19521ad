/** The folders of `src/maps` that each hold the adapters of one provider. */
const adapters = '^src/maps/(google|open)/';

/**
 * Who may import what of the providers of map, addresses and ways, and of the sign-in. `src/maps/port` and
 * `src/session/identity/port.ts` say what each adapter offers.
 */
module.exports = [
  {
    name: 'only-googles-adapter-imports-its-library',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/maps/google/' },
    to: { path: ['node_modules/@react-google-maps/', '^@react-google-maps/'] },
  },
  {
    name: 'only-the-open-adapter-imports-leaflet',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/maps/open/' },
    to: { path: ['node_modules/leaflet/', '^leaflet'] },
  },
  {
    name: 'maps-import-providers-through-their-aliases',
    comment:
      'an import of map-provider, addresses-provider or ways-provider reads the one that the operator has chosen',
    severity: 'error',
    from: { path: '^src/maps/', pathNot: adapters },
    to: { path: adapters, dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'only-maps-imports-providers',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/maps/' },
    to: { path: adapters },
  },
  {
    name: 'adapters-do-not-know-each-other',
    severity: 'error',
    from: { path: adapters },
    to: { path: adapters, pathNot: '^src/maps/$1/' },
  },
  {
    name: 'adapters-import-no-chosen-provider',
    comment: 'the alias may lead to the other adapter',
    severity: 'error',
    from: { path: adapters },
    to: { path: adapters, dependencyTypes: ['aliased'] },
  },
  {
    name: 'the-port-holds-types-only',
    severity: 'error',
    from: { path: '^src/maps/port/' },
    to: { dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-its-adapter-imports-googles-sign-in',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/session/identity/google/' },
    to: { path: ['node_modules/@react-oauth/', '^@react-oauth/'] },
  },
  {
    name: 'only-the-choice-imports-adapters-of-the-sign-in',
    comment: 'provider.ts and settings.ts name the one that this site has',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/session/identity/([^/]+/|(provider|settings)\\.ts$)' },
    to: { path: '^src/session/identity/[^/]+/' },
  },
];
