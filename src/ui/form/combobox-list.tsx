import {
  type UseComboboxGetInputPropsReturnValue,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  useCombobox,
} from 'downshift';
import { Fragment, type Ref, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button';
import { Icon } from '../icon';
import { ArrowLeft, Clock, LocateFixed, MapPin, Plane, Star, TrainFront } from '../icons';
import * as styles from './combobox.module.css';
import { labelId, menuId } from './field';
import { usePhoneSearch } from './use-phone-search';

/** An entry of the list. */
export interface ComboboxItem {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** At the right edge, for example a distance. */
  readonly aside?: string;
  readonly icon?: keyof typeof icons | undefined;
}

const icons = { here: LocateFixed, star: Star, past: Clock, train: TrainFront, plane: Plane, pin: MapPin } as const;

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
  readonly onChoose: (index: number) => void;
  /** Whether the search of a phone opens with the page. */
  readonly opensAtOnce: boolean;
  /** Whether the field fills the window of a phone. */
  readonly isSearch: boolean;
  readonly onSearch: (isOpen: boolean) => void;
  /** The accessible name of the button that leaves the search. */
  readonly leaveLabel: string;
  /** Called with the input's properties, again after each change. */
  readonly onInput: (input: ComboboxInput) => void;
  /** Called when a press on the list begins, and when it has become a click or has ended without one. */
  readonly onHold: (isHeld: boolean) => void;
}

/** The list of a {@link Combobox} with its keyboard and pointer handling. In its own chunk: typing needs it first. */
export function ComboboxList(props: ComboboxListProps) {
  const {
    id,
    field,
    label,
    text,
    isFocused,
    items,
    onChoose,
    opensAtOnce,
    isSearch,
    onSearch,
    leaveLabel,
    onInput,
    onHold,
  } = props;
  const hasItems = items.length > 0;
  const search = usePhoneSearch({ field, opensAtOnce, isOpen: isSearch, hasItems, onChange: onSearch });
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
    onSelectedItemChange: ({ selectedItem, type }) => {
      if (!selectedItem) return;
      onChoose(items.findIndex((item) => item.id === selectedItem.id));
      if (type === useCombobox.stateChangeTypes.ItemClick && isSearch) search.leave();
      else onSearch(false);
    },
    // The library's own function is not in the bundles (scripts/bundles/unused-modules.ts).
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    stateReducer: decide,
  });
  const isShown = (isOpen || isSearch) && hasItems;
  const menu = useRef<HTMLUListElement>(null);
  useLayoutEffect(
    () => (isShown && !isSearch ? keepInWindow(menu.current, field.current) : undefined),
    [isShown, isSearch, field],
  );

  // Opens the list for new suggestions while the input has the focus, also for text typed before the script arrived,
  // which the library has not seen. A list that the user has closed stays closed until the next answer.
  // An empty field that an error leads to shows the error instead: a press, a letter or an arrow opens the list.
  useEffect(() => {
    const input = field.current;
    if (isFocused && items.length > 0 && (input?.value || !input?.matches('[aria-invalid]'))) openMenu();
  }, [isFocused, items, openMenu, field]);

  const input = getInputProps({ ref: field, 'aria-expanded': isShown }, { suppressRefError: true });
  const highlighted = input['aria-activedescendant'];
  // In a layout effect, so that list and input change together. Only these two input properties change; the handlers
  // read the current state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the library creates new handlers on each render
  useLayoutEffect(() => onInput(input), [onInput, isShown, highlighted]);

  return (
    <>
      <ul
        {...getMenuProps({ 'aria-label': label, ref: menu })}
        className={styles.menu}
        hidden={!isShown}
        onPointerDown={() => {
          onHold(true);
          holdUntilClick(() => onHold(false));
        }}
      >
        {isShown && (
          // Other entries are another list: an entry of both would move.
          <Fragment key={items.map((item) => item.id).join()}>
            {items.map((item, index) => (
              <li key={item.id} {...getItemProps({ item, index })} className={styles.option}>
                <Icon of={icons[item.icon ?? 'pin']} size={20} />
                <span className={styles.name} translate="no">
                  <Matched title={item.title} text={text} />
                </span>
                {item.aside && <span className={styles.aside}> {item.aside}</span>}
                {item.detail && <span className={styles.detail}> {item.detail}</span>}
              </li>
            ))}
          </Fragment>
        )}
      </ul>
      {isSearch && (
        <IconButton
          label={leaveLabel}
          icon={<Icon of={ArrowLeft} size={20} />}
          className={styles.leave ?? ''}
          onClick={({ detail }) => search.leaveByArrow(detail === 0)}
        />
      )}
    </>
  );
}

/** A title with the typed letters marked. */
function Matched({ title, text }: { readonly title: string; readonly text: string }) {
  const typed = text.trim();
  const at = typed ? title.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  if (at < 0) return <>{title}</>;
  return (
    <>
      {title.slice(0, at)}
      <b>{title.slice(at, at + typed.length)}</b>
      {title.slice(at + typed.length)}
    </>
  );
}

/** How long a click may follow the release of the press it belongs to: a touch's comes in a later task. */
const CLICK_WAIT_MS = 300;

/** Calls back once when the present press has become a click, was cancelled (a scroll), or ended elsewhere. */
function holdUntilClick(onEnd: () => void) {
  const presses = new AbortController();
  const end = () => {
    if (presses.signal.aborted) return;
    presses.abort();
    onEnd();
  };
  const options = { signal: presses.signal };
  document.addEventListener('click', end, options);
  document.addEventListener('pointercancel', end, options);
  document.addEventListener('pointerup', () => setTimeout(end, CLICK_WAIT_MS), options);
}

/** The list's height in CSS pixels, and what it needs to be useful below its field. */
const HEIGHT_PX = 340;
const USEFUL_PX = 180;
/** Room to the window's edge, and to the field. */
const EDGE_PX = 12;

/** Keeps the list inside the window: above its field if there is more room, and scrolling. Returns what ends it. */
function keepInWindow(list: HTMLElement | null, field: HTMLElement | null) {
  if (!list || !field) return;
  const place = () => {
    const { top, bottom } = field.getBoundingClientRect();
    // Header and foot of the page.
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const [header, foot] = [scrollPaddingTop, scrollPaddingBottom].map((room) => Number.parseFloat(room) || 0);
    const above = top - (header ?? 0) - EDGE_PX;
    const below = window.innerHeight - (foot ?? 0) - bottom - EDGE_PX;
    const isAbove = below < USEFUL_PX && above > below;
    list.toggleAttribute('data-above', isAbove);
    list.style.maxHeight = `${Math.min(HEIGHT_PX, Math.max(isAbove ? above : below, 0))}px`;
  };
  place();
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { passive: true });
  return () => {
    list.style.maxHeight = '';
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place);
  };
}

/**
 * Enter without a highlight chooses the first entry found for a text, as on a phone's keyboard. Leaving the input
 * chooses nothing. A press on the input opens the list but never closes it, because the focus has just opened it.
 */
function decide<Item>(
  state: UseComboboxState<Item>,
  { type, changes, props }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: state.selectedItem };
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  const first = props.items[0];
  if (
    type === useCombobox.stateChangeTypes.InputKeyDownEnter &&
    state.highlightedIndex < 0 &&
    state.inputValue &&
    first
  ) {
    return { ...changes, selectedItem: first };
  }
  return changes;
}
