import type { MouseEventHandler } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { mailLink, whatsappLink } from '../../lib/links';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import * as styles from './pages.module.css';

interface ContactLinksProps {
  readonly subject: string;
  /** The prepared message; the customer sends it. */
  readonly lines: readonly string[];
  readonly withPhone?: boolean;
  /** Called before mail or WhatsApp opens; it may prevent that. */
  readonly onClick?: MouseEventHandler;
}

/** Links to mail, WhatsApp and phone, with a prepared message. */
export function ContactLinks({ subject, lines, withPhone = false, onClick }: ContactLinksProps) {
  const { t } = useTranslation('customer-pages');
  return (
    <div className={styles.actions}>
      <a className={buttonClass()} href={mailLink({ to: site.email, subject, lines })} onClick={onClick}>
        {t('contact.mail')}
      </a>
      <a
        className={buttonClass('quiet')}
        href={whatsappLink(site.whatsapp.dialled, [subject, ...lines])}
        onClick={onClick}
      >
        {t('contact.whatsapp')}
      </a>
      {withPhone && (
        <a className={buttonClass('quiet')} href={`tel:${site.bookingPhone.dialled}`}>
          {t('contact.call')}
        </a>
      )}
    </div>
  );
}
