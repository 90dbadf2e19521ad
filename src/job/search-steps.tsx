import { useTranslation } from '../i18n/use-translation';
import * as styles from './search-steps.module.css';

const steps = ['booked', 'asking', 'found'] as const;

interface SearchStepsProps {
  /** The step under way. */
  readonly now: (typeof steps)[number];
  /** The accessible name of the progress bar; without it the steps say enough. */
  readonly label?: string;
}

/** From the order to the driver in three steps, with the bar of Spec §9 on the way to the next one. */
export function SearchSteps({ now, label }: SearchStepsProps) {
  const { t } = useTranslation('status');
  const index = steps.indexOf(now);
  return (
    <div className={styles.steps} data-searching>
      <div className={styles.line} data-step={now} {...(label && { role: 'progressbar', 'aria-label': label })}>
        {/* A new element for each step: nothing that is already there moves. */}
        <span key={now} />
      </div>
      <ol className={styles.list}>
        {steps.map((step, at) => (
          <li key={step} data-done={at < index || undefined} aria-current={at === index ? 'step' : undefined}>
            {t(`steps.${step}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
