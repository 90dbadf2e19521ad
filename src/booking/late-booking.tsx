import type { Language } from '../i18n/languages';
import { LATE_CODE, LateNotice } from '../i18n/late/late-page';
import * as styles from '../i18n/late/late-page.module.css';
import { withTextFacts } from '../i18n/texts';
import { site } from '../site';
import { buttonClass } from '../ui/button';

/** The texts of a language. Called for the built HTML only: no browser loads those of another language. */
function translateTo(language: Language) {
  const texts: unknown = {
    booking: require(`../locales/${language}/booking.json`),
    common: require(`../locales/${language}/common.json`),
  };
  const at = (branch: unknown, part: string) => (branch as Record<string, unknown>)[part];
  return (name: string) => withTextFacts(String(name.split(/[:.]/).reduce(at, texts)));
}

/** The class of the root of the built booking page. */
export const lateBookingClass = styles.withBar ?? '';

/**
 * For the built booking page: above the foot of the form, the phone in place of "Continue" if no script arrives, or
 * none may run (decision scripts-that-do-not-arrive). It stands outside React's root and costs no script: the inline
 * script takes it away when React has taken over (layout/before-react/late-booking).
 */
export function LateBooking({ language }: { readonly language: Language }) {
  const t = translateTo(language);
  const call = (
    <a className={buttonClass('signal')} href={`tel:${site.bookingPhone.dialled}`}>
      {t('common:notFound.call')}
    </a>
  );
  return (
    <aside id="late" aria-label={t('booking:late.title')} className={styles.bar}>
      <noscript>
        <div className={`${styles.notice} ${styles.plain}`}>
          <p>{t('booking:late.noScript')}</p>
          {call}
        </div>
      </noscript>
      <LateNotice
        className={styles.notice}
        text={t('booking:late.text')}
        reference={t('common:reference.letters').replace('{{code}}', LATE_CODE)}
      >
        <p className={styles.ways}>
          {call}
          {/* The page itself: the inline script keeps its fragment. */}
          <a className={buttonClass('quiet')} href="?">
            {t('common:tryAgain')}
          </a>
        </p>
      </LateNotice>
    </aside>
  );
}
