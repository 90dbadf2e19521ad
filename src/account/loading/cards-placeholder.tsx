import { useTranslation } from '../../i18n/use-translation';
import * as styles from '../cards.module.css';

/** A placeholder for a list of rides while it loads, with the height of the first ride. */
export function CardsPlaceholder() {
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
