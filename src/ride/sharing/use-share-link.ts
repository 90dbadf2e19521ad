import { useEffect, useRef, useState } from 'react';
import { endShare, shareRide } from '../../backend/share-calls';
import { usePerson } from '../../session/use-session';
import { afterAnswer, type LinkState } from './share-link';
import { keepShare, readShare } from './use-share';

/** Refused bookings, until the page is left; each for itself, because 404 also answers for a ride that is over. */
const refusedIds = new Set<string>();

/** Makes the link while the dialog is open. */
export interface UsedShareLink {
  readonly link: LinkState;
  /** Tries again after a failure. */
  readonly tryAgain: () => void;
  readonly showName: (showsName: boolean) => void;
  /** The customer has sent the link: from now on the ride is shared. */
  readonly markSent: () => void;
}

/**
 * The link of a ride, made when the dialog opens: nobody knows it until the customer sends it. One that was made here and
 * not sent ends when the dialog closes. The calls follow each other, so that none overtakes the one before.
 */
export function useShareLink(bookingId: string, isOpen: boolean): UsedShareLink {
  const person = usePerson();
  const [link, setLink] = useState<LinkState>({ step: 'making' });
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  /** The link was made here, so that nobody knows it: another device may have extended one that a friend follows. */
  const isOurs = useRef(false);
  /** Counts the openings of the dialog: a late answer belongs to an earlier one. */
  const opening = useRef(0);

  const make = (showsName: boolean) => {
    const mine = opening.current;
    calls.current = calls.current.then(async () => {
      if (opening.current !== mine) return;
      const result = await shareRide(bookingId, showsName);
      if (result.ok && result.value.isNew) isOurs.current = true;
      const known = readShare(person, bookingId);
      if (result.ok && known) keepShare(person, { ...known, showsName, expiresAtMs: result.value.expiresAtMs });
      if (opening.current !== mine) return;
      setLink((before) => {
        const after = afterAnswer(before, result, { showsName });
        if (after.step === 'notOffered') refusedIds.add(bookingId);
        return after;
      });
    });
  };

  const makeAsChosen = () => make(readShare(person, bookingId)?.showsName ?? false);

  const endUnsent = () => {
    opening.current += 1;
    calls.current = calls.current.then(async () => {
      if (isOurs.current && !readShare(person, bookingId)) await endShare(bookingId);
      isOurs.current = false;
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening makes the link once
  useEffect(() => {
    if (!isOpen) return;
    const isRefused = refusedIds.has(bookingId);
    setLink({ step: isRefused ? 'notOffered' : 'making' });
    if (isRefused) return;
    makeAsChosen();
    return endUnsent;
  }, [isOpen, bookingId, person]);

  return {
    link,
    tryAgain: () => {
      setLink({ step: 'making' });
      makeAsChosen();
    },
    showName: make,
    markSent: () => {
      if (link.step !== 'ready') return;
      const { expiresAtMs, showsName } = link;
      keepShare(person, { bookingId, expiresAtMs, showsName });
    },
  };
}
