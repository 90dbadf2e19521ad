import type { ReactNode } from 'react';
import { useTranslation } from '../use-translation';
import * as styles from './late-page.module.css';

/** The reference of a page whose scripts have not arrived: no script can make another one up (decision 331). */
const LATE_CODE = 'PAGE';

interface LatePageProps {
  /** That the page has not loaded completely, and what is not affected. */
  readonly text: string;
  readonly className?: string | undefined;
  /** The ways out. They work without a script. */
  readonly children?: ReactNode;
}

/**
 * For the built HTML of a page that waits for its scripts: what has happened if they have not arrived after ten
 * seconds. Only a style waits, so that it needs no script.
 */
export function LatePage({ text, className = '', children }: LatePageProps) {
  const { t } = useTranslation('common');
  return (
    <div role="status" data-late>
      <div className={`${styles.late} ${className}`}>
        <p>
          {text} {t('reference.letters', { code: LATE_CODE })}
        </p>
        {children}
      </div>
    </div>
  );
}
