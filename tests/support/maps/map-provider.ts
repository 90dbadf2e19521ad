import type { Page } from '@playwright/test';
import type { Coordinates } from '../../../src/lib/coordinates';
import { openMaps } from '../../../src/site';
import { readLog } from '../backend';
import { api } from '../browser/browser';

/** Whether the stories run on a site with the open map, addresses and routes (tests/long/maps/playwright.config.ts). */
const isOpen = process.env.OPEN_MAPS === 'map,addresses,ways';

const SECONDS_PER_MINUTE = 60;

/** The route between two places, in the provider's answer. */
export interface StoryRoute {
  readonly path: readonly Coordinates[];
  readonly minutes: number;
}

/** The position of the car's marker: Google's own element has it; Leaflet's is computed from the tiles beneath it. */
export const markerPlace = (page: Page): Promise<Coordinates> =>
  isOpen ? placeOnTiles(page) : placeOfGooglesMarker(page);

/** Requests a route from the provider. It counts in {@link routesAsked}. */
export const routeBetween = (page: Page, from: Coordinates, to: Coordinates): Promise<StoryRoute> =>
  isOpen ? askValhalla(page, from, to) : askGoogle(page, from, to);

/** The number of routes requested from the provider. */
export async function routesAsked(page: Page): Promise<number | undefined> {
  const { google, requests } = await readLog(page);
  return isOpen ? requests['GET /valhalla/route'] : google.calls['routes.route'];
}

const placeOfGooglesMarker = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('gmp-advanced-marker:has([data-vehicle])');
    const { lat, lng } = (element as unknown as { position: Coordinates }).position;
    return { lat, lng };
  });

/** The pickup's pin: on the open map it is a button, because keys move it. */
export const pickupPin = (page: Page) => page.getByRole(isOpen ? 'button' : 'img', { name: 'Pickup', exact: true });

/** Ends a zoom animation of the open map, which the browser's real clock drives even in stories with a fake one. */
export const endZoom = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });

async function placeOnTiles(page: Page) {
  await endZoom(page);
  return page.evaluate(() => {
    const marker = document.querySelector('.open-map-marker:has([data-vehicle])');
    const tile = document.querySelector<HTMLImageElement>('.leaflet-tile-loaded');
    const [, z, x, y] = /\/tiles\/(\d+)\/(-?\d+)\/(-?\d+)/.exec(tile?.src ?? '') ?? [];
    if (!marker || !tile) throw new Error('The map has no car or no tile');
    const [at, corner] = [marker.getBoundingClientRect(), tile.getBoundingClientRect()];
    const tiles = 2 ** Number(z);
    const worldX = (Number(x) + (at.left + at.width / 2 - corner.left) / corner.width) / tiles;
    const worldY = (Number(y) + (at.bottom - corner.top) / corner.height) / tiles;
    const lat = (Math.atan(Math.sinh(Math.PI * (1 - 2 * worldY))) * 180) / Math.PI;
    return { lat, lng: worldX * 360 - 180 };
  });
}

const askGoogle = (page: Page, from: Coordinates, to: Coordinates) =>
  page.evaluate(
    async ([origin, destination]) => {
      const { Route } = (await google.maps.importLibrary('routes')) as google.maps.RoutesLibrary;
      const fields = ['path', 'durationMillis'];
      const { routes } = await Route.computeRoutes({ origin, destination, travelMode: 'DRIVING', fields });
      const [route] = routes ?? [];
      return {
        path: (route?.path ?? []).map(({ lat, lng }) => ({ lat, lng })),
        minutes: (route?.durationMillis ?? 0) / 60_000,
      };
    },
    [from, to] as const,
  );

async function askValhalla(page: Page, from: Coordinates, to: Coordinates): Promise<StoryRoute> {
  const locations = [from, to].map(({ lat, lng }) => ({ lat, lon: lng }));
  const question = { locations, costing: 'auto', format: 'osrm', shape_format: 'geojson' };
  const answer = await page.request.get(`${api}/valhalla/route`, { params: { json: JSON.stringify(question) } });
  const [{ geometry, duration }] = (await answer.json()).routes;
  return {
    path: geometry.coordinates.map(([lng, lat]: readonly [number, number]) => ({ lat, lng })),
    minutes: (duration * openMaps.minutesFactor) / SECONDS_PER_MINUTE,
  };
}
