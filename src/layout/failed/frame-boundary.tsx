import { useLocation } from '@reach/router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { ErrorBoundary, type ScreenFailure } from '../../ui/error-boundary';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as styles from '../layout.module.css';

/** Loads after a failure of a part. */
const failedPart = lazyPart(async () => (await import('./failed-part')).FailedPart);

interface FrameBoundaryProps {
  /** The part's landmark: after a failure, it also contains the company's name and phone number. */
  readonly as?: 'header' | 'footer';
  readonly children: ReactNode;
}

/** Isolates a failure of a part of the page's frame from the screen and every other part. */
export function FrameBoundary({ as: Landmark, children }: FrameBoundaryProps) {
  const { pathname } = useLocation();
  const notice = (failure: ScreenFailure) => (
    // The notice's texts may have caused the failure.
    <ErrorBoundary place={pathname} fallback={() => null}>
      {/* A repeated failure has a new reference. */}
      <Failed key={failure.retries} {...failure} />
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary
      place={pathname}
      fallback={(failure) =>
        Landmark ? (
          <Landmark className={`wrap ${styles.bar} ${styles.failed}`}>
            <span translate="no">{site.name}</span>
            <a href={`tel:${site.bookingPhone.dialled}`} translate="no">
              {site.bookingPhone.shown}
            </a>
            {notice(failure)}
          </Landmark>
        ) : (
          notice(failure)
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

/** Shows the sentence only, if the rest cannot load. */
function Failed(failure: ScreenFailure) {
  const { t } = useTranslation('common');
  const { Part, hasFailed } = useLazyPart(failedPart, true);
  if (Part) return <Part {...failure} />;
  return hasFailed && <p role="status">{t('failed.part')}</p>;
}
