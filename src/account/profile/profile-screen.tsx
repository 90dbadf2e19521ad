import { useEffect, useRef } from 'react';
import type { Profile } from '../../backend/types';
import { useTranslation } from '../../i18n/use-translation';
import { useProfile } from '../../session/use-session';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { LoadFailure } from '../loading/loading';
import * as screenStyles from '../screen.module.css';
import * as styles from './profile.module.css';
import { ProfileEditor } from './profile-editor';
import { useProfileForm } from './use-profile-form';

/** Profile: view mode and edit mode for name, mobile and e-mail (Spec §2). */
export function ProfileScreen() {
  const { t } = useTranslation(['profile', 'errors', 'common']);
  const profile = useProfile({ isEdited: true });
  return (
    <section className={screenStyles.screen} aria-labelledby="profile-title">
      <h1 id="profile-title" className={screenStyles.title}>
        {t('title')}
      </h1>
      {profile.isPending && (
        <p role="status" data-waiting>
          {t('common:loading')}
        </p>
      )}
      {profile.isError && !profile.data && (
        <LoadFailure
          sentence={t(`errors:${profile.error.message}`)}
          failure={profile.error}
          onRetry={() => void profile.refetch()}
        />
      )}
      {profile.data && <LoadedProfile profile={profile.data} />}
    </section>
  );
}

function LoadedProfile({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const state = useProfileForm(profile);
  const { flow } = state;
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The focused form is removed: the focus returns to the button that opened it.
  useEffect(() => {
    if (flow.step === 'viewing' && wasEditing.current) editButton.current?.focus();
    wasEditing.current = flow.step !== 'viewing';
  }, [flow.step]);

  return (
    <>
      {flow.step === 'viewing' ? (
        <div className={`card ${styles.card}`}>
          <ProfileFacts profile={profile} />
          <div className={screenStyles.foot}>
            <button ref={editButton} type="button" className={buttonClass('quiet')} onClick={state.edit}>
              {t('edit')}
            </button>
          </div>
        </div>
      ) : (
        <ProfileEditor state={state} />
      )}
      <p role="status" className={styles.status}>
        {flow.step === 'viewing' && flow.isSaved ? t('saved') : ''}
      </p>
      <Dialog open={flow.step === 'leaving'} onClose={state.stay} title={t('discard.title')}>
        <p>{t('discard.text')}</p>
        <div className={styles.actions}>
          <Button onClick={state.stay}>{t('discard.no')}</Button>
          <Button look="stop" onClick={state.discard}>
            {t('discard.yes')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The backend's values that have a translation. */
const types = ['PRIVATE', 'BUSINESS'] as const;
const statuses = ['ACTIVE', 'INACTIVE'] as const;

/** The stored profile; type and status of the account only if the backend sends them. */
function ProfileFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('profile');
  const type = types.find((one) => one === profile.accountType.toUpperCase());
  const status = statuses.find((one) => one === profile.status.toUpperCase());
  const facts = [
    [t('name'), profile.name || t('none'), profile.name],
    [t('phone'), profile.phone || t('none'), profile.phone],
    [t('email'), profile.email || t('none'), profile.email],
    [t('accountType'), type ? t(`types.${type}`) : profile.accountType],
    [t('accountId'), profile.accountId, profile.accountId],
    [t('customerId'), profile.customerId, profile.customerId],
    [t('status'), status ? t(`statuses.${status}`) : profile.status],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value, own]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd translate={own ? 'no' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
