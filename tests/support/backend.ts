import type { Page } from '@playwright/test';
import type { Fault } from '../../mock-server/faults/fault';
import type { reportOf } from '../../mock-server/log';
import type { LiveStatus, ScenarioName } from '../../mock-server/scenario';
import { api, expect } from './browser/browser';

/** What can ask the local backend: a page, or a story without one. */
type Asking = Pick<Page, 'request'>;

/** Adds faults to the local backend. */
export async function misbehave(page: Asking, ...faults: readonly Fault[]) {
  const answer = await page.request.post(`${api}/__faults`, { data: faults });
  expect(answer.ok()).toBe(true);
}

/** Ends all faults. */
export async function behave(page: Asking) {
  await page.request.delete(`${api}/__faults`);
}

/** Chooses how the rides of later orders go. */
export async function chooseScenario(page: Asking, scenario: ScenarioName) {
  const answer = await page.request.post(`${api}/__scenario`, { data: { scenario } });
  expect(answer.ok()).toBe(true);
}

/** Moves the rides of the scenario `in-steps` to a status, in which they stay. */
export async function moveRides(page: Asking, status: LiveStatus) {
  const answer = await page.request.post(`${api}/__rides`, { data: { status } });
  expect(answer.ok()).toBe(true);
}

/** The counts of the local backend. */
export async function readLog(page: Asking): Promise<ReturnType<typeof reportOf>> {
  return (await page.request.get(`${api}/__log`)).json();
}
