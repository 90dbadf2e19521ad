/** @jest-environment jsdom */

/**
 * Google's inline loader creates `google.maps` with its own `importLibrary`, requests the script with the callback
 * `google.maps.__ib__`, and expects the script to put its `importLibrary` into the same object.
 */
describe('The maps script under a loader of Google', () => {
  beforeAll(() => {
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync() {}
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
  });

  it('calls a callback with dots in its name, and extends the google.maps that is there', async () => {
    const page = window as unknown as { google: { maps: Record<string, unknown>; accounts: object } };
    const accounts = {};
    const loaded = new Promise<void>((resolve) => {
      page.google = { accounts, maps: { __ib__: resolve, importLibrary: () => 'of the loader', mine: 1 } };
    });
    const { maps } = page.google;
    const script = document.createElement('script');
    script.src = 'http://localhost:3001/maps/api/js?key=k&callback=google.maps.__ib__&loading=async&libraries=geometry';
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
    require('../../../mock-server/google/maps/main');
    await loaded;
    expect(page.google.maps).toBe(maps);
    expect(page.google.accounts).toBe(accounts);
    expect(maps.mine).toBe(1);
    const importLibrary = maps.importLibrary as (name: string) => Promise<Record<string, unknown>>;
    expect((await importLibrary('maps')).Map).toBe(maps.Map);
    const { Settings } = (await importLibrary('core')) as { Settings: { getInstance(): object } };
    expect(Settings.getInstance()).toBe(Settings.getInstance());
  });
});
