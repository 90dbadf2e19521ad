/** The options in the script's address. */
export interface ScriptParameters {
  readonly key: string | null;
  /** A name, or several with dots between them: `google.maps.__ib__`. */
  readonly callback: string | null;
  readonly language: 'de' | 'en';
  readonly region: string | null;
  /** Libraries besides the usual ones. */
  readonly libraries: readonly string[];
}

/**
 * Reads the query of the script's own address:
 * https://developers.google.com/maps/documentation/javascript/load-maps-js-api#required_parameters
 * Texts exist in German and English; every other language reads English.
 */
export function parseScriptParameters(address: string, deviceLanguage: string): ScriptParameters {
  const query = new URL(address, 'http://localhost').searchParams;
  const language = (query.get('language') ?? deviceLanguage).toLowerCase().split('-')[0];
  return {
    key: query.get('key') || null,
    callback: query.get('callback'),
    language: language === 'de' ? 'de' : 'en',
    region: query.get('region'),
    libraries: (query.get('libraries') ?? '').split(',').filter((name) => name !== ''),
  };
}
