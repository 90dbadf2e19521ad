import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { expect } from '../support/browser/browser';
import { DRIVER_PORT } from '../support/ports';
import type { BrowserWindow, WindowOptions } from './browser-window';
import { startPageProxy } from './page-proxy';

/** The programs that a window of WebKit needs. */
export interface WebKitPaths {
  readonly driver: string;
  readonly screen: string;
  readonly browser: string;
}

/** The limit of a story (tests/e2e/playwright.config.ts): the driver has none of its own. */
const LONG_MS = 600_000;

/** Keys by their names in the standard; any other is the letter itself. */
const KEYS: Record<string, string> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Backspace: Key.BACK_SPACE,
  Shift: Key.SHIFT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
};

/** WebKit's names of the functions that a story takes away. It has no share sheet on this system. */
const FEATURES: Record<string, string> = {
  'navigator.locks': '-WebLocksAPI',
  'navigator.wakeLock': '-ScreenWakeLockAPI',
  'navigator.clipboard': '-AsyncClipboardAPI',
  Notification: '-Notifications',
};

/** The browser's settings for an option. Every window that the driver opens is a private one. */
function browserArguments(
  { noStorage, isDark, without = [] }: WindowOptions,
  proxy: string,
  settings: string,
): string[] {
  const features = without.flatMap((name) => FEATURES[name] ?? []);
  return [
    '--automation',
    // Without bars: the page is as large as the screen.
    '--full-screen',
    `--proxy=${proxy}`,
    `--config=${settings}`,
    '--time-zone=Europe/Berlin',
    // Safari's default: Tab skips links.
    '--enable-tabs-to-links=false',
    ...(isDark ? ['--dark-mode'] : []),
    ...(noStorage ? ['--cookies-policy=never', '--enable-html5-local-storage=false'] : []),
    ...(features.length > 0 ? [`--features=${features.join(',')}`] : []),
  ];
}

/** A screen in memory. Returns its name and how to end it. */
async function startScreen(program: string, { width, height }: WindowOptions) {
  // Xvfb writes the number of the display that it has found free into this file.
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error(`${program} ended before it had a screen`)));
  const [number] = await Promise.race([once(screen.stdio[3] as NodeJS.ReadableStream, 'data'), ended]);
  return { display: `:${String(number).trim()}`, screen };
}

/** In a page: collects the errors that no script has caught, and those in the console. Returns those of before. */
function collectErrors(): readonly string[] {
  const page = window as { collectedErrors?: string[] };
  if (page.collectedErrors) return page.collectedErrors.splice(0);
  const errors: string[] = [];
  page.collectedErrors = errors;
  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled rejection: ${String(reason)}`));
  const { error } = console;
  console.error = (...all) => {
    errors.push(all.map(String).join(' '));
    error(...all);
  };
  return [];
}

/**
 * A window of WebKitGTK by WebDriver, on a screen in memory. Its driver reports no errors of a page: a script that a
 * proxy adds to each document collects them.
 */
export async function openWebDriverWindow(paths: WebKitPaths, options: WindowOptions): Promise<BrowserWindow> {
  const home = mkdtempSync(path.join(tmpdir(), 'taxi-webkit-'));
  const settings = path.join(home, 'settings.ini');
  writeFileSync(settings, `[websettings]\ndefault-font-size=${options.textPx ?? 16}\n`);
  const proxy = await startPageProxy(`(${collectErrors})()`);
  const { display, screen } = await startScreen(paths.screen, options);
  const service = spawn(paths.driver, [`--port=${DRIVER_PORT}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      ...{ HOME: home, XDG_CACHE_HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home },
      // As root it refuses its sandbox; there is no graphics card.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const programs = [service, screen];
  const kill = () => {
    for (const program of programs) program.kill();
  };
  process.once('exit', kill);
  const end = async () => {
    process.off('exit', kill);
    for (const program of programs) {
      if (program.exitCode !== null || program.signalCode !== null) continue;
      program.kill();
      await once(program, 'exit');
    }
    proxy.close();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const server = `http://127.0.0.1:${DRIVER_PORT}`;
    await expect(async () => {
      expect(service.exitCode, `${paths.driver} at port ${DRIVER_PORT}, which another program may have`).toBeNull();
      expect((await fetch(`${server}/status`)).ok).toBe(true);
    }).toPass();
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: paths.browser,
            args: browserArguments(options, proxy.address, settings),
          },
        }),
      )
      .build();
    await driver.manage().setTimeouts({ pageLoad: LONG_MS, script: LONG_MS });
    const close = async () => {
      await driver.quit();
      await end();
    };
    return await windowOf(driver, options, proxy.setOffline, close);
  } catch (error) {
    await end();
    throw error;
  }
}

async function windowOf(
  driver: WebDriver,
  options: WindowOptions,
  setOffline: (isOffline: boolean) => void,
  close: () => Promise<void>,
): Promise<BrowserWindow> {
  const { width, height } = options;
  const handle = await driver.getWindowHandle();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const errors: string[] = [];
  const here = () => driver.switchTo().window(handle);
  const move = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  /** Runs a script, and takes what the document has collected until then. */
  const run = async (script: string, ...given: readonly unknown[]) => {
    await here();
    const [found, answer] = await driver.executeScript<[readonly string[], unknown]>(
      `return [(${collectErrors})(), (function () { ${script} }).apply(null, arguments)]`,
      ...given,
    );
    errors.push(...found);
    return answer;
  };
  /** Goes to another document. */
  const navigate = async (go: () => Promise<void>) => {
    await run('');
    await go();
  };
  return {
    goto: (address) => navigate(() => driver.get(address)),
    reload: () => navigate(() => driver.navigate().refresh()),
    run: (script, ...given) =>
      run(`return (${script}).apply(null, arguments)`, ...given) as Promise<ReturnType<typeof script>>,
    runText: async (script) => {
      await run(script);
    },
    click: async ({ x, y }) => {
      await here();
      await driver.actions().move(move(x, y)).click().perform();
    },
    // Its driver has a mouse and no finger.
    drag: async (from, to) => {
      await here();
      const steps = Array.from({ length: 8 }, (_, step) => (step + 1) / 8);
      const hand = driver.actions().move(move(from.x, from.y)).press();
      for (const share of steps) hand.move(move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share));
      await hand.release().perform();
    },
    type: async (text) => {
      await here();
      await driver.actions().sendKeys(text).perform();
    },
    press: async (key) => {
      await here();
      await driver
        .actions()
        .sendKeys(KEYS[key] ?? key)
        .perform();
    },
    another: async () => {
      // A second tab would be hidden, and could not be pressed.
      await driver.switchTo().newWindow('window');
      return windowOf(driver, options, setOffline, close);
    },
    setOffline: async (isOffline) => {
      setOffline(isOffline);
      // The system's network is as it was: the page hears of its end from here.
      await run(
        `Object.defineProperty(navigator, 'onLine', { value: ${!isOffline}, configurable: true });
        dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'))`,
      );
    },
    print: async () => null,
    picture: async () => {
      await here();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    takeErrors: async () => {
      await run('');
      return errors.splice(0);
    },
    close,
  };
}
