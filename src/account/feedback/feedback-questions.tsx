import { type Feedback, feedbackQuestions, type Ride } from '../../backend/types';
import { FailureReference } from '../../i18n/failure-reference';
import { formatDayAndTime, formatEuro } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { labelLines } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { readSavedRide } from '../../job/stored-ride';
import { addressLine } from '../../lib/places/place';
import { usePerson } from '../../session/use-session';
import { Button, buttonClass } from '../../ui/button';
import { FailureNote } from '../../ui/failure-note';
import { registerText } from '../../ui/form/entered-texts';
import { ErrorSummary } from '../../ui/form/error-summary';
import { Field } from '../../ui/form/field';
import { Segmented } from '../../ui/form/segmented';
import { invoicePath } from '../completed-rides/invoice-path';
import * as screenStyles from '../screen.module.css';
import * as styles from './feedback.module.css';
import type { FeedbackFlow } from './feedback-flow';
import { answerField, fieldId, toFeedback } from './feedback-form';
import { useFeedbackForm } from './use-feedback-form';

interface FeedbackQuestionsProps {
  readonly ride: Ride;
  readonly flow: Extract<FeedbackFlow, { step: 'asking' | 'sending' }>;
  readonly onSubmit: (feedback: Feedback) => void;
}

/**
 * Five yes/no questions and a message (Spec §2). Skip needs no answers (Spec §5). After a failure, the answers are
 * kept.
 */
export function FeedbackQuestions({ ride, flow, onSubmit }: FeedbackQuestionsProps) {
  const { t } = useTranslation(['account', 'errors']);
  const { form, problems } = useFeedbackForm(ride.bookingId);
  const answers = form.watch('answers');
  const isSending = flow.step === 'sending';
  const failure = flow.step === 'asking' ? flow.failure : null;

  const submit = form.handleSubmit((complete) => onSubmit(toFeedback(ride.bookingId, complete)));
  const skip = () => onSubmit({ bookingId: ride.bookingId, isSkip: true });

  return (
    <form className={`card ${styles.form}`} noValidate onSubmit={submit}>
      <Arrived ride={ride} />
      <ErrorSummary heading={t('feedback.incomplete')} problems={problems} textOf={t} idOf={fieldId} />
      {feedbackQuestions.map((question) => (
        <Segmented
          key={question}
          id={fieldId(answerField(question))}
          legend={t(`feedback.questions.${question}`)}
          isApart
          options={[
            { value: 'yes', label: t('feedback.yes') },
            { value: 'no', label: t('feedback.no') },
          ]}
          value={answers[question]}
          onChange={(answer) => form.setValue(answerField(question), answer)}
          error={problems.at(answerField(question)) ? t('feedback.unanswered') : undefined}
        />
      ))}
      <Field
        id={fieldId('message')}
        label={t('feedback.message')}
        error={problems.at('message') ? t('feedback.messageRequired') : undefined}
      >
        {(control) => <textarea rows={4} required {...control} {...registerText(form, 'message')} />}
      </Field>
      {failure && (
        <div role="alert">
          <FailureNote sentence={t(`errors:${failure.message}`)}>
            {/* The call's own sentence below the screen's (D33); skipping has only one. */}
            {failure.message !== 'feedbackSkip' && <p>{t('errors:feedbackCall')}</p>}
            <p>{t('feedback.kept')}</p>
            <FailureReference bookingId={ride.bookingId} failure={failure} isApart />
          </FailureNote>
        </div>
      )}
      <div className={screenStyles.foot}>
        {/* Not disabled, so that it keeps the focus while sending; the flow ignores a second click. */}
        <Button type="submit" aria-disabled={isSending}>
          {isSending && !flow.isSkip ? t('feedback.sending') : t('feedback.submit')}
        </Button>
        <Button look="quiet" aria-disabled={isSending} onClick={skip}>
          {isSending && flow.isSkip ? t('feedback.skipping') : t('feedback.skip')}
        </Button>
      </div>
    </form>
  );
}

/** The end of the ride: the amount and the receipt first, then which ride it was. */
function Arrived({ ride }: { readonly ride: Ride }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { invoicePrice, paymentType, startsAt, orderId, driverName, carNumber } = ride;
  // As the customer has named them, where this device remembers it.
  const words = readSavedRide(usePerson(), ride.bookingId)?.words;
  const places = [
    labelLines(words?.pickup ?? null)?.first || addressLine(ride.pickup),
    labelLines(words?.drop ?? null)?.first || addressLine(ride.drop),
  ].filter(Boolean);
  const amount = invoicePrice === null ? null : formatEuro(language, invoicePrice);
  return (
    <div className={styles.arrived}>
      <h2>{t('feedback.arrived')}</h2>
      {amount && <p className={styles.amount}>{t(`feedback.paid.${paymentType}`, { amount })}</p>}
      <LocalLink to={invoicePath([orderId])} className={buttonClass('quiet')}>
        {t('rides.invoice')}
      </LocalLink>
      <p className={styles.which}>
        {startsAt && <span>{formatDayAndTime(language, startsAt)}</span>}
        <span translate="no">{places.join(' → ')}</span>
        <span translate="no">{[driverName, carNumber].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}
