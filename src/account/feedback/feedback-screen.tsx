import { useLocation } from '@reach/router';
import { withPrefix } from 'gatsby';
import { localPath } from '../../i18n/languages';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { buttonClass } from '../../ui/button';
import { useRidesWithoutFeedback } from '../completed-rides/use-completed-rides';
import { LoadFailure } from '../loading/loading';
import * as screenStyles from '../screen.module.css';
import * as styles from './feedback.module.css';
import { chosenRide, type FeedbackFlow } from './feedback-flow';
import { FeedbackQuestions } from './feedback-questions';
import { useFeedback } from './use-feedback';

/** Reloads the page (Spec §2), at this address. jsdom cannot replace the location, so tests pass their own function. */
const reloadPage = (path: string) => {
  window.history.replaceState(null, '', withPrefix(path));
  window.location.reload();
};

interface FeedbackScreenProps {
  readonly reload?: (path: string) => void;
}

/**
 * Feedback on the chosen ride, else on the most recent one without feedback (Spec §2); ends in a thank-you state or a
 * skipped state.
 */
export function FeedbackScreen({ reload = reloadPage }: FeedbackScreenProps) {
  const { t } = useTranslation(['account', 'errors', 'common']);
  const rides = useRidesWithoutFeedback();
  const language = useLanguage();
  // A ride that is rated needs nothing else here; after a skipped one comes the next, whatever the address has named.
  const { flow, submit } = useFeedback((step) =>
    reload(localPath(language, step === 'thanked' ? '/private/your-ride' : '/private/feedback')),
  );
  const { hash } = useLocation();
  const { ride, isAnother } = chosenRide(rides.data ?? [], hash);

  return (
    <section className={screenStyles.screen} aria-labelledby="feedback-title">
      <h1 id="feedback-title" className={screenStyles.title}>
        {t('feedback.title')}
      </h1>
      {rides.isPending && (
        <p role="status" data-waiting>
          {t('common:loading')}
        </p>
      )}
      {rides.isError && <LoadFailure failure={rides.error} onRetry={() => void rides.refetch()} />}
      {rides.isSuccess && !ride && (
        <>
          <p>{t('errors:noRidesForFeedback')}</p>
          <MyBookingsLink />
        </>
      )}
      {isAnother && flow.step === 'asking' && <p className="soft">{t('feedback.notThisRide')}</p>}
      {ride && (flow.step === 'asking' || flow.step === 'sending') && (
        <FeedbackQuestions key={ride.bookingId} ride={ride} flow={flow} onSubmit={submit} />
      )}
      {(flow.step === 'thanked' || flow.step === 'skipped') && <Ended step={flow.step} />}
    </section>
  );
}

const takeFocus = (message: HTMLElement | null) => message?.focus();

/** The final message. Takes the focus, because the focused form is removed; so screen readers read it. */
function Ended({ step }: { readonly step: Extract<FeedbackFlow['step'], 'thanked' | 'skipped'> }) {
  const { t } = useTranslation('account');
  return (
    <div ref={takeFocus} tabIndex={-1} className={`card ${styles.ended}`}>
      <h2>{t(`feedback.${step}.title`)}</h2>
      <p>{t(`feedback.${step}.text`)}</p>
      {step === 'skipped' && <MyBookingsLink />}
    </div>
  );
}

function MyBookingsLink() {
  const { t } = useTranslation('account');
  return (
    <LocalLink to="/private/your-ride" className={buttonClass('quiet')}>
      {t('feedback.myBookings')}
    </LocalLink>
  );
}
