import {
  type UseComboboxGetInputPropsReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { type Ref, type RefObject, useEffect, useLayoutEffect } from 'react';
import * as styles from './combobox.module.css';
import { labelId, menuId } from './field';

/** One entry of the list. */
export interface ComboboxItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

/** What the text field does and says for the sake of its list. */
export type ComboboxInput = Omit<UseComboboxGetInputPropsReturnValue, 'ref'> & {
  readonly ref: Ref<HTMLInputElement>;
};

interface ComboboxListProps {
  /** The text field's id. */
  readonly id: string;
  readonly field: RefObject<HTMLInputElement>;
  /** The name of the list. */
  readonly label: string;
  readonly text: string;
  /** Whether somebody is in the text field. */
  readonly isFocused: boolean;
  readonly items: readonly ComboboxItem[];
  /** The second line of each entry. */
  readonly details: readonly string[];
  readonly onChoose: (index: number) => void;
  /** Hands the text field what it needs; again whenever that changes. */
  readonly onInput: (input: ComboboxInput) => void;
}

/** The list of a {@link Combobox}, and what the field does with it. It comes in a chunk of its own: nothing is offered before somebody types. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, field, label, text, isFocused, items, details, onChoose, onInput } = props;
  const { isOpen, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxItem>({
    // Copies: the same entry chosen a second time is a choice too, and the library compares by identity.
    items: items.map((item) => ({ ...item })),
    itemToString: (item) => item?.title ?? '',
    inputId: id,
    labelId: labelId(id),
    menuId: menuId(id),
    getItemId: (index) => `${id}-item-${index}`,
    inputValue: text,
    // What is chosen is the owner's to keep. Not controlled here: a constant null sends the library into a loop.
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(items.findIndex((item) => item.id === selectedItem.id));
    },
    // The library's own way is left out of the bundles (scripts/bundles/lighter-bundles.ts).
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: decide,
  });
  const isShown = isOpen && items.length > 0;

  // What there is to offer is shown to whoever is in the field, also when the answer came to a text that was typed before the
  // script arrived: the library has not seen those keys. Who has closed the list is not shown the same answer again.
  useEffect(() => {
    if (isFocused && items.length > 0) openMenu();
  }, [isFocused, items, openMenu]);

  const input = getInputProps({ ref: field, 'aria-expanded': isShown }, { suppressRefError: true });
  const highlighted = input['aria-activedescendant'];
  // Before the screen is drawn: list and field belong together. Of what the field is given only these two ever change; the handlers
  // look up how things stand when they are called.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library makes the same handlers anew each time
  useLayoutEffect(() => onInput(input), [onInput, isShown, highlighted]);

  return (
    <ul {...getMenuProps({ 'aria-label': label })} className={styles.menu} hidden={!isShown}>
      {isShown &&
        items.map((item, index) => (
          <li key={item.id} {...getItemProps({ item, index })} className={styles.option}>
            <span>{item.title}</span>
            {details[index] && <span className={styles.detail}>{details[index]}</span>}
          </li>
        ))}
    </ul>
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
