import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { formatKilometers } from '../../i18n/formats';
import { labelLines, withoutCountry } from '../../i18n/operator-texts';
import type { Translate } from '../../i18n/texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { METERS_PER_KM } from '../../lib/coordinates';
import { exactly, type Place, UNKNOWN_CITY } from '../../lib/places/place';
import { fail } from '../../lib/result';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { Combobox } from '../../ui/form/combobox';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import { addressesService } from '../service/chosen-services';
import { canLookUp, useServiceStatus } from '../service/service-status';
import type { AddressQuestion } from './house-number';
import type { OfferedSuggestion } from './look-up';
import { useStoredSuggestions } from './use-stored-suggestions';
import { isLookedUp, type SuggestionArea, useSuggestions } from './use-suggestions';

const addressAnswers = lazyPart(async () => (await import('./address-answers')).AddressAnswers);
const noItems: readonly OfferedSuggestion[] = [];

interface AddressFieldProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly example: string;
  readonly text: string;
  readonly place: Place | null;
  /** Typing clears the chosen place, because the text no longer matches it. */
  readonly onChange: (text: string, place: Place | null) => void;
  readonly area: SuggestionArea;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** The text of a link that opened the page: the field takes the focus and shows suggestions at once. */
  readonly opensWith?: string;
  /** Whether the page was opened for this field: it takes the focus, and on a phone it opens as a search. */
  readonly isOpened?: boolean;
  /** Passes on a house number that the chosen place lacks; missing where the form has no note to the driver. */
  readonly onNumberKept?: (houseNumber: string) => void;
  /** A further round button in the field. */
  readonly tool?: ReactNode;
  /** Looks up the customer's position: the first entry of the empty field. */
  readonly onPosition?: () => void;
}

/** The entry that looks up the customer's position. */
const POSITION = 'position';
const positionEntry = (title: string): OfferedSuggestion => ({
  id: POSITION,
  title,
  detail: '',
  icon: 'here',
  distanceMeters: null,
  choose: async () => fail('maps-unavailable'),
});

/** The last choice: its question, and the text that was typed before it. */
interface LastChoice {
  readonly question: AddressQuestion | null;
  readonly label: string;
  readonly typed: string;
}

/**
 * An address field with suggestions (Spec §5): only a chosen suggestion has a place. An empty field offers stored
 * addresses. If a chosen place differs from the typed text, the field asks, and keeps both.
 */
