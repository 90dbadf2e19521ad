import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as styles from './combobox.module.css';
import { Field, labelId } from './field';
import { IconButton } from './icon-button';

/** No address, and nothing else that is looked up, is longer. */
const TEXT_MAX = 200;

/** One entry of the list. */
interface ComboboxItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

interface ComboboxProps<Item extends ComboboxItem> {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly hint?: string | undefined;
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
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Takes the focus at first. */
  readonly takesFocus?: boolean;
}

/** A text field that offers what may be meant (WAI-ARIA APG, combobox with a list): typed text alone chooses nothing. */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const { id, label, note, placeholder, text, onTextChange, items, onChoose, isChosen, status, isStatusShown } = props;
  const { takesFocus = false, detailOf = (item: Item) => item.detail } = props;
  const { isOpen, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    // Copies: the same entry chosen a second time is a choice too, and the library compares by identity.
    items: items.map((item) => ({ ...item })),
    itemToString: (item) => item?.title ?? '',
    inputId: id,
    labelId: labelId(id),
    menuId: `${id}-menu`,
    getItemId: (index) => `${id}-item-${index}`,
    inputValue: text,
    // What is chosen is the owner's to keep. Not controlled here: a constant null sends the library into a loop.
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    // The library's own way is left out of the bundles (scripts/bundles/lighter-bundles.ts).
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: decide,
  });
  const isShown = isOpen && items.length > 0;

  // What there is to offer is shown to whoever is in the field, also when the answer came to a text that was typed before the
  // script arrived: the library has not seen those keys. Who has closed the list is not shown the same answer again.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (items.length > 0 && document.activeElement === input.current) openMenu();
  }, [items, openMenu]);

  // A frame later: after a navigation the router gives the focus to the whole page, in an effect that comes after this one.
  useEffect(() => {
    if (!takesFocus) return;
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [takesFocus]);

  return (
    <div className={styles.combobox}>
      <Field id={id} label={label} note={note} hint={props.hint} error={props.error}>
        {(control) => (
          <div className={styles.box}>
            <input
              {...getInputProps({
                ...control,
                ref: input,
                type: 'text',
                maxLength: TEXT_MAX,
                placeholder,
                required: props.isRequired,
                // Own handler instead of onInputValueChange, which comes late and makes the caret jump.
                onChange: (event) => onTextChange(event.currentTarget.value),
                onFocus: () => {
                  if (items.length > 0) openMenu();
                },
                'aria-expanded': isShown,
              })}
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
            <ul {...getMenuProps({ 'aria-label': props.listLabel })} className={styles.menu} hidden={!isShown}>
              {isShown &&
                items.map((item, index) => (
                  <li key={item.id} {...getItemProps({ item, index })} className={styles.option}>
                    <span>{item.title}</span>
                    {detailOf(item) && <span className={styles.detail}>{detailOf(item)}</span>}
                  </li>
                ))}
            </ul>
          </div>
        )}
      </Field>
      <p role="status" className={isStatusShown && status ? styles.status : 'quiet-text'}>
        {status}
      </p>
    </div>
  );
}

/**
 * Enter without a highlight takes the first entry, as on a phone's keyboard; leaving the field chooses nothing; a press on the field
 * opens the list and never closes it, because taking the focus has just opened it.
 */
function decide<Item>(
  state: UseComboboxState<Item>,
  { type, changes, props }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  const first = props.items[0];
  if (type === useCombobox.stateChangeTypes.InputKeyDownEnter && state.highlightedIndex < 0 && first) {
    return { ...changes, selectedItem: first };
  }
  return changes;
}
