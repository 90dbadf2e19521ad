import { MVCObject, trigger } from './events';

/**
 * The list of a polyline's path. https://developers.google.com/maps/documentation/javascript/reference/event#MVCArray
 */
export class MVCArray<T> extends MVCObject {
  readonly #items: T[];

  constructor(items: readonly T[] = []) {
    super();
    this.#items = [...items];
  }

  getArray(): T[] {
    return this.#items;
  }

  getLength(): number {
    return this.#items.length;
  }

  getAt(index: number): T | undefined {
    return this.#items[index];
  }

  forEach(callback: (item: T, index: number) => void): void {
    this.#items.forEach(callback);
  }

  setAt(index: number, value: T): void {
    const previous = this.#items[index];
    this.#items[index] = value;
    trigger(this, 'set_at', index, previous);
  }

  insertAt(index: number, value: T): void {
    this.#items.splice(index, 0, value);
    trigger(this, 'insert_at', index);
  }

  removeAt(index: number): T | undefined {
    const [removed] = this.#items.splice(index, 1);
    trigger(this, 'remove_at', index, removed);
    return removed;
  }

  push(value: T): number {
    this.insertAt(this.#items.length, value);
    return this.#items.length;
  }

  pop(): T | undefined {
    return this.removeAt(this.#items.length - 1);
  }

  clear(): void {
    while (this.#items.length > 0) this.pop();
  }
}
