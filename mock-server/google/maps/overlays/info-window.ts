import { toWorld } from '../../../city/map/mercator';
import { addListener, type MapsEventListener, MVCObject, trigger } from '../base/events';
import { LatLng, type LatLngLike, toCoordinates } from '../base/lat-lng';
import { element, icon } from '../base/page-elements';
import { text } from '../base/texts';
import type { MapPanes, Overlay } from '../drawing/map-panes';
import type { SampleMap } from '../map/sample-map';

type Content = string | Element | Text | null | undefined;
type Anchor = google.maps.MVCObject | google.maps.marker.AdvancedMarkerElement | null | undefined;

/** The distance between the window's tip and its position. */
const TIP_PIXELS = 9;
/** The margin of auto-pan around an opened window. */
const MARGIN = 14;

/** A bubble on the map. https://developers.google.com/maps/documentation/javascript/reference/info-window#InfoWindow */
export class InfoWindow extends MVCObject implements Overlay {
  readonly #box = element('div', 'sample-map-window', { role: 'dialog', tabindex: '-1' });
  readonly #head = element('header');
  readonly #body = element('div');
  #options: google.maps.InfoWindowOptions = {};
  #map: SampleMap | null = null;
  #anchor: Anchor = null;
  #anchorListeners: readonly MapsEventListener[] = [];
  #focusBefore: HTMLElement | null = null;

