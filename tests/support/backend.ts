import type { Page } from '@playwright/test';
import type { Fault } from '../../mock-server/faults/fault';
import { api, expect } from './browser/browser';

/** Adds faults to the local backend (DESIGN §8). */
export async function misbehave(page: Page, ...faults: readonly Fault[]) {
  const answer = await page.request.post(`${api}/__faults`, { data: faults });
  expect(answer.ok()).toBe(true);
}

/** Ends all faults. */
export async function behave(page: Page) {
  await page.request.delete(`${api}/__faults`);
}

/** The counts of the local backend. */
export async function readLog(page: Page): Promise<{
  ordersCreated: number;
  socketsOpened: number;
  /** Accepted frames of the site, by case: 700, 705, 706. */
  cases: Record<string, number>;
  framesIgnored: number;
  faults: Record<string, number>;
  /** Received requests, by method and route. */
  requests: Record<string, number>;
  google: { mapsScripts: number; calls: Record<string, number>; sessions: number };
}> {
  return (await page.request.get(`${api}/__log`)).json();
}
