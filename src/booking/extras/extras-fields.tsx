import { useState } from 'react';
import type { ExtraOption } from '../../backend/types';
import { FailureReference } from '../../i18n/failure-reference';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Field, FieldGroup } from '../../ui/form/field';
import { type ExtraKind, extraKinds, extraName, extrasOf, matchesSearch, withExtra } from './extras';
import * as styles from './extras-fields.module.css';
import type { Extras } from './use-extras';

/** Longer lists get a search field. */
const READ_AT_MOST = 12;

interface ExtrasFieldsProps {
  readonly extras: Extras;
  readonly chosen: readonly ExtraOption[];
  readonly onChange: (chosen: readonly ExtraOption[]) => void;
}

/** The extras for car and driver (Spec §3). */
export function ExtrasFields({ extras, chosen, onChange }: ExtrasFieldsProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const [searched, setSearched] = useState('');
  const { status, offered, missing } = extras;
  // If the offer is unknown, the draft's extras are listed, so that they can be removed.
  const list = offered ?? chosen;
  const isLong = list.length > READ_AT_MOST;
  const nameOf = (extra: ExtraOption) => extraName(extra, language, site.extraNames);
  const found = isLong ? list.filter((extra) => matchesSearch(nameOf(extra), searched)) : list;
  const sentence = () => {
    if (status !== 'known') return t(`extras.${status}`);
    if (list.length === 0) return t('extras.none');
    return isLong && searched ? t('extras.found', { found: found.length, all: list.length }) : '';
  };
  const group = (kind: ExtraKind) => {
    const options = extrasOf(kind, found);
    if (options.length === 0) return null;
    return (
      <FieldGroup key={kind} id={`booking-extras-${kind}`} legend={t(`extras.${kind}`)}>
        <div className={styles.options}>
          {options.map((extra) => (
            <label key={extra.id} className={styles.option}>
              <input
                type="checkbox"
                checked={chosen.some(({ id }) => id === extra.id)}
                onChange={(event) => onChange(withExtra(chosen, extra, event.target.checked))}
              />
              <span>
                {nameOf(extra)}
                {missing.has(extra.id) && <span className={styles.missing}>{t('extras.missing')}</span>}
              </span>
            </label>
          ))}
        </div>
      </FieldGroup>
    );
  };
  return (
    <div className={styles.extras}>
      {isLong && (
        <Field id="booking-extras-search" label={t('extras.search')}>
          {(control) => (
            <input
              type="search"
              autoComplete="off"
              {...control}
              value={searched}
              onChange={(event) => setSearched(event.target.value)}
              // Enter searches; it must not submit the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </Field>
      )}
      <p role="status" className={styles.sentence}>
        {sentence()} {status === 'failed' && <FailureReference failure={extras.failure} />}
      </p>
      <div className={isLong ? styles.long : styles.short}>{extraKinds.map(group)}</div>
    </div>
  );
}
