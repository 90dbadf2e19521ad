import { useTranslation } from '../../i18n/use-translation';
import * as styles from '../cards.module.css';

/** What stands in the place of a list of rides until it is known: how far a first ride reaches, and that it is loading. */
export function WaitingCards() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.waiting}>
      <p role="status" data-waiting>
        {t('loading')}
      </p>
      <div className={styles.waitingCard} />
    </div>
  );
}
