import type { ReactNode } from 'react';
import { useTranslation } from '../use-translation';
import { LATE_CODE, LateNotice } from './late-notice';

interface LatePageProps {
  /** That the page has not loaded completely, and what is not affected. */
  readonly text: string;
  readonly className?: string | undefined;
  /** The ways out. They work without a script. */
  readonly children?: ReactNode;
}

/** For the built HTML of a page that waits for its scripts: what has happened if they do not arrive. */
export function LatePage({ text, className, children }: LatePageProps) {
  const { t } = useTranslation('common');
  return (
    <LateNotice text={text} reference={t('reference.letters', { code: LATE_CODE })} className={className}>
      {children}
    </LateNotice>
  );
}
