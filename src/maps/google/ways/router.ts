import type { Router } from '../../port/service';

const MS_PER_SECOND = 1_000;

const loadRoutes = async () => (await google.maps.importLibrary('routes')) as google.maps.RoutesLibrary;

/** Google's Routes (D26). */
export const router: Router = {
  route: async (origin, destination) => {
    const { Route } = await loadRoutes();
    const { routes } = await Route.computeRoutes({
      origin,
      destination,
      travelMode: 'DRIVING',
      fields: ['path', 'distanceMeters', 'durationMillis'],
    });
    const route = routes?.[0];
    if (!route?.path?.length) return null;
    return {
      path: route.path.map(({ lat, lng }) => ({ lat, lng })),
      distanceMeters: route.distanceMeters ?? 0,
      durationSeconds: (route.durationMillis ?? 0) / MS_PER_SECOND,
    };
  },
  distance: async (origin, destination) => {
    const { RouteMatrix } = await loadRoutes();
    const { matrix } = await RouteMatrix.computeRouteMatrix({
      origins: [origin],
      destinations: [destination],
      travelMode: 'DRIVING',
      fields: ['condition', 'distanceMeters'],
    });
    return matrix.rows[0]?.items[0]?.distanceMeters ?? null;
  },
};
