/** A handler as Google types it: arguments depend on the event. */
export type Handler = (...values: never[]) => unknown;

interface Registration {
  readonly source: object;
  readonly name: string;
  readonly handler: Handler;
}

const registrations = new WeakMap<object, Set<Registration>>();

/**
 * The result of `addListener`.
 * https://developers.google.com/maps/documentation/javascript/reference/event#MapsEventListener
 */
export class MapsEventListener implements google.maps.MapsEventListener {
  readonly #release: () => void;

  constructor(release: () => void) {
    this.#release = release;
  }

  remove(): void {
    this.#release();
  }
}

/** Registers a handler for one of the map's own events, or for a DOM event if the source is a page element. */
export function addListener(source: object, name: string, handler: Handler): MapsEventListener {
  const registration: Registration = { source, name, handler };
  const known = registrations.get(source) ?? new Set();
  registrations.set(source, known.add(registration));
  return new MapsEventListener(() => known.delete(registration));
}

/** Calls all handlers of an event in the order of registration. A failing one does not stop the others. */
export function trigger(source: object, name: string, ...values: unknown[]): void {
  for (const registration of [...(registrations.get(source) ?? [])]) {
    if (registration.name !== name) continue;
    try {
      (registration.handler as (this: object, ...all: unknown[]) => unknown).apply(source, values);
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  }
}

function clear(source: object, name?: string): void {
  for (const registration of [...(registrations.get(source) ?? [])]) {
    if (name === undefined || registration.name === name) registrations.get(source)?.delete(registration);
  }
}

function once(source: object, name: string, handler: Handler): MapsEventListener {
  const listener = addListener(source, name, (...values: never[]) => {
    listener.remove();
    return handler(...values);
  });
  return listener;
}

function addDomListener(source: EventTarget, name: string, handler: EventListener, capture = false): MapsEventListener {
  source.addEventListener(name, handler, capture);
  return new MapsEventListener(() => source.removeEventListener(name, handler, capture));
}

/** https://developers.google.com/maps/documentation/javascript/reference/event#event */
export const event = {
  addListener,
  addListenerOnce: once,
  addDomListener,
  removeListener: (listener: google.maps.MapsEventListener | null | undefined) => listener?.remove(),
  clearListeners: (source: object, name: string) => clear(source, name),
  clearInstanceListeners: (source: object) => clear(source),
  hasListeners: (source: object, name: string) =>
    [...(registrations.get(source) ?? [])].some((registration) => registration.name === name),
  trigger,
} as const;

/** The target of a bound value. */
interface Binding {
  readonly target: MVCObject;
  readonly key: string;
  readonly listener: MapsEventListener;
}

interface Kept {
  readonly values: Map<string, unknown>;
  readonly bindings: Map<string, Binding>;
}

const kept = new WeakMap<MVCObject, Kept>();

/**
 * Values and bindings of an object; not in its own fields, because a page's class may have the methods without the
 * constructor.
 */
function keptBy(owner: MVCObject): Kept {
  const known = kept.get(owner) ?? { values: new Map(), bindings: new Map() };
  kept.set(owner, known);
  return known;
}

/**
 * Makes a class's methods enumerable, as those of Google's compiled classes are: older packages copy them with `for …
 * in` (https://developers.google.com/maps/documentation/javascript/customoverlays, "subclass").
 */
export function withEnumerableMethods({ prototype }: { readonly prototype: object }): void {
  for (const [name, described] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (name !== 'constructor') Object.defineProperty(prototype, name, { ...described, enumerable: true });
  }
}

/**
 * The base class of objects with values and events. A bound value is stored in the object that it is bound to.
 * https://developers.google.com/maps/documentation/javascript/reference/event#MVCObject
 */
export class MVCObject {
  addListener(name: string, handler: Handler): MapsEventListener {
    return addListener(this, name, handler);
  }

  get(key: string): unknown {
    const binding = keptBy(this).bindings.get(key);
    return binding ? binding.target.get(binding.key) : keptBy(this).values.get(key);
  }

  set(key: string, value: unknown): void {
    const binding = keptBy(this).bindings.get(key);
    if (binding) {
      binding.target.set(binding.key, value);
      return;
    }
    keptBy(this).values.set(key, value);
    this.notify(key);
  }

  setValues(values?: object | null): void {
    for (const [key, value] of Object.entries(values ?? {})) this.set(key, value);
  }

  /** Signals a changed value: a method `foo_changed`, then `changed`, then the event. */
  notify(key: string): void {
    const method: unknown = Reflect.get(this, `${key}_changed`);
    if (typeof method === 'function') method.call(this);
    else this.changed(key);
    trigger(this, `${key.toLowerCase()}_changed`);
  }

  /** For classes of the page. */
  changed(_key: string): void {}

  bindTo(key: string, target: MVCObject, targetKey = key, noNotify = false): void {
    this.unbind(key);
    const listener = addListener(target, `${targetKey.toLowerCase()}_changed`, () => this.notify(key));
    keptBy(this).bindings.set(key, { target, key: targetKey, listener });
    if (!noNotify) this.notify(key);
  }

  /** Keeps the last value. */
  unbind(key: string): void {
    const binding = keptBy(this).bindings.get(key);
    if (!binding) return;
    binding.listener.remove();
    keptBy(this).values.set(key, this.get(key));
    keptBy(this).bindings.delete(key);
  }

  unbindAll(): void {
    for (const key of [...keptBy(this).bindings.keys()]) this.unbind(key);
  }
}
withEnumerableMethods(MVCObject);
