import { useLocation } from '@reach/router';
import { useId } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { pathIn } from '../../lib/links';
import { Button } from '../../ui/button';
import * as styles from './failed-screen.module.css';
import { useReport } from './use-report';

interface SendReportProps {
  /** The letters on the page. */
  readonly reference: string;
  /** The thrown value. */
  readonly error: unknown;
}

/** The pressed button is gone once the report is sent: the focus moves to the thanks (WCAG 2.4.3). */
const takeLostFocus = (news: HTMLElement | null) => {
  if (document.activeElement === document.body) news?.focus();
};

/** Offers to send a report about a failed screen or part of the frame, and lists its contents. */
export function SendReport({ reference, error }: SendReportProps) {
  const { t } = useTranslation('common');
  const path = pathIn(useLocation());
  // Several parts of a page may have failed, so the id is unique.
  const contents = useId();
  const { state, send } = useReport({ reference, error, path, language: useLanguage() });
  return (
    <div className={styles.report}>
      <p id={contents} className="soft">
        {t('failed.report.about')}
      </p>
      {state !== 'sent' && (
        <Button look="quiet" aria-describedby={contents} onClick={send}>
          {t('failed.report.send')}
        </Button>
      )}
      <p ref={state === 'sent' ? takeLostFocus : null} tabIndex={-1} role="status">
        {state !== 'ready' && t(`failed.report.${state}`)}
      </p>
    </div>
  );
}
