import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { localPath } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { followPath } from '../../job/follow-path';
import { QrCode, useSending } from '../../job/sharing';
import type { EmergencyContact } from '../../session/use-emergency-contact';
import { Button, buttonClass } from '../../ui/button';
import { Field } from '../../ui/form/field';
import { smsLink, whatsAppLink } from './share-link';
import * as styles from './sharing.module.css';

interface LinkWaysProps {
  readonly token: string;
  /** The emergency contact, who is offered first; null for none. */
  readonly contact: EmergencyContact | null;
  /** Called when the link has left the device, or is about to. */
  readonly onSent: () => void;
}

/** What appears below the buttons may be out of view. */
const showWhole = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'end' });

/** The ways to send the link of a ride: share sheet, copy, WhatsApp, SMS and QR code. */
export function LinkWays({ token, contact, onSent }: LinkWaysProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { canShare, copyResult, copy, share } = useSending(onSent);
  const [isCodeShown, setCodeShown] = useState(false);
  const link = `${window.location.origin}${withPrefix(localPath(language, followPath(token)))}`;
  const text = `${t('share.link.message')} ${link}`;
  const main = contact ? 'quiet' : 'signal';

  return (
    <>
      <Field id="share-link" label={t('share.link.field')}>
        {(control) => (
          <input
            type="text"
            readOnly
            {...control}
            value={link}
            onFocus={(event) => event.target.select()}
            onCopy={onSent}
          />
        )}
      </Field>
      <div className={styles.ways}>
        {contact && (
          <a href={smsLink(contact.phone, text)} className={buttonClass('signal', styles.first)} onClick={onSent}>
            {t('share.link.toContact', { contact: contact.name || contact.phone })}
          </a>
        )}
        {canShare && (
          <Button look={main} onClick={() => share({ text })}>
            {t('share.send')}
          </Button>
        )}
        <Button look={canShare ? 'quiet' : main} onClick={() => copy(link)}>
          {t('share.copy')}
        </Button>
        <a
          href={whatsAppLink(text)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('quiet')}
          onClick={onSent}
        >
          {t('share.link.whatsapp')}
        </a>
        <a href={smsLink('', text)} className={buttonClass('quiet')} onClick={onSent}>
          {t('share.link.sms')}
        </a>
        <Button
          look="quiet"
          aria-expanded={isCodeShown}
          onClick={() => {
            setCodeShown(!isCodeShown);
            onSent();
          }}
        >
          {t('share.link.code')}
        </Button>
      </div>
      <p role="status">{copyResult ? t(`share.${copyResult}`) : ''}</p>
      {isCodeShown && (
        <div ref={showWhole} className={styles.code}>
          <QrCode text={link} label={t('share.link.codeLabel')} />
        </div>
      )}
    </>
  );
}