  constructor(options?: google.maps.InfoWindowOptions | null) {
    super();
    this.#box.append(this.#head, this.#body);
    this.#box.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.#closedByUser();
    });
    this.setOptions(options);
  }

  get isOpen(): boolean {
    return this.#map !== null;
  }

  getContent = (): Content => this.#options.content;
  setContent = (content?: Content) => this.setOptions({ content: content ?? null });
  getHeaderContent = (): Content => this.#options.headerContent;
  setHeaderContent = (headerContent?: Content) => this.setOptions({ headerContent: headerContent ?? null });
  getHeaderDisabled = () => this.#options.headerDisabled ?? undefined;
  setHeaderDisabled = (headerDisabled?: boolean | null) => this.setOptions({ headerDisabled: headerDisabled ?? null });
  getZIndex = () => this.#options.zIndex ?? 0;
  setZIndex = (zIndex: number) => this.setOptions({ zIndex });

  getPosition(): LatLng | null | undefined {
    return this.#options.position ? new LatLng(toCoordinates(this.#options.position)) : this.#options.position;
  }

  setPosition(position?: google.maps.LatLng | google.maps.LatLngLiteral | null): void {
    this.setOptions({ position: position ?? null });
  }

  setOptions(options?: google.maps.InfoWindowOptions | null): void {
    this.#options = { ...this.#options, ...options };
    const { content, headerContent, headerDisabled, ariaLabel, maxWidth, minWidth } = this.#options;
    if (options && 'content' in options) fill(this.#body, content);
    const close = element('button', '', { type: 'button', 'aria-label': text('close') }, icon('M5 5l14 14M19 5L5 19'));
    close.addEventListener('click', () => this.#closedByUser());
    this.#head.replaceChildren(close);
    if (headerContent) this.#head.prepend(headerContent);
    this.#box.toggleAttribute('data-plain', !headerContent);
    this.#head.style.display = headerDisabled ? 'none' : '';
    const headerName = typeof headerContent === 'string' ? headerContent : headerContent?.textContent;
    this.#box.setAttribute('aria-label', ariaLabel || headerName || text('infoWindow'));
    this.#box.style.maxWidth = maxWidth ? `${maxWidth}px` : '';
    this.#box.style.minWidth = minWidth ? `${minWidth}px` : '';
    for (const name of ['content', 'position', 'zIndex'] as const) {
      if (options && name in options) this.notify(name);
    }
    if (this.#map) this.#map.panes.add(this);
  }

  open(optionsOrMap?: google.maps.InfoWindowOpenOptions | google.maps.Map | SampleMap | null, anchor?: Anchor): void {
    const isMap = optionsOrMap !== null && typeof optionsOrMap === 'object' && 'panes' in optionsOrMap;
    const options = (isMap ? {} : (optionsOrMap ?? {})) as google.maps.InfoWindowOpenOptions;
    this.#anchor = isMap ? anchor : options.anchor;
    const ofAnchor = this.#anchor as { map?: unknown } | null | undefined;
    const map = (isMap ? optionsOrMap : (options.map ?? ofAnchor?.map)) as SampleMap | null | undefined;
    if (this.#map === map) this.#detach();
    else this.close();
    if (!map || !this.#target()) return;
    this.#map = map;
    this.#focusBefore = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    map.panes.windows.append(this.#box);
    map.panes.add(this);
    if (this.#anchor) this.#follow(this.#anchor, map);
    if (options.shouldFocus === true) this.focus();
    requestAnimationFrame(() => {
      if (this.#map !== map) return;
      this.#panIntoView(map);
      trigger(this, 'domready');
      trigger(this, 'visible');
    });
  }

  /** Closing it fires the event `close`; a focus inside returns to its previous element. */
  close(): void {
    if (!this.#map) return;
    const hadFocus = this.#box.contains(document.activeElement);
    this.#detach();
    if (hadFocus && this.#focusBefore?.isConnected) this.#focusBefore.focus({ preventScroll: true });
    trigger(this, 'close');
  }

  #detach(): void {
    for (const listener of this.#anchorListeners) listener.remove();
    this.#anchorListeners = [];
    this.#map?.panes.remove(this);
    this.#map = null;
    this.#box.remove();
  }

  focus(): void {
    if (this.#map) this.#box.focus({ preventScroll: true });
  }

  place(panes: MapPanes): void {
    const target = this.#target();
    if (!target) return;
    const { x, y } = panes.toPixel(toWorld(toCoordinates(target)));
    const offset = this.#options.pixelOffset;
    const height = this.#anchor instanceof HTMLElement ? this.#anchor.offsetHeight : 0;
    const left = x + (offset?.width ?? 0);
    const top = y - height - TIP_PIXELS + (offset?.height ?? 0);
    this.#box.style.transform = `translate(${left.toFixed(2)}px, ${top.toFixed(2)}px) translate(-50%, -100%)`;
    // Without an explicit order, windows farther south are in front, as in Google's map.
    this.#box.style.zIndex = String(this.#options.zIndex ?? Math.round(y) + 10_000);
  }

  /** The window moves with its marker, and closes when the marker leaves the map. */
  #follow(anchor: NonNullable<Anchor>, map: SampleMap): void {
    const leave = () => {
      if ('map' in anchor && anchor.map === null) this.close();
    };
    this.#anchorListeners = [
      addListener(anchor, 'position_changed', () => map.panes.add(this)),
      addListener(anchor, 'map_changed', leave),
    ];
  }

  #target(): LatLngLike | null {
    const ofAnchor = this.#anchor as
      | { position?: LatLngLike | null; getPosition?: () => LatLngLike }
      | null
      | undefined;
    return ofAnchor?.position ?? ofAnchor?.getPosition?.() ?? this.#options.position ?? null;
  }

  #panIntoView(map: SampleMap): void {
    if (this.#options.disableAutoPan) return;
    const box = this.#box.getBoundingClientRect();
    const frame = map.getDiv().getBoundingClientRect();
    const over = (start: number, end: number) => Math.min(0, start) + Math.max(0, start < 0 ? 0 : end);
    const x = over(box.left - frame.left - MARGIN, box.right - frame.right + MARGIN);
    const y = over(box.top - frame.top - MARGIN, box.bottom - frame.bottom + MARGIN);
    if (x !== 0 || y !== 0) map.panBy(x, y);
  }

  #closedByUser(): void {
    this.close();
    trigger(this, 'closeclick');
  }
}

/** Inserts a string as text. Google parses it as HTML, so a string that may contain markup is logged. */
function fill(body: HTMLElement, content: Content): void {
  if (typeof content === 'string' && /[<&]/.test(content)) {
    console.warn('InfoWindow: Google reads a string as HTML; the local stand-in shows it as text. Pass a node.');
  }
  body.replaceChildren(...(content === null || content === undefined ? [] : [content]));
}
