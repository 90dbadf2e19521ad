import type { Coordinates } from '../../lib/coordinates';
import { findRoute } from '../routing/find-route';
import { isOffRoute, type MapCar } from './motion';

const none: readonly Coordinates[] = [];

/**
 * Finds a car's route to its goal: the known path if the car is on it. Otherwise it requests a route once per driver
 * and goal, and again when the car is more than 100 m off. Empty until then, and if there is none. `onFound` receives
 * an answer that arrives between two reports.
 */
export function createCarRoute(
  onFound: (route: readonly Coordinates[]) => void = () => {},
  find: typeof findRoute = findRoute,
): (car: MapCar) => readonly Coordinates[] {
  let route = none;
  let drive = '';
  let questions = 0;

  const ask = async (from: Coordinates, goal: Coordinates) => {
    route = none;
    questions += 1;
    const question = questions;
    const answer = await find(from, goal);
    // The answer belongs to an earlier driver or goal.
    if (question !== questions || !answer.ok) return;
    route = answer.value.path;
    onFound(route);
  };

  return ({ driver, position, goal, path }) => {
    if (!goal) return none;
    const next = `${driver} ${goal.lat},${goal.lng}`;
    const isKnown = next === drive && (route.length === 0 || !isOffRoute(position, route));
    drive = next;
    if (isKnown) return route;
    if (isOffRoute(position, path)) void ask(position, goal);
    else {
      questions += 1;
      route = path;
    }
    return route;
  };
}
