/**
 * Settings of the whole service. App Check is not supported, so they are stored without an effect.
 * https://developers.google.com/maps/documentation/javascript/reference/map#Settings
 */
export class Settings {
  static readonly #only = new Settings();
  experienceIds: Iterable<string> = [];
  fetchAppCheckToken: () => Promise<{ token: string }> = async () => ({ token: '' });

  static getInstance(): Settings {
    return Settings.#only;
  }
}
