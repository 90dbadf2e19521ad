import * as v from 'valibot';
import type { Dispatch } from '../dispatch/dispatch';
import { Fault } from '../faults/fault';
import type { FaultBox } from '../faults/fault-box';
import { type BackendLog, reportOf, resetLog } from '../log';
import { type ScenarioName, scenarioNames, stepStatuses } from '../scenario/timetable';
import { check, type Route } from './route';

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

/** Faults on demand, the log, the scenario, the progress of rides, and the reset (DESIGN §8). */
export const controlRoutes = ({ faults, log, scenario, moveRidesTo, resetAll }: ControlParts): readonly Route[] => [
  { method: 'get', path: '/', answer: () => ({ message: 'The local backend of the taxi website: docs/backend.md' }) },
  { method: 'get', path: '/__faults', answer: () => faults.list() },
  {
    method: 'post',
    path: '/__faults',
    answer: ({ body }) => {
      faults.add(Array.isArray(body) ? check(v.array(Fault), body) : [check(Fault, body)]);
      return faults.list();
    },
  },
  { method: 'delete', path: '/__faults', answer: () => faults.clear() },
  { method: 'get', path: '/__log', answer: () => reportOf(log) },
  { method: 'delete', path: '/__log', answer: () => resetLog(log) },
  {
    method: 'get',
    path: '/__scenario',
    answer: () => ({ scenario: scenario.current, scenarios: scenarioNames }),
  },
  {
    method: 'post',
    path: '/__scenario',
    answer: ({ body }) => {
      scenario.current = check(ScenarioRequest, body).scenario;
      return { scenario: scenario.current };
    },
  },
  {
    method: 'delete',
    path: '/__scenario',
    answer: () => {
      scenario.current = scenario.initial;
    },
  },
  { method: 'post', path: '/__rides', answer: ({ body }) => moveRidesTo(check(RidesRequest, body).status) },
  { method: 'post', path: '/__reset', answer: resetAll },
];
