import type { Page } from '@playwright/test';
import { behave, misbehave, readLog } from '../backend';
import { expect, expectAccessible } from '../browser/browser';
import { PREFIX } from '../browser/built-site';
import { storeTokens, tokensOf } from '../browser/customer';
import { LIST } from '../browser/ordering';
import { type Customer, goOn } from './customer';
import { createDevice, type Device } from './device';
import { type ChaosStory, wordsOf } from './story';
import { troubles } from './troubles';
import { agrees, readTruth } from './truth';
import { createDeadEndWatch } from './way-out';

/**
 * After all faults have ended every page must reach the true state, however slow the machine is: a story that does not
 * ends here, with its steps.
 */
const CALM_MS = 600_000;
/** While a customer only waits for the end of the faults, time runs faster. */
const WAIT_STEP_MS = 2_000;
/**
 * After this time without faults a customer in doubt learns from the list that two minutes have passed for the backend
 * (D46). Longer than any answer may still take.
 */
const DOUBT_MS = 20_000;
const TWO_MINUTES_LATER = { match: LIST, change: { dateOffsetSeconds: 130 } };

/** A customer with a device; in a story of two tabs both of them are checked. */
interface Actor {
  readonly customer: Customer;
  readonly device: Device;
  readonly pages: () => readonly Page[];
}

/** The pages of a story: one page, and a page on another device. */
export interface Stage {
  readonly page: Page;
  readonly openDevice: () => Promise<Page>;
  /** Further preparation of each device, at the start. */
  readonly prepare?: (device: Device) => Promise<unknown>;
  readonly calmMs?: number;
}

/**
 * Plays a story: the customers act between the troubles. Then all faults end, and after that each page must show the
 * backend's status, nobody may have ordered beside a ride under way or without a press, and nothing else may be wrong. A
 * customer whose ride ended before she heard of it may order again: on a slow machine it does. Throws with the steps up
 * to then.
 */
export async function tell(story: ChaosStory, { page, openDevice, prepare, calmMs = CALM_MS }: Stage) {
  const steps = [wordsOf(story)];
  const lookForDeadEnd = createDeadEndWatch();

  const enter = async (first: Page, name: string): Promise<Actor> => {
    const { token, refreshToken } = await tokensOf(first, name);
    await storeTokens(first, { token, refreshToken });
    const device = await createDevice(first);
    await prepare?.(device);
    await first.goto(`${PREFIX}/bookings`);
    if (story.cast === 'two tabs') await device.openTab();
    const customer = {
      name,
      scenario: story.scenario,
      token,
      hasOrdered: false,
      hasSeenEnd: false,
      intents: 0,
      signIns: 0,
    };
    const pages = () => (story.cast === 'two tabs' ? device.context.pages() : [device.page]);
    return { customer, device, pages };
  };
  const goOnAtAll = (actor: Actor) =>
    Promise.all(
      actor.pages().map(async (tab) => {
        const done = await goOn(tab, actor.customer).catch((error) => `stumbles: ${String(error).split('\n')[0]}`);
        const words = actor.pages().length > 1 ? `${done} in tab ${actor.pages().indexOf(tab) + 1}` : done;
        if (!steps.slice(-2).includes(words)) steps.push(words);
        await lookForDeadEnd(tab);
        return done;
      }),
    );

  try {
    const first = await enter(page, 'Anna Muster');
    const last = story.cast === 'two customers' ? await enter(await openDevice(), 'Jörg Beispiel') : first;
    const actors = [...new Set([first, last])];
    for (const { name, steps: count, isFirst } of story.troubles) {
      for (let taken = 0; taken < count; taken++) await Promise.all(actors.map(goOnAtAll));
      steps.push(`[${name}${isFirst || first === last ? '' : ', for the other customer'}]`);
      await troubles[name]((isFirst ? first : last).device);
    }

    steps.push('[calm]');
    await behave(page);
    for (const { context } of actors.map(({ device }) => device)) {
      await context.setOffline(false);
      if (!prepare) await context.unrouteAll();
    }
    const calmSinceMs = performance.now();
    let isLater = false;
    await expect(async () => {
      // No later look mends that.
      if ((await readLog(page)).ordersBesideRide > 0) return;
      if (!isLater && performance.now() - calmSinceMs > DOUBT_MS) {
        isLater = true;
        await misbehave(page, TWO_MINUTES_LATER);
      }
      for (const actor of actors) {
        const done = await goOnAtAll(actor);
        const truth = (await readTruth(page, actor.customer.token)).at(-1);
        for (const tab of actor.pages()) {
          const isRight = truth !== undefined && (await agrees(tab, truth, actor.customer));
          if (!isRight && done.every((step) => step === 'waits'))
            await actor.device.context.clock.fastForward(WAIT_STEP_MS);
          expect(isRight, `${tab.url()}: ${done}; the backend says ${truth?.sentence}`).toBe(true);
        }
      }
    }).toPass({ timeout: calmMs, intervals: [100] });
    const { ordersCreated, ordersBesideRide } = await readLog(page);
    expect(ordersBesideRide, 'orders beside a ride under way').toBe(0);
    let owned = 0;
    for (const { pages, device, customer } of actors) {
      const { length } = await readTruth(page, customer.token);
      expect(length, `orders of ${customer.name}, who has pressed ${customer.intents} times`).toBeLessThanOrEqual(
        customer.intents,
      );
      owned += length;
      for (const tab of pages()) await expectAccessible(tab);
      expect(device.uncaught).toEqual([]);
    }
    expect(ordersCreated, 'orders').toBe(owned);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${steps.join(', ')}`, { cause: error });
  }
}
