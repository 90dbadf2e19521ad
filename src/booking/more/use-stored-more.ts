import { useEffect, useRef, useState } from 'react';
import { usePerson } from '../../session/use-session';
import type { OptionalDetails } from './more';
import { withRules } from './rules';
import { forgetMore, keepMore, storedMore } from './stored-more';

interface StoredMoreProps {
  readonly more: OptionalDetails | null;
  readonly onMore: (more: OptionalDetails | null) => void;
  /** The booking is placed: a reload brings nothing of it back. */
  readonly underWay: boolean;
  /** The booking came to nothing: its values are in the form for the next try. */
  readonly isOver: boolean;
  /** The next order begins without the passenger of this one. */
  readonly isDone: boolean;
}

/**
 * Restores the values that this tab has stored for the signed-in person, or for no one, and removes them with the
 * booking. Returns whether the stored values have been read: no order is made before.
 */
export function useStoredMore({ more, onMore, underWay, isOver, isDone }: StoredMoreProps): boolean {
  const person = usePerson();
  const [isRead, setRead] = useState(false);
  const latest = useRef({ more, onMore });
  useEffect(() => {
    latest.current = { more, onMore };
  });
  useEffect(() => {
    const stored = latest.current.more ? null : storedMore(person);
    if (stored) latest.current.onMore(withRules(stored));
    setRead(true);
  }, [person]);
  useEffect(() => {
    if (underWay) forgetMore();
  }, [underWay]);
  useEffect(() => {
    if (isOver && latest.current.more) keepMore(latest.current.more.values);
  }, [isOver]);
  useEffect(() => {
    if (isDone) latest.current.onMore(null);
  }, [isDone]);
  return isRead;
}
