import { useRef } from 'react';
import { formatDay } from '../i18n/formats';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { useMounted } from '../ui/effects';
import * as styles from './consent-question.module.css';
import { answerConsent, type ConsentSubject, consentAnswers, type ThirdParty, useConsent } from './consent-store';

interface ConsentQuestionProps {
  readonly about: ThirdParty;
  /** The part that it serves; missing if it is everything that the texts name. */
  readonly subject?: ConsentSubject | undefined;
  /** Called after Allow: the question may be removed, so its owner takes the focus. */
  readonly onAllowed?: () => void;
}

/**
 * Asks for consent to a service where it is needed, shows the answer, and lets the visitor change it (D27). Allow and
 * Refuse have the same size, colour and reach.
 */
export function ConsentQuestion({ about, subject, onAllowed }: ConsentQuestionProps) {
  const { service, company, product } = about;
  const { t } = useTranslation('common');
  const language = useLanguage();
  const consent = useConsent(about);
  const isMounted = useMounted();
  const answerText = useRef<HTMLParagraphElement>(null);

  const answer = (isAllowed: boolean) => {
    // The pressed button is removed: the focus moves to the text of the answer.
    answerText.current?.focus();
    answerConsent(about, isAllowed);
    if (isAllowed) onAllowed?.();
  };
  // The built HTML has no cookie.
  const day = isMounted && consent !== 'open' ? consentAnswers()[service]?.day : undefined;

  return (
    <div className={styles.question}>
      <p ref={answerText} tabIndex={-1} role="status">
        {t(subject ? `maps:consent.${subject}.${consent}` : `consent.${service}.${consent}`, { company, product })}
        {day && <span className={styles.day}> {t('consent.since', { date: formatDay(language, day) })}</span>}
      </p>
      <div className={styles.answers}>
        {consent !== 'allowed' && (
          <Button look="quiet" onClick={() => answer(true)}>
            {t(`consent.${service}.allow`, { product })}
          </Button>
        )}
        {consent !== 'refused' && (
          <Button look="quiet" onClick={() => answer(false)}>
            {t(`consent.${service}.refuse`, { product })}
          </Button>
        )}
      </div>
    </div>
  );
}
