import {
  type UseComboboxGetInputPropsReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { type Ref, type RefObject, useEffect, useLayoutEffect } from 'react';
import * as styles from './combobox.module.css';
import { labelId, menuId } from './field';

/** An entry of the list. */
export interface ComboboxItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

/** The input's properties and handlers for its list. */
export type ComboboxInput = Omit<UseComboboxGetInputPropsReturnValue, 'ref'> & {
  readonly ref: Ref<HTMLInputElement>;
};

interface ComboboxListProps {
  /** The input's id. */
  readonly id: string;
  readonly field: RefObject<HTMLInputElement>;
  /** The list's accessible name. */
  readonly label: string;
  readonly text: string;
  /** Whether the input has the focus. */
  readonly isFocused: boolean;
  readonly items: readonly ComboboxItem[];
  /** The second line of each entry. */
  readonly details: readonly string[];
  readonly onChoose: (index: number) => void;
  /** Called with the input's properties, again after each change. */
  readonly onInput: (input: ComboboxInput) => void;
}

/** The list of a {@link Combobox} with its keyboard and pointer handling. In its own chunk: typing needs it first. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, field, label, text, isFocused, items, details, onChoose, onInput } = props;
  const { isOpen, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<ComboboxItem>({
    // Copies, because the library compares by identity: choosing the same entry again must count.
    items: items.map((item) => ({ ...item })),
    itemToString: (item) => item?.title ?? '',
    inputId: id,
    labelId: labelId(id),
    menuId: menuId(id),
    getItemId: (index) => `${id}-item-${index}`,
    inputValue: text,
    // The owner stores the choice. Not controlled here: a constant null would send the library into a loop.
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(items.findIndex((item) => item.id === selectedItem.id));
    },
    // The library's own function is left out of the bundles (scripts/bundles/lighter-bundles.ts).
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: decide,
  });
  const isShown = isOpen && items.length > 0;

  // Opens the list for new suggestions while the input has the focus, also for text typed before the script arrived,
  // which the library has not seen. A list that the user has closed stays closed until the next answer.
  useEffect(() => {
    if (isFocused && items.length > 0) openMenu();
  }, [isFocused, items, openMenu]);

  const input = getInputProps({ ref: field, 'aria-expanded': isShown }, { suppressRefError: true });
  const highlighted = input['aria-activedescendant'];
  // In a layout effect, so that list and input change together. Only these two input properties change; the handlers
  // read the current state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library creates new handlers on each render
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
 * Enter without a highlight chooses the first entry, as on a phone's keyboard. Leaving the input chooses nothing. A
 * press on the input opens the list but never closes it, because the focus has just opened it.
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
