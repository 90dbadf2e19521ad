import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LINE_MAX } from '../../lib/line-max';
import { IconButton } from '../icon-button';
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
  /** The name of the list. */
  readonly listLabel: string;
  /** The name of the button that empties the field. */
  readonly clearLabel: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly items: readonly Item[];
  /** The second line of an entry, where it says more than the entry's own detail. */
  readonly detailOf?: (item: Item) => string;
  readonly onChoose: (item: Item) => void;
  /** Something from the list stands in the field: a check mark says so. */
  readonly isChosen: boolean;
  /** What there is to say about the list, announced politely: how many, none, not available, what was chosen. */
  readonly status: string;
  /** Whether everybody needs to read the status; a count is for those who cannot see the list. */
  readonly isStatusShown: boolean;
  /** The status takes the list's place: there is nothing to choose. */
  readonly isStatusForList: boolean;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Said in place of the status while the list cannot be fetched. */
  readonly listMissing: string;
  /** Takes the focus at first. */
  readonly takesFocus?: boolean;
}

/**
 * A text field that offers what may be meant (WAI-ARIA APG, combobox with a list): typed text alone chooses nothing. The field is there
 * at once; its list comes when the page is idle, at the latest when somebody is in the field.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { id, label, note, placeholder, text, onTextChange, items, onChoose, isChosen } = props;
  const { takesFocus = false, detailOf = (item: Item) => item.detail } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);
  // Somebody may have been in the field before the script arrived.
  useEffect(() => setFocused(document.activeElement === input.current), []);
  // Every new answer is a new need: it tries again what could not be fetched.
  const { Part: List, hasFailed } = useLazyPart(comboboxList, isFocused && items);
  const [ofList, setOfList] = useState<Partial<ComboboxInput>>({ ref: input });

  // A frame later: after a navigation the router gives the focus to the whole page, in an effect that comes after this one.
  useEffect(() => {
    if (!takesFocus) return;
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  const status = hasFailed ? props.listMissing : props.status;
  const isStatusShown = hasFailed || props.isStatusShown;
  const look = props.isStatusForList && !hasFailed ? styles.answer : styles.status;

  return (
    <div className={styles.combobox}>
      <Field id={id} label={label} note={note} hint={props.hint} error={props.error}>
        {(control) => (
          <div className={styles.box}>
            <input
              aria-expanded={false}
              {...ofList}
              // Not as the list has last said it: a field that changes its place in a form changes its id.
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
            {isChosen && <Check className={styles.mark} aria-hidden="true" />}
            {text && (
              <IconButton
                label={props.clearLabel}
                icon={<X aria-hidden="true" size={18} />}
                className={styles.clear ?? ''}
                onClick={() => {
                  onTextChange('');
                  input.current?.focus();
                }}
              />
            )}
            {List && (
              <List
                id={id}
                field={input}
                label={props.listLabel}
                text={text}
                isFocused={isFocused}
                items={items}
                details={items.map(detailOf)}
                onChoose={(index) => {
                  const item = items[index];
                  if (item) onChoose(item);
                }}
                onInput={setOfList}
              />
            )}
          </div>
        )}
      </Field>
      <p role="status" className={isStatusShown && status ? look : 'quiet-text'}>
        {status}
      </p>
    </div>
  );
}
