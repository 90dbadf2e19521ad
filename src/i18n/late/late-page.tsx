import type { ReactNode } from 'react';
import { useTranslation } from '../use-translation';
import * as styles from './late-page.module.css';

/**
 * The reference of a page whose scripts have not arrived: without a script there is no random one (decision
 * scripts-that-do-not-arrive).
 */
export const LATE_CODE = 'PAGE';

interface LateNoticeProps {
  /** The notice: the page has not loaded completely, its consequences, and the next steps. */
  readonly text: string;
  /** The sentence with the reference. */
  readonly reference: string;
  readonly className?: string | undefined;
  /** The alternatives, which work without a script. */
  readonly children?: ReactNode;
}

/** The notice of a page whose scripts have not arrived after ten seconds. CSS delays it, so that it needs no script. */
export const LateNotice = ({ text, reference, className = '', children }: LateNoticeProps) => (
  <div role="status" data-late>
    <div className={`${styles.late} ${className}`}>
      <p>
        {text} {reference}
      </p>
      {children}
    </div>
  </div>
);

interface LatePageProps {
  /** The notice: the page has not loaded completely, and its consequences. */
  readonly text: string;
  readonly className?: string | undefined;
  /** The alternatives, which work without a script. */
  readonly children?: ReactNode;
}

/** The notice in the built HTML of a page that waits for its scripts, in case they do not arrive. */
export function LatePage({ text, className, children }: LatePageProps) {
  const { t } = useTranslation('common');
  return (
    <LateNotice text={text} reference={t('reference.letters', { code: LATE_CODE })} className={className}>
      {children}
    </LateNotice>
  );
}
