import type { Language } from '../../src/i18n/languages';

/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a customer's browser may be like. Without any of these it is as delivered. */
export interface WindowOptions {
  readonly language: Language;
  readonly width: number;
  readonly height: number;
  /** The site may not store anything. */
  readonly noStorage?: boolean;
  /** A private window. */
  readonly isPrivate?: boolean;
  readonly isDark?: boolean;
  /** The device's own few colours replace those of the site: Firefox only. */
  readonly forcedColors?: boolean;
  /** The browser's default size of text, 16 unless set. */
  readonly textPx?: number;
  /** Functions of the browser that it does not have, by their names in its global objects: "navigator.locks". */
  readonly without?: readonly string[];
}

/**
 * One window of a real browser, and what a person does with it. Each engine has its own driver behind it
 * (puppeteer-window.ts, webdriver-window.ts).
 */
export interface BrowserWindow {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page, which sees its arguments and nothing else of the story. */
  run<Given extends readonly unknown[], Answer>(script: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  /** Runs the text of a script in the page. */
  runText(script: string): Promise<void>;
  click(at: Point): Promise<void>;
  /** Presses at a place, moves and lets go: with the mouse, or with a finger where the driver has one. */
  drag(from: Point, to: Point, by?: 'mouse' | 'finger'): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key by its name in the standard: "Tab", "ArrowDown", "a". */
  press(key: string): Promise<void>;
  /** A second window of the same browser, with the same storage. */
  another(): Promise<BrowserWindow>;
  setOffline(isOffline: boolean): Promise<void>;
  /** The present print of the page as PDF; null where the driver cannot print. */
  print(): Promise<Buffer | null>;
  /** PNG of what the window shows. */
  picture(): Promise<Buffer>;
  /** The errors that no script has caught, and those in the console, since this was asked last. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
