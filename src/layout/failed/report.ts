import { addressTable } from '../../address-table';
import { type Language, pathWithoutLanguage } from '../../i18n/languages';
import { canonicalPath, clientOnlyPageOf } from '../head/page-addresses';

/** The page's facts about a failed screen. */
export interface Occurrence {
  /** The letters on the page. */
  readonly reference: string;
  /** The value that the screen has thrown, of any type. */
  readonly error: unknown;
  /** The path of the page, with or without the prefix; it may contain a booking number. */
  readonly path: string;
  readonly language: Language;
}

/** The data read from the device. Sizes in CSS pixels. */
export interface ReportedDevice {
  readonly browser: string;
  readonly width: number;
  readonly height: number;
}

/** The report for the operator. */
export interface FailureReport extends ReportedDevice {
  readonly reference: string;
  /** The kind of error: "TypeError". */
  readonly error: string;
  readonly page: string;
  readonly language: Language;
  /** The stack positions, innermost first: "app-1f2e.js:1:2345". */
  readonly places: readonly string[];
}

const PLACES_MAX = 10;
/** A script of this site, with line and column, in the stack of any browser. */
const PLACE = /[/@(]([\w-]+\.js):(\d+):(\d+)/g;

/** JavaScript's built-in errors. Any other name may contain arbitrary text. */
const KNOWN_ERRORS = ['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'DOMException'];

const nameOf = (error: unknown) =>
  error instanceof Error && KNOWN_ERRORS.includes(error.name) ? error.name : 'another error';

/** The stack without the message, which may quote the visitor's input. */
function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return [];
  const stack = error.stack.replace(String(error.message), '');
  return [...stack.matchAll(PLACE)].slice(0, PLACES_MAX).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** The page of a path, with or without the prefix, without customer-specific parts: "/booking-details". */
function pageOf(path: string): string {
  const { prefix, pages } = addressTable;
  const own = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  const page = canonicalPath(pathWithoutLanguage(clientOnlyPageOf(own) ?? own));
  return page in pages ? page : 'another page';
}

/**
 * The report about a failure. It contains no person, place, token or booking: only the kind of the error, its positions
 * in this site's scripts, and the page.
 */
export const reportOf = ({ reference, error, path, language }: Occurrence, device: ReportedDevice): FailureReport => ({
  reference,
  error: nameOf(error),
  page: pageOf(path),
  language,
  places: placesOf(error),
  ...device,
});
