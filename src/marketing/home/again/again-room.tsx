import { sessionStore } from '../../../session/session-store';
import { useSession } from '../../../session/use-session';
import { useBrowserLayoutEffect } from '../../../ui/effects';
import { lazyPart, useLazyPart } from '../../../ui/use-lazy-part';
import * as styles from './again.module.css';

const again = lazyPart(async () => (await import('./again')).RideOrAgain);

/**
 * The current ride, or the offer to repeat one, for a signed-in customer. Its space is kept from the first paint: the
 * script before React marks the document if the device has a login, and so does a navigation within the site. After a
 * login on Home itself there is no such space, and it floats.
 */
export function AgainRoom() {
  const isSignedIn = useSession().status === 'signed-in';
  useBrowserLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { status } = sessionStore.get();
    if (status === 'signed-in') dataset.customer = '';
    if (status === 'anonymous') delete dataset.customer;
  }, []);
  return <div className={styles.room}>{isSignedIn && <LoadedAgain />}</div>;
}

function LoadedAgain() {
  const { Part: Again } = useLazyPart(again, true);
  return Again && <Again />;
}
