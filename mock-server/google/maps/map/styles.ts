import leaflet from 'leaflet/dist/leaflet.css';

// Clipped, not hidden: a hidden overflow can be scrolled, and Leaflet would scroll it back.
const rules = `
.sample-map { position: absolute; inset: 0; overflow: clip; outline: none; isolation: isolate; user-select: none;
  -webkit-user-select: none; color-scheme: light; background: #ebe9d7; --map-card: #fff; --map-ink: #17140f; --map-line: #d9ccb6;
  --map-focus: #1a4f9c; font: 400 14px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.sample-map[data-scheme="dark"] { color-scheme: dark; background: #171811; --map-card: #26221a; --map-ink: #f6efe3; --map-line: #4b4335;
  --map-focus: #9cc7ff; }
.sample-map[data-scheme="dark"] :is(.sample-map-window, .sample-map-zoom) { border: 1px solid var(--map-line); }
.sample-map[data-scheme="dark"] .sample-map-window::after { border: solid var(--map-line); border-width: 0 1px 1px 0; }
.sample-map:focus-visible::after { content: ""; position: absolute; inset: 0; z-index: 1000; pointer-events: none;
  outline: 3px solid var(--map-focus); outline-offset: -3px; border-radius: inherit; }
.sample-map-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.sample-map-corner { position: absolute; right: 10px; bottom: 8px; z-index: 900; display: grid; gap: 8px; justify-items: end;
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
gmp-advanced-marker { position: absolute; left: 0; top: 0; display: block; width: max-content;
  translate: -50% -100%; }
gmp-advanced-marker.leaflet-interactive { cursor: inherit; }
.sample-map-window { position: absolute; left: 0; top: 0; width: max-content; max-width: 300px; color: var(--map-ink);
  background: var(--map-card); border-radius: 14px; padding: 12px 14px; user-select: text; -webkit-user-select: text;
  cursor: auto; outline: none; filter: drop-shadow(0 1px 2px rgb(0 0 0 / 25%)) drop-shadow(0 8px 16px rgb(0 0 0 / 18%)); }
.sample-map-window::after { content: ""; position: absolute; right: 0; bottom: -8px; left: 0; height: 9px;
  background: inherit; clip-path: polygon(calc(50% - 9px) 0, calc(50% + 9px) 0, 50% 100%); }
`;

/** Leaflet's style rules and the map's own. */
export const sheets = [leaflet, rules];
