import { FailureReference } from '../../i18n/failure-reference';
import { formatClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { useEmergencyContact } from '../../session/use-emergency-contact';
import { RetryButton } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { FailureNote } from '../../ui/failure-note';
import { LinkWays } from '../sharing/link-ways';
import * as sharing from '../sharing/sharing.module.css';
import { SharingState } from '../sharing/sharing-state';
import { type UsedShareLink, useShareLink } from '../sharing/use-share-link';
import type { SharedRide } from './shared-ride';
import { SharedText } from './shared-text';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly bookingId: string;
  readonly ride: SharedRide;
  /** Opened by SOS: the emergency contact is offered first. */
  readonly isHelp: boolean;
}

/**
 * Share live location: a link with which others can follow the ride (D51), and what they will see. A backend without
 * links: a text of this moment (D9).
 */
export function ShareDialog({ open, onClose, bookingId, ride, isHelp }: ShareDialogProps) {
  const { t } = useTranslation('ride');
  const used = useShareLink(bookingId, open);
  const { step } = used.link;
  const title = step === 'notOffered' ? t('share.title') : t('share.link.title');
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('cancel.close')}>
      {open && step === 'making' && <p role="status">{t('share.link.making')}</p>}
      {open && step === 'ready' && <SharedLink {...{ bookingId, used, isHelp, onClose }} link={used.link} />}
      {open && step === 'failed' && (
        <div role="alert">
          <FailureNote sentence={t('share.link.failed')}>
            <FailureReference bookingId={bookingId} />
          </FailureNote>
          <RetryButton onRetry={used.tryAgain}>{t('share.link.again')}</RetryButton>
        </div>
      )}
      {open && step !== 'ready' && <SharingState bookingId={bookingId} onEnded={onClose} />}
      {open && (step === 'notOffered' || step === 'failed') && <SharedText ride={ride} />}
    </Sheet>
  );
}

interface SharedLinkProps extends Pick<ShareDialogProps, 'bookingId' | 'isHelp' | 'onClose'> {
  readonly used: UsedShareLink;
  readonly link: Extract<UsedShareLink['link'], { step: 'ready' }>;
}

function SharedLink({ bookingId, used, link, isHelp, onClose }: SharedLinkProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { contact } = useEmergencyContact();
  const time = formatClock(language, new Date(link.expiresAtMs));
  return (
    <>
      <LinkWays token={link.token} contact={isHelp ? contact : null} onSent={used.markSent} />
      <SharingState bookingId={bookingId} onEnded={onClose} />
      <label className={sharing.choice}>
        <input type="checkbox" checked={link.showsName} onChange={({ target }) => used.showName(target.checked)} />
        {t('share.link.name')}
      </label>
      <div role="alert">
        {link.hasChangeFailed && (
          <FailureNote sentence={t('share.link.notChanged')}>
            <FailureReference bookingId={bookingId} />
          </FailureNote>
        )}
      </div>
      <details className={sharing.seen}>
        <summary>{t('share.link.sees')}</summary>
        <ul>
          <li>{t('share.link.taxi')}</li>
          <li>{t('share.link.driver')}</li>
          <li>{t('share.link.drop')}</li>
        </ul>
        <p>{t('share.link.until', { time })}</p>
      </details>
    </>
  );
}
