import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Field, questionId } from '../../ui/form/field';
import * as styles from './address-answers.module.css';
import type { AddressQuestion } from './house-number';

/** The maximum length of a town name; no real one is longer. */
const TOWN_MAX = 80;

interface AddressAnswersProps {
  /** The id of the address field. */
  readonly id: string;
  readonly question: AddressQuestion;
  readonly canTellDriver: boolean;
  readonly onKeep: () => void;
  readonly onChangeAddress: () => void;
  readonly onTown: (town: string) => void;
}

/** The answer buttons for a question about a chosen place; the field's status text shows the question. */
export function AddressAnswers({ id, question, canTellDriver, onKeep, onChangeAddress, onTown }: AddressAnswersProps) {
  const { t } = useTranslation('maps');
  const [town, setTown] = useState('');
  const answerTown = () => {
    if (town.trim()) onTown(town.trim());
  };
  const keepText = () => {
    if (question.kind === 'number-changed') return t('address.keepChanged', { ...question });
    if (question.kind !== 'number-missing' || !canTellDriver) return t('address.keepMissing');
    return t('address.tellDriver', { ...question });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter answers the question and must not submit the surrounding form.
    event.preventDefault();
    answerTown();
  };
  return (
    <div id={questionId(id)} className={styles.answers}>
      {question.kind === 'town-missing' && (
        <>
          <Field id={`${id}-town`} label={t('address.town')}>
            {(control) => (
              <input
                {...control}
                value={town}
                maxLength={TOWN_MAX}
                autoComplete="address-level2"
                onChange={(event) => setTown(event.currentTarget.value)}
                onKeyDown={onKeyDown}
              />
            )}
          </Field>
          <Button look="quiet" onClick={answerTown}>
            {t('address.useTown')}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={onChangeAddress}>
        {t('address.change')}
      </Button>
      <Button look="quiet" onClick={onKeep}>
        {keepText()}
      </Button>
    </div>
  );
}
