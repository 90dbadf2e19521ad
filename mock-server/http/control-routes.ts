import * as v from 'valibot';
import type { Dispatch } from '../dispatch/dispatch';
import { Fault } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import { type BackendLog, reportOf, resetLog } from '../log';
import { type ScenarioName, scenarioNames, stepStatuses } from '../scenario';
import { check, type Route, route } from './route';

/** The parts that the control calls change. */
interface ControlParts {
  readonly faults: FaultBox;
  readonly log: BackendLog;
  /** The scenario of future orders whose instructions name none, and the one of the start. */
  readonly scenario: { current: ScenarioName; readonly initial: ScenarioName };
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

/** Faults on demand, the log, the scenario, the progress of rides, and the reset. */
export const controlRoutes = ({ faults, log, scenario, moveRidesTo, resetAll }: ControlParts): readonly Route[] => [
  route('get', '/', () => ({ message: 'The local backend of the taxi website: docs/local-backend.md' })),
  route('get', '/__faults', () => faults.list()),
  route('post', '/__faults', ({ body }) => {
    faults.add(Array.isArray(body) ? check(v.array(Fault), body) : [check(Fault, body)]);
    return faults.list();
  }),
  route('delete', '/__faults', () => faults.clear()),
  route('get', '/__log', () => reportOf(log)),
  route('delete', '/__log', () => resetLog(log)),
  route('get', '/__scenario', () => ({ scenario: scenario.current, scenarios: scenarioNames })),
  route('post', '/__scenario', ({ body }) => {
    scenario.current = check(ScenarioRequest, body).scenario;
    return { scenario: scenario.current };
  }),
  route('delete', '/__scenario', () => {
    scenario.current = scenario.initial;
  }),
  route('post', '/__rides', ({ body }) => moveRidesTo(check(RidesRequest, body).status)),
  route('post', '/__reset', resetAll),
];
