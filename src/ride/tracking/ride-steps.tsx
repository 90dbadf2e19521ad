import { useTranslation } from '../../i18n/use-translation';
import * as styles from './tracking-screen.module.css';

const steps = [1, 2, 3, 4] as const;

/** The progress of the ride in four steps. */
export function RideSteps({ step }: { readonly step: (typeof steps)[number] }) {
  const { t } = useTranslation('ride');
  return (
    <ol className={styles.steps}>
      {steps.map((one) => (
        <li
          key={one}
          className={one <= step ? styles.reached : undefined}
          aria-current={one === step ? 'step' : undefined}
        >
          {t(`steps.${one}`)}
        </li>
      ))}
    </ol>
  );
}
