import type { ReactNode } from 'react';
import { useTranslation } from '../use-translation';
import { LATE_CODE, LateNotice } from './late-notice';

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
