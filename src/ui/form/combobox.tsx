import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LINE_MAX } from '../../lib/text/clean-text';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { X } from '../icons';
import { lazyPart, useLazyPart } from '../use-lazy-part';
import * as styles from './combobox.module.css';
import type { ComboboxInput, ComboboxItem } from './combobox-list';
import { Field, labelId, menuId } from './field';

const comboboxList = lazyPart(async () => (await import('./combobox-list')).ComboboxList);

interface ComboboxProps<Item extends ComboboxItem> {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: ReactNode | undefined;
  readonly placeholder?: string;
  /** The list's accessible name. */
  readonly listLabel: string;
  /** The accessible name of the button that clears the field. */
  readonly clearLabel: string;
  /** The accessible name of the button that leaves the search, which a field opens on a phone. */
  readonly leaveLabel: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly items: readonly Item[];
  /** The chosen entry in two lines, shown in place of the text until the field has the focus; null for none. */
  readonly lines?: readonly [string, string] | null;
  readonly onChoose: (item: Item) => void;
  /** Whether the text is a chosen entry, shown by a check mark. */
  readonly isChosen: boolean;
  /** The status of the list, in a polite live region: the number of entries, none, unavailable, or the choice. */
  readonly status: string;
  /** Whether the status is visible; a number of entries is for screen readers only. */
  readonly isStatusShown: boolean;
  /** Whether the status takes the list's place, because there is nothing to choose. */
  readonly isStatusForList: boolean;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Replaces the status if the list's code could not be loaded. */
  readonly listMissing: string;
  /** Whether the field takes the focus on mount. */
  readonly takesFocus?: boolean;
  /** A further round button in the field. */
  readonly tool?: ReactNode;
  /** What else a search without entries offers on a phone; called with what leaves the search. */
  readonly otherWays?: (leave: () => void) => ReactNode;
}

/**
 * A text field with suggestions (WAI-ARIA APG, combobox with a list); typed text alone chooses nothing. The field works
 * at once; its list loads when the page is idle, or when the field gets the focus.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { id, label, note, placeholder, text, onTextChange, onChoose, isChosen } = props;
  const { takesFocus = false, lines } = props;
  const input = useRef<HTMLInputElement>(null);
  // What a finger or a mouse button is held down on stays until it is let go: an answer that comes in between would
  // take the entry away, and a browser makes no click out of the press.
  const [held, setHeld] = useState<readonly Item[] | null>(null);
  const items = held ?? props.items;
  const [isFocused, setFocused] = useState(false);
  // The field may have got the focus before the script arrived.
  useEffect(() => setFocused(document.activeElement === input.current), []);
  // Each new answer retries a list whose code could not be loaded.
  const { Part: List, hasFailed } = useLazyPart(comboboxList, isFocused && props.items);
  // Undefined until the first search: a field that was never one does not appear anew.
  const [isSearch, setSearch] = useState<boolean>();
  const [ofList, setOfList] = useState<Partial<ComboboxInput>>({ ref: input });

  // In the next frame: after a navigation, a later effect of the router focuses the page.
  useEffect(() => {
    if (!takesFocus) return;
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  const status = hasFailed ? props.listMissing : props.status;
  const isStatusShown = hasFailed || props.isStatusShown;
  const look = props.isStatusForList && !hasFailed ? styles.answer : styles.status;

  return (
    <div className={styles.combobox} data-chosen={isChosen || undefined}>
      <Field id={id} label={label} note={note} hint={props.hint} error={props.error}>
        {(control) => (
          <div className={styles.slot}>
            <div
              className={styles.box}
              data-search={isSearch}
              data-label={label}
              data-tool={props.tool ? '' : undefined}
            >
              <input
                aria-expanded={false}
                {...ofList}
                // The current id rather than the list's last one: a field that moves within a form gets another id.
                {...control}
                role="combobox"
                aria-autocomplete="list"
                aria-controls={menuId(id)}
                aria-labelledby={labelId(id)}
                autoComplete="off"
                type="text"
                maxLength={LINE_MAX}
                placeholder={placeholder}
                required={props.isRequired}
                value={text}
                onChange={(event) => {
                  onTextChange(event.currentTarget.value);
                  ofList.onChange?.(event);
                }}
                onFocus={() => setFocused(true)}
                onBlur={(event) => {
                  setFocused(false);
                  ofList.onBlur?.(event);
                }}
              />
              {lines && (
                <span className={styles.lines} aria-hidden="true" translate="no">
                  <b>{lines[0]}</b>
                  {lines[1]}
                </span>
              )}
              {text && (
                <IconButton
                  label={props.clearLabel}
                  icon={<Icon of={X} size={18} />}
                  className={styles.clear ?? ''}
                  onClick={() => {
                    onTextChange('');
                    input.current?.focus();
                  }}
                />
              )}
              {props.tool && <span className={styles.tool}>{props.tool}</span>}
              {isSearch && items.length === 0 && props.otherWays && (
                <div className={styles.ways}>
                  {props.otherWays(() => {
                    setSearch(false);
                    input.current?.blur();
                  })}
                </div>
              )}
              {List && (
                <List
                  id={id}
                  field={input}
                  label={props.listLabel}
                  text={text}
                  isFocused={isFocused}
                  items={items}
                  onChoose={(index) => {
                    const item = items[index];
                    if (item) onChoose(item);
                  }}
                  opensAtOnce={takesFocus}
                  isSearch={isSearch === true}
                  onSearch={(isOpen) => setSearch((before) => (isOpen || before !== undefined ? isOpen : before))}
                  leaveLabel={props.leaveLabel}
                  onInput={setOfList}
                  onHold={(isHeld) => setHeld(isHeld ? items : null)}
                />
              )}
            </div>
          </div>
        )}
      </Field>
      <p role="status" className={isStatusShown && status ? look : 'quiet-text'}>
        {status}
      </p>
    </div>
  );
}
