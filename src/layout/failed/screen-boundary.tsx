import { useLocation } from '@reach/router';
import { type ReactNode, useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { referenceLetters } from '../../lib/text/reference-letters';
import { ErrorBoundary, type ScreenFailure } from '../../ui/error-boundary';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';

/** Loaded once a screen has failed. */
const failedScreen = lazyPart(async () => (await import('./failed-screen')).FailedScreen);

/** Around the screen of a page: when it fails, header, footer and everything else of the page stay. */
export const ScreenBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    place={useLocation().pathname}
    // A further failure is another one: its sentence gets the focus, and it has a reference of its own.
    fallback={(failure) => <Failed key={failure.retries} {...failure} />}
  >
    {children}
  </ErrorBoundary>
);

/** Its sentence alone until the rest has loaded: the network may be what has failed. */
function Failed(failure: ScreenFailure) {
  const { t } = useTranslation('common');
  // The same letters before and after the rest has loaded: somebody may be reading them to us on the phone.
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
