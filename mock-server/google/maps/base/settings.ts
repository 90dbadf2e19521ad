/**
 * Settings of the whole service. Nothing here asks for App Check, so they are kept and change nothing.
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