export function AddressField(props: AddressFieldProps) {
  const {
    example,
    text,
    place,
    onChange,
    area,
    opensWith = '',
    isOpened = false,
    onNumberKept,
    onPosition,
    ...field
  } = props;
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const { suggestions, ask, choose } = useSuggestions(area);
  const kept = useStoredSuggestions();
  const service = useServiceStatus(addressesService);
  const canAsk = canLookUp(service);
  const [last, setLast] = useState<LastChoice | null>(null);
  // The question is dropped once the field has another place. Labels are compared, because a form may return a copy.
  const shown = place?.label === last?.label ? last : null;
  const question = place?.isArea ? areaQuestion(place) : (shown?.question ?? null);
  const { Part: AddressAnswers } = useLazyPart(addressAnswers, question?.kind);

  // Looks up each text without a place once, whatever its source: a link, or input, even before script or consent; and
  // again when the service is back.
  const asked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function for the same text is no new question
  useEffect(() => {
    if (!canAsk) asked.current = '';
    else if (!place && text !== asked.current) {
      asked.current = text;
      ask(text);
    }
  }, [text, place, canAsk]);

  const take = async (suggestion: OfferedSuggestion) => {
    if (suggestion.id === POSITION) return onPosition?.();
    const name = suggestion.label ?? [suggestion.title, suggestion.detail].filter(Boolean).join(', ');
    asked.current = name;
    onChange(name, null);
    const choice = await choose(suggestion);
    if (!choice) return;
    const about = choice.questionAfter(text);
    setLast({ question: about, label: choice.place.label, typed: text });
    onChange(choice.place.label, choice.place);
    // A place with an open question is not offered again.
    if (!about && !choice.place.isArea) kept.remember(choice.place);
  };

  const focus = () => document.getElementById(field.id)?.focus();
  const { status, items } = suggestions;
  const statusText = () => {
    if (question) return questionText(question, t);
    if (place) return t('address.chosen', { address: place.label });
    if (!isLookedUp(text)) return '';
    if (service === 'asking') return t('address.notAllowed', { product: addressesService.owner?.product ?? '' });
    if (service === 'loading') return t('address.loading');
    if (!canAsk) return t('address.unavailable');
    if (status === 'found') {
      return items.length === 1 ? t('address.foundOne') : t('address.foundMany', { number: items.length });
    }
    return status === 'idle' ? '' : t(`address.${status}`);
  };
  const withDistance = (item: OfferedSuggestion) => ({
    ...item,
    detail: withoutCountry(item.detail),
    ...(item.distanceMeters && { aside: formatKilometers(language, item.distanceMeters / METERS_PER_KM) }),
  });
  // The name, and the rest of the address, without the operator's country.
  const linesOf = (chosen: Place): readonly [string, string] => {
    const { first = '', second = '' } = labelLines(chosen.label) ?? {};
    return [first, second];
  };
  const position = t('position.use');
  const canLocate = onPosition !== undefined;
  const emptyItems = useMemo(
    () => (canLocate ? [positionEntry(position), ...kept.suggestions] : kept.suggestions),
    [canLocate, position, kept.suggestions],
  );
  const offered = () => {
    if (place) return noItems;
    if (text !== '') return items;
    return emptyItems;
  };

  const all = offered();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entries are the same list
  const shownItems = useMemo(() => all.map(withDistance), [all, language]);

  // A pickup has to be chosen (Spec §5); what is typed elsewhere is a note for the driver.
  const otherWays = (leave: () => void) => (
    <>
      {!field.isRequired && (
        <Button onClick={leave}>
          {/* A new element for each text: its first letters do not move. */}
          <span key={text} translate="no">
            {t('address.useTyped', { text: text.trim() })}
          </span>
        </Button>
      )}
      <a className={buttonClass('quiet')} href={`tel:${site.bookingPhone.dialled}`}>
        {t('address.call')}
      </a>
    </>
  );
  const hasNoAnswer = canAsk ? ['none', 'failed'].includes(status) : service !== 'loading';
  // One sentence in one place: what was typed is not found.
  const isNothingFound =
    Boolean(field.error) && !question && !place && canAsk && statusText() !== '' && status !== 'found';

  return (
    <div>
      <Combobox
        {...field}
        takesFocus={isOpened || opensWith !== ''}
        placeholder={example}
        listLabel={t('address.list')}
        listMissing={t('address.unavailable')}
        leaveLabel={t('address.leave')}
        clearLabel={t('address.clear', { field: field.label })}
        text={text}
        onTextChange={(typed) => onChange(typed, null)}
        items={shownItems}
        lines={place && linesOf(place)}
        onChoose={take}
        isChosen={place !== null && !question}
        status={statusText()}
        error={isNothingFound ? statusText() : field.error}
        {...(isLookedUp(text) && !place && hasNoAnswer && { otherWays })}
        isStatusForList={canAsk && !question}
        // An error has taken up the question.
        isStatusShown={
          question ? !field.error : !isNothingFound && !place && service !== 'loading' && status !== 'found'
        }
      />
      {place && question && AddressAnswers && (
        <AddressAnswers
          id={field.id}
          question={question}
          canTellDriver={onNumberKept !== undefined}
          onKeep={() => {
            setLast(null);
            if (question.kind === 'number-missing') onNumberKept?.(question.typed);
            if (place.isArea) onChange(text, exactly(place));
            focus();
          }}
          onChangeAddress={() => {
            onChange(shown?.typed ?? text, null);
            focus();
          }}
          onTown={(town) => {
            const known = { ...place, city: town || UNKNOWN_CITY, label: `${place.label}, ${town}` };
            onChange(known.label, known);
            focus();
          }}
        />
      )}
    </div>
  );
}

const areaQuestion = ({ label }: Place): AddressQuestion => ({ kind: 'street-missing', chosen: label });

/** The sentence of each question. */
function questionText(question: AddressQuestion, t: Translate<'maps'>): string {
  if (question.kind === 'number-missing') return t('address.numberMissing', { typed: question.typed });
  if (question.kind === 'number-changed') {
    return t('address.numberChanged', { typed: question.typed, chosen: question.chosen });
  }
  if (question.kind === 'street-missing') return t('address.streetMissing', { chosen: question.chosen });
  return t('address.townMissing');
}
