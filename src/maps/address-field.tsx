import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { Place } from '../lib/place';
import { Combobox } from '../ui/combobox';
import type { Suggestion } from './places';
import { type SuggestionArea, useSuggestions } from './use-suggestions';

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly example: string;
  readonly text: string;
  readonly place: Place | null;
  /** Typing clears the place: what stands in the field is no longer what was chosen. */
  readonly onChange: (text: string, place: Place | null) => void;
  readonly area: SuggestionArea;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** A text that the page was opened with: the field takes the focus and offers at once what may be meant. */
  readonly opensWith?: string;
}

/** An address with suggestions (Spec §5): only one that is chosen from the list has a place. */
export function AddressField({ example, text, place, onChange, area, opensWith = '', ...field }: AddressFieldProps) {
  const { t } = useTranslation('maps');
  const { suggestions, ask, choose } = useSuggestions(area);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page was opened with, once
  useEffect(() => {
    if (opensWith) ask(opensWith);
  }, [opensWith]);

  const type = (typed: string) => {
    onChange(typed, null);
    ask(typed);
  };

  const take = async (suggestion: Suggestion) => {
    onChange([suggestion.title, suggestion.detail].filter(Boolean).join(', '), null);
    const chosen = await choose(suggestion);
    if (chosen) onChange(chosen.label, chosen);
  };

  const { status, items } = suggestions;
  const statusText = () => {
    if (place) return t('address.chosen', { address: place.label });
    if (status === 'found') {
      return items.length === 1 ? t('address.foundOne') : t('address.foundMany', { number: items.length });
    }
    return status === 'idle' ? '' : t(`address.${status}`);
  };

  return (
    <Combobox
      {...field}
      isOpenAtFirst={opensWith !== ''}
      placeholder={example}
      listLabel={t('address.list')}
      text={text}
      onTextChange={type}
      items={items}
      onChoose={take}
      isChosen={place !== null}
      status={statusText()}
      isStatusShown={!place && (status === 'none' || status === 'unavailable')}
    />
  );
}
