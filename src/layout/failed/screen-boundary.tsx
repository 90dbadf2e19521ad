import { useLocation } from '@reach/router';
import { type ReactNode, useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { referenceLetters } from '../../lib/id';
import { ErrorBoundary, type ScreenFailure } from '../../ui/error-boundary';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';

/** Loads after a failure of a screen. */
const failedScreen = lazyPart(async () => (await import('./failed-screen')).FailedScreen);

/** Isolates a failure of a page's screen from header, footer and everything else. */
export const ScreenBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    place={useLocation().pathname}
    // A repeated failure is a new one: its sentence takes the focus, and it has a new reference.
    fallback={(failure) => <Failed key={failure.retries} {...failure} />}
  >
    {children}
  </ErrorBoundary>
);

/** Shows the sentence only, until the rest has loaded: the network may have failed. */
function Failed(failure: ScreenFailure) {
  const { t } = useTranslation('common');
  // The same letters before and after the rest has loaded, because the customer may be reading them out on the phone.
  const [letters] = useState(referenceLetters);
  const { Part, hasFailed } = useLazyPart(failedScreen, true);
  if (Part) return <Part {...failure} letters={letters} />;
  return (
    <div className="wrap">
      <h1>{t('failed.title')}</h1>
      {hasFailed && (
        <p role="alert">
          {t('failed.again')} <FailureReference letters={letters} />
        </p>
      )}
    </div>
  );
}
