import { useLocation } from '@reach/router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { ErrorBoundary, type ScreenFailure } from '../../ui/error-boundary';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as styles from '../layout.module.css';

/** Loaded once a part has failed. */
const failedPart = lazyPart(async () => (await import('./failed-part')).FailedPart);

interface FrameBoundaryProps {
  /** The part's landmark: when it fails, the company's name and phone number stand in it too. */
  readonly as?: 'header' | 'footer';
  readonly children: ReactNode;
}

/** Around a part of the page's frame: when it fails, the screen and every other part stay. */
export function FrameBoundary({ as: Landmark, children }: FrameBoundaryProps) {
  const { pathname } = useLocation();
  const notice = (failure: ScreenFailure) => (
    // Its texts may be what has failed.
    <ErrorBoundary place={pathname} fallback={() => null}>
      {/* A further failure is another one, with a reference of its own. */}
      <Failed key={failure.retries} {...failure} />
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary
      place={pathname}
      fallback={(failure) =>
        Landmark ? (
          <Landmark className={`wrap ${styles.bar} ${styles.failed}`}>
            <span>{site.name}</span>
            <a href={`tel:${site.bookingPhone.dialled}`}>{site.bookingPhone.shown}</a>
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

/** Its sentence alone if the rest cannot be loaded. */
function Failed(failure: ScreenFailure) {
  const { t } = useTranslation('common');
  const { Part, hasFailed } = useLazyPart(failedPart, true);
  if (Part) return <Part {...failure} />;
  return hasFailed && <p role="status">{t('failed.part')}</p>;
}
