import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { act } from 'react';
import type { Page } from './page';

/** Libraries that all pages share. Everything else of a page is its own, as in a browser. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
  'react-hook-form',
  'valibot',
  'jwt-decode',
];

/** The modules that a `Plant` may change. */
const PLANTABLE = [
  'booking/form/draft',
  'booking/order/flow',
  'booking/order/order-attempt',
  'device/personal-store',
  'device/window-lock',
  'booking/order/driver-search',
  'live/connection',
  'live/parse',
] as const;

/** A module in src with a fault, and the exports that replace its own. */
export interface Plant {
  readonly module: (typeof PLANTABLE)[number];
  readonly change: (own: Exports) => object;
}

type PageModule = typeof import('./page');
type Exports = Readonly<Record<string, unknown>>;

/** The page as one script: each call has modules of its own. */
const runPage = new Function('module', 'require', 'plant', bundlePage()) as (
  module: { exports: PageModule },
  require: NodeJS.Require,
  plant: (module: string, own: Exports) => Exports,
) => void;

/** In a process of its own: esbuild refuses to run in jsdom. */
function bundlePage(): string {
  const args = [SHARED, PLANTABLE].map((names) => JSON.stringify(names));
  return execFileSync(process.execPath, [join(__dirname, 'bundle-page.mjs'), ...args], { encoding: 'utf8' });
}

/** Loads a page that asks its backend under its own name, with the faults of `plants`. */
export function loadPage(name: string, plants: readonly Plant[]): Page {
  process.env.GATSBY_API_URL = `http://${name}`;
  process.env.GATSBY_LIVE_URL = `ws://${name}`;
  process.env.GATSBY_ORDER_KEY_HEADER = 'Idempotency-Key';
  const module = { exports: {} as PageModule };
  runPage(module, require, (path, own) => {
    const changes = plants.filter((plant) => plant.module === path).map(({ change }) => change(own));
    return Object.assign({}, own, ...changes);
  });
  let page: Page | undefined;
  act(() => {
    page = module.exports.openPage();
  });
  return page as Page;
}
