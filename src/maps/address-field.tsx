import { useEffect, useRef } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { Place } from '../lib/place';
import { Combobox } from '../ui/combobox';
import { useMapsStatus } from './maps-status';
import type { Suggestion } from './places';
import { isLookedUp, type SuggestionArea, useSuggestions } from './use-suggestions';

const noItems: readonly Suggestion[] = [];

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
  const service = useMapsStatus();
  const canAsk = service === 'loading' || service === 'loaded';

  // Every text without a place is asked for once, however it came into the field: typed here, typed before the script arrived,
  // brought by a link, or typed while nobody could be asked yet.
  const asked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same text is no new question
  useEffect(() => {
    if (place || !canAsk || text === asked.current) return;
    asked.current = text;
    ask(text);
  }, [text, place, canAsk]);

  const take = async (suggestion: Suggestion) => {
    const name = [suggestion.title, suggestion.detail].filter(Boolean).join(', ');
    asked.current = name;
    onChange(name, null);
    const chosen = await choose(suggestion);
    if (chosen) onChange(chosen.label, chosen);
  };

  const { status, items } = suggestions;
  const statusText = () => {
    if (place) return t('address.chosen', { address: place.label });
    if (!isLookedUp(text)) return '';
    if (service === 'asking') return t('address.notAllowed');
    if (service === 'loading') return t('address.loading');
    if (!canAsk) return t('address.unavailable');
    if (status === 'found') {
      return items.length === 1 ? t('address.foundOne') : t('address.foundMany', { number: items.length });
    }
    return status === 'idle' ? '' : t(`address.${status}`);
  };

  return (
    <Combobox
      {...field}
      takesFocus={opensWith !== ''}
      placeholder={example}
      listLabel={t('address.list')}
      text={text}
      onTextChange={(typed) => onChange(typed, null)}
      items={place ? noItems : items}
      onChoose={take}
      isChosen={place !== null}
      status={statusText()}
      isStatusShown={!place && service !== 'loading' && status !== 'found'}
    />
  );
}
