import type { Application } from 'json-server';
import * as v from 'valibot';
import type { Dispatch } from '../dispatch/dispatch';
import { Fault } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import { type BackendLog, reportOf, resetLog } from '../log/backend-log';
import { type ScenarioName, scenarioNames } from '../scenario/scenario';
import { stepStatuses } from '../scenario/timetable';
import { check } from './route';

/** The scenario of future orders whose instructions name none. */
export interface ScenarioChoice {
  current(): ScenarioName;
  choose(scenario: ScenarioName): void;
  /** Back to the one of the start. */
  reset(): void;
}

/** The parts that the control calls change. */
export interface ControlParts {
  readonly faults: FaultBox;
  readonly log: BackendLog;
  readonly scenario: ScenarioChoice;
  readonly moveRidesTo: Dispatch['moveTo'];
  /** Restores everything to a fresh start: data, faults, log and scenario. */
  readonly resetAll: () => void;
}

const ScenarioRequest = v.strictObject({
  scenario: v.picklist(scenarioNames, `Expected one of ${scenarioNames.join(', ')}`),
});

const RidesRequest = v.strictObject({
  status: v.picklist(stepStatuses, `Expected one of ${stepStatuses.join(', ')}`),
});

/** Whether a path controls the local backend; no real backend has such paths. */
export const isControlPath = (path: string) => path.startsWith('/__');

/** Starts with this scenario. */
export function createScenarioChoice(initial: ScenarioName): ScenarioChoice {
  let chosen = initial;
  return {
    current: () => chosen,
    choose: (scenario) => {
      chosen = scenario;
    },
    reset: () => {
      chosen = initial;
    },
  };
}

/** Serves faults on demand, the log, the scenario and the progress of rides, and the reset (DESIGN §8). */
export function serveControl(
  application: Application,
  { faults, log, scenario, moveRidesTo, resetAll }: ControlParts,
): void {
  application.get('/__faults', (_request, response) => {
    response.json(faults.list());
  });
  application.post('/__faults', ({ body }, response) => {
    faults.add(Array.isArray(body) ? check(v.array(Fault), body) : [check(Fault, body)]);
    response.json(faults.list());
  });
  application.delete('/__faults', (_request, response) => {
    faults.clear();
    response.status(204).end();
  });

  application.get('/__log', (_request, response) => {
    response.json(reportOf(log));
  });
  application.delete('/__log', (_request, response) => {
    resetLog(log);
    response.status(204).end();
  });

  application.get('/__scenario', (_request, response) => {
    response.json({ scenario: scenario.current(), scenarios: scenarioNames });
  });
  application.post('/__scenario', ({ body }, response) => {
    scenario.choose(check(ScenarioRequest, body).scenario);
    response.json({ scenario: scenario.current() });
  });
  application.delete('/__scenario', (_request, response) => {
    scenario.reset();
    response.status(204).end();
  });

  application.post('/__rides', ({ body }, response) => {
    moveRidesTo(check(RidesRequest, body).status);
    response.status(204).end();
  });

  application.post('/__reset', (_request, response) => {
    resetAll();
    response.status(204).end();
  });
}
