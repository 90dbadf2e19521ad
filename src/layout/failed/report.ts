import { addressTable } from '../../address-table';
import { type Language, pathWithoutLanguage } from '../../i18n/languages';
import { canonicalPath, clientOnlyPageOf } from '../head/page-addresses';

/** A failure of a screen, as the page knows it. */
export interface Occurrence {
  /** The letters that the page shows. */
  readonly reference: string;
  /** What the screen has thrown: anything. */
  readonly error: unknown;
  /** The path of the page, with or without the prefix; it may hold the number of a booking. */
  readonly path: string;
  readonly language: Language;
}

/** What is read of the device. Sizes in CSS pixels. */
export interface ReportedDevice {
  readonly browser: string;
  readonly width: number;
  readonly height: number;
}

/** What the operator gets. */
export interface FailureReport extends ReportedDevice {
  readonly reference: string;
  /** The kind of error: "TypeError". */
  readonly error: string;
  readonly page: string;
  readonly language: Language;
  /** Where it was thrown, the innermost place first: "app-1f2e.js:1:2345". */
  readonly places: readonly string[];
}

const PLACES_MAX = 10;
/** A script of this site, with line and column, in the stack of any browser. */
const PLACE = /[/@(]([\w-]+\.js):(\d+):(\d+)/g;

/** JavaScript's own kinds of errors. A name of another one may be any text. */
const KNOWN_ERRORS = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'DOMException'];

const nameOf = (error: unknown) =>
  error instanceof Error && KNOWN_ERRORS.includes(error.name) ? error.name : 'another error';

/** The lines of the stack without the message, which may quote what somebody has typed. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const stack = error.stack.replace(String(error.message), '');
  return [...stack.matchAll(PLACE)].slice(0, PLACES_MAX).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** The page of a path, with or without the prefix, without what is specific to a customer: "/booking-details". */
export function pageOf(path: string): string {
  const { prefix, pages } = addressTable;
  const own = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const page = canonicalPath(pathWithoutLanguage(clientOnlyPageOf(own) ?? own));
  return page in pages ? page : 'another page';
}

/**
 * The report about a failure. It holds no person, no place, no token and no booking: of the error only its kind and the
 * places in this site's scripts, of the address only which page it is.
 */
export const reportOf = ({ reference, error, path, language }: Occurrence, device: ReportedDevice): FailureReport => ({
  reference,
  error: nameOf(error),
  page: pageOf(path),
  language,
  places: placesOf(error),
  ...device,
});
