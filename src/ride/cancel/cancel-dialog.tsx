import { useRef, useState } from 'react';
import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Cancelling } from '../../job/cancelling';
import { type JobStatus, jobStatusTable } from '../../job/job-status';
import { site } from '../../site';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { Field, FieldGroup } from '../../ui/form/field';
import * as styles from './cancel.module.css';
import { CancelStatus } from './cancel-status';
import { type CancelReason, cancelReasons, OWN_REASON_MAX, reasonText } from './reason';

const FORM_ID = 'cancel-form';

interface CancelDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly status: JobStatus;
  readonly bookingId: string;
  readonly cancelling: Cancelling;
  readonly cancel: (reason: string) => void;
}

/**
 * Asks for the reason, names the cost, and stays open to show the outcome (D23). The input is kept as long as the ride
 * is on the screen.
 */
export function CancelDialog({ open, onClose, status, bookingId, cancelling, cancel }: CancelDialogProps) {
  const { t } = useTranslation(['ride', 'errors', 'common']);
  const language = useLanguage();
  const [chosen, setChosen] = useState<CancelReason | null>(null);
  const [own, setOwn] = useState('');
  const [isMissing, setMissing] = useState(false);
  const firstReason = useRef<HTMLInputElement>(null);
  const reason = reasonText(chosen ? t(`cancel.reasons.${chosen}`) : '', own);
  const isAsked = cancelling.state === 'asked';
  const canCancel = jobStatusTable[status].canCancel && !isAsked;

  const submit = () => {
    if (!canCancel) return;
    setMissing(reason === '');
    if (reason === '') firstReason.current?.focus();
    else cancel(reason);
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('cancel.title')}
      closeLabel={t('cancel.close')}
      foot={
        // News and errors are above the buttons: in view, whatever has scrolled.
        <div className={styles.foot}>
          <div role="alert" className={styles.missing}>
            {isMissing && <p id="cancel-missing">{t('errors:cancelReason')}</p>}
          </div>
          <CancelStatus cancelling={cancelling} status={status} bookingId={bookingId} />
          {!jobStatusTable[status].canCancel && !isAsked && cancelling.state !== 'not-confirmed' && (
            <p role="status">{t('cancel.tooLate')}</p>
          )}
          <div className={styles.buttons}>
            {/* Not disabled, and no reason either, so that the pressed one keeps the focus. */}
            <Button type="submit" form={FORM_ID} look="stop" aria-disabled={!canCancel}>
              {isAsked ? t('cancel.waiting') : t('cancel.send')}
            </Button>
            <Button onClick={onClose}>{t('cancel.keep')}</Button>
          </div>
        </div>
      }
    >
      <form
        id={FORM_ID}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{site.cancelFee > 0 ? t('cancel.fee', { fee: formatEuro(language, site.cancelFee) }) : t('cancel.free')}</p>
        <FieldGroup id="cancel-reason" legend={t('cancel.reason')}>
          <div className={styles.reasons}>
            {cancelReasons.map((one, index) => (
              <label key={one} className={styles.reason}>
                <input
                  ref={index === 0 ? firstReason : null}
                  type="radio"
                  name="cancel-reason"
                  value={one}
                  checked={one === chosen}
                  aria-disabled={isAsked}
                  aria-describedby={isMissing ? 'cancel-missing' : undefined}
                  onChange={() => {
                    if (isAsked) return;
                    setChosen(one);
                    setMissing(false);
                  }}
                />
                {t(`cancel.reasons.${one}`)}
              </label>
            ))}
          </div>
        </FieldGroup>
        <Field id="cancel-own" label={t('cancel.own')}>
          {(control) => (
            <textarea
              {...control}
              value={own}
              maxLength={OWN_REASON_MAX}
              readOnly={isAsked}
              onChange={({ target }) => {
                setOwn(target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
      </form>
    </Sheet>
  );
}
