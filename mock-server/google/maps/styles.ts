const rules = `
.sample-map { position: absolute; inset: 0; overflow: hidden; outline: none; isolation: isolate; user-select: none;
  -webkit-user-select: none; cursor: grab; color-scheme: light; --map-card: #fff; --map-ink: #17140f; --map-line: #d9ccb6;
  --map-focus: #1a4f9c; font: 400 14px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.sample-map[data-scheme="dark"] { color-scheme: dark; --map-card: #26221a; --map-ink: #f6efe3; --map-line: #4b4335;
  --map-focus: #9cc7ff; }
.sample-map[data-scheme="dark"] :is(.sample-map-window, .sample-map-zoom) { border: 1px solid var(--map-line); }
.sample-map[data-scheme="dark"] .sample-map-window::after { border: solid var(--map-line); border-width: 0 1px 1px 0; }
.sample-map[data-gesture="greedy"] { touch-action: none; }
.sample-map[data-gesture="cooperative"] { touch-action: pan-x pan-y; }
.sample-map[data-gesture="none"] { cursor: default; touch-action: auto; }
.sample-map[data-dragging] { cursor: grabbing; }
.sample-map:focus-visible::after { content: ""; position: absolute; inset: 0; z-index: 9; pointer-events: none;
  border: 3px solid var(--map-focus); border-radius: inherit; }
.sample-map > canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.sample-map-pane { position: absolute; left: 50%; top: 50%; width: 0; height: 0; will-change: transform; }
.sample-map-lines { z-index: 1; pointer-events: none; }
.sample-map-lines svg { position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: visible; }
.sample-map-drawings { z-index: 2; pointer-events: none; }
.sample-map-markers { z-index: 3; }
.sample-map-windows { z-index: 4; }
.sample-map-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sample-map-controls { position: absolute; z-index: 5; display: flex; }
.sample-map-corner { position: absolute; right: 10px; bottom: 8px; z-index: 5; display: grid; gap: 8px; justify-items: end;
  pointer-events: none; }
.sample-map-zoom { display: grid; border-radius: 14px; overflow: hidden; background: var(--map-card); pointer-events: auto;
  box-shadow: 0 1px 3px rgb(0 0 0 / 22%), 0 6px 18px -8px rgb(0 0 0 / 35%); }
.sample-map-zoom button { all: unset; box-sizing: border-box; width: 44px; height: 44px; display: grid; place-items: center;
  cursor: pointer; color: var(--map-ink); }
.sample-map-zoom button + button { border-top: 1px solid var(--map-line); }
.sample-map-zoom button:hover { background: color-mix(in srgb, var(--map-ink) 8%, transparent); }
.sample-map-zoom button:focus-visible { outline: 3px solid var(--map-focus); outline-offset: -3px; border-radius: 14px; }
.sample-map-zoom button:disabled { cursor: default; color: color-mix(in srgb, var(--map-ink) 45%, transparent); background: none; }
.sample-map-zoom svg { width: 20px; height: 20px; }
.sample-map-note { font-size: 11px; line-height: 1; padding: 4px 7px; border-radius: 7px; color: var(--map-ink);
  background: color-mix(in srgb, var(--map-card) 88%, transparent); }
.sample-map-help { position: absolute; inset: 0; z-index: 6; display: grid; place-items: center; pointer-events: none;
  background: rgb(20 17 12 / 62%); color: #fff; font-size: 18px; text-align: center; padding: 20px; opacity: 0;
  visibility: hidden; transition: opacity .25s, visibility .25s; }
.sample-map-help[data-shown] { opacity: 1; visibility: visible; }
gmp-advanced-marker { position: absolute; left: 0; top: 0; display: block; width: max-content; cursor: inherit; }
gmp-advanced-marker[gmp-clickable] { cursor: pointer; }
gmp-advanced-marker:focus-visible { outline: 3px solid var(--map-focus, #1a4f9c); outline-offset: 3px; border-radius: 6px; }
.sample-map-window { position: absolute; left: 0; top: 0; width: max-content; max-width: 300px; color: var(--map-ink);
  background: var(--map-card); border-radius: 14px; padding: 12px 14px; user-select: text; -webkit-user-select: text;
  cursor: auto; outline: none; filter: drop-shadow(0 1px 2px rgb(0 0 0 / 25%)) drop-shadow(0 8px 16px rgb(0 0 0 / 18%)); }
.sample-map-window::after { content: ""; position: absolute; left: 50%; bottom: -7px; width: 14px; height: 14px;
  background: inherit; transform: translateX(-50%) rotate(45deg); border-radius: 0 0 3px 0; }
.sample-map-window:focus-visible { outline: 3px solid var(--map-focus); }
.sample-map-window header { display: flex; gap: 8px; align-items: center; justify-content: space-between; font-weight: 650;
  margin: -8px -8px 2px 0; min-height: 40px; }
.sample-map-window[data-plain] { display: grid; grid-template-columns: 1fr auto; align-items: center; column-gap: 4px; }
.sample-map-window[data-plain] header { order: 2; margin: -8px -8px -8px 0; align-self: start; }
.sample-map-window header button { all: unset; margin-left: auto; flex: none; width: 40px; height: 40px; display: grid;
  place-items: center; border-radius: 50%; cursor: pointer; }
.sample-map-window header button:hover { background: color-mix(in srgb, var(--map-ink) 8%, transparent); }
.sample-map-window header button:focus-visible { outline: 3px solid var(--map-focus); outline-offset: -3px; }
.sample-map-window header svg { width: 16px; height: 16px; }
@media (prefers-reduced-motion: reduce) { .sample-map-help { transition: none; } }
`;

let isInstalled = false;

/** Adds the map's style rules to the page, once. A constructed sheet is no inline style: a strict policy allows it. */
export function installStyles(): void {
  if (isInstalled) return;
  isInstalled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
