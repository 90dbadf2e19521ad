/** Style sheets that scripts/bundles/webpack.ts imports as text. */
declare module 'leaflet/dist/leaflet.css' {
  const sheet: string;
  export default sheet;
}
declare module '*/open-map.css' {
  const sheet: string;
  export default sheet;
}
