import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { languageTable } from '../../src/address-table';
import type { BrowserWindow, WindowOptions } from './browser-window';

/** Chromium's settings for an option. */
const chromiumArguments = ({ language, textPx }: WindowOptions) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--accept-lang=${languageTable[language].locale}`,
  ...(textPx ? [`--blink-settings=defaultFontSize=${textPx}`] : []),
];

/** Firefox's settings for an option, by the names of about:config. */
const firefoxPreferences = ({ language, noStorage, isPrivate, isDark, forcedColors, textPx }: WindowOptions) => ({
  'intl.accept_languages': languageTable[language].locale,
  // Without a network of its own there is nothing to fetch, and each attempt takes time.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  ...(noStorage && { 'network.cookie.cookieBehavior': 2 }),
  ...(isPrivate && { 'browser.privatebrowsing.autostart': true }),
  ...(forcedColors && { 'browser.display.document_color_use': 2 }),
  ...(textPx && { 'font.size.variable.x-western': textPx, 'font.size.variable.x-unicode': textPx }),
});

/**
 * Takes a function away from each page before its scripts run: from the object, or from its prototype, which has the
 * properties of `navigator`.
 */
function remove(name: string) {
  const path = name.split('.');
  const last = path.pop() ?? '';
  const owner = path.reduce<object>((object, part) => Reflect.get(object, part) as object, window);
  for (const holder of [owner, Object.getPrototypeOf(owner)]) Reflect.deleteProperty(holder, last);
}

/** Storage that throws, as with "block all cookies": Chromium has no setting for it on the command line. */
function forbidStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
}

/**
 * A window of Chromium, or of Firefox by WebDriver BiDi. Playwright drives only a Firefox of its own, which it
 * downloads.
 */
export async function openPuppeteerWindow(
  browserName: 'chrome' | 'firefox',
  executablePath: string,
  options: WindowOptions,
): Promise<BrowserWindow> {
  const isChromium = browserName === 'chrome';
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    headless: true,
    env: { ...process.env, TZ: 'Europe/Berlin', LANGUAGE: 'en_US' },
    // A slow machine is slow, not wrong (decision no-test-depends-on-time).
    protocolTimeout: 0,
    timeout: 0,
    ...(isChromium ? { args: chromiumArguments(options) } : { extraPrefsFirefox: firefoxPreferences(options) }),
  });
  const context =
    isChromium && options.isPrivate ? await browser.createBrowserContext() : browser.defaultBrowserContext();
  // Firefox gives the focus to a page that it opens, and to the first one never.
  return windowOf(browser, await context.newPage(), isChromium, options);
}

async function windowOf(
  browser: Browser,
  page: Page,
  isChromium: boolean,
  options: WindowOptions,
): Promise<BrowserWindow> {
  const { width, height, noStorage, isDark, without = [] } = options;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.setDefaultTimeout(0);
  await page.setViewport({ width, height });
  for (const name of without) await page.evaluateOnNewDocument(remove, name);
  if (isChromium && noStorage) await page.evaluateOnNewDocument(forbidStorage);
  if (isChromium && isDark) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  const { keyboard, mouse, touchscreen } = page;
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    run: (script, ...given) =>
      page.evaluate(script as unknown as (...all: unknown[]) => unknown, ...given) as Promise<
        ReturnType<typeof script>
      >,
    runText: async (script) => {
      await page.evaluate(script);
    },
    click: ({ x, y }) => mouse.click(x, y),
    drag: async (from, to, by = 'mouse') => {
      if (by === 'finger') {
        const finger = await touchscreen.touchStart(from.x, from.y);
        for (let step = 1; step <= 8; step += 1)
          await finger.move(from.x + ((to.x - from.x) * step) / 8, from.y + ((to.y - from.y) * step) / 8);
        await finger.end();
        return;
      }
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: 8 });
      await mouse.up();
    },
    type: (text) => keyboard.type(text),
    press: (key) => keyboard.press((key === 'Space' ? ' ' : key) as KeyInput),
    another: async () => windowOf(browser, await page.browserContext().newPage(), isChromium, options),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
    picture: async () => Buffer.from(await page.screenshot()),
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  };
}
