import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import type { Coordinates } from '../../lib/coordinates';
import { fail } from '../../lib/result';
import { whenIdle } from '../../ui/use-lazy-part';
import type { SuggestionSearch } from '../port/service';
import { fetchLookUp } from './fetch-look-up';
import type { Choice, OfferedSuggestion } from './look-up';

/** The minimum length of a text for suggestions (Spec §5). */
const SUGGEST_FROM_CHARACTERS = 2;
/** The pause in typing before a lookup: each lookup costs money, and a late answer is dropped. */
const SUGGEST_WAIT_MS = 250;

/** Whether a text is long enough for a lookup. */
export const isLookedUp = (text: string): boolean => text.trim().length >= SUGGEST_FROM_CHARACTERS;

const findSuggestions = (text: string, search: SuggestionSearch) =>
  fetchLookUp().then(
    (lookUp) => lookUp.findSuggestions(text, search),
    () => fail('maps-unavailable' as const),
  );

/** The suggestions for the typed text. */
interface Suggestions {
  readonly status: 'idle' | 'found' | 'none' | 'failed';
  readonly items: readonly OfferedSuggestion[];
}

const nothing = (status: 'idle' | 'none' | 'failed'): Suggestions => ({ status, items: [] });

/** The preferred area of a search (D36). */
export interface SuggestionArea {
  readonly center: Coordinates;
  readonly radiusMeters: number;
  /** The start point for displayed distances: the customer's position or the pickup. */
  readonly origin?: Coordinates | null;
}

/** Address suggestions for one field, debounced; an answer to an older text is dropped. */
export function useSuggestions(area: SuggestionArea) {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState<Suggestions>(() => nothing('idle'));
  // The number of the latest request: only its answer is used.
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const renew = useCallback(() => {
    clearTimeout(timer.current);
    latest.current += 1;
    return latest.current;
  }, []);
  useEffect(() => {
    const stopWaiting = whenIdle(() => void fetchLookUp().catch(() => {}));
    return () => {
      stopWaiting();
      renew();
    };
  }, [renew]);

  /** Looks up a changed text after a pause. */
  const ask = (text: string) => {
    const number = renew();
    if (!isLookedUp(text)) {
      setSuggestions(nothing('idle'));
      return;
    }
    timer.current = setTimeout(async () => {
      const result = await findSuggestions(text.trim(), { language, ...area });
      if (number !== latest.current) return;
      if (!result.ok) setSuggestions(failed('Address suggestions', result.failure));
      else setSuggestions(result.value.length ? { status: 'found', items: result.value } : nothing('none'));
    }, SUGGEST_WAIT_MS);
  };

  /** Resolves to a suggestion's choice; null after a failure or further input. */
  const choose = async (suggestion: OfferedSuggestion): Promise<Choice | null> => {
    const number = renew();
    setSuggestions(nothing('idle'));
    const result = await suggestion.choose();
    if (number !== latest.current) return null;
    if (result.ok) return result.value;
    setSuggestions(failed('Place details', result.failure));
    return null;
  };

  return { suggestions, ask, choose };
}

/**
 * A failed lookup is only logged (Spec §8); the field's status text explains how to continue without suggestions (D52).
 */
function failed(what: string, failure: string): Suggestions {
  console.warn(`${what}: ${failure}`);
  return nothing('failed');
}
