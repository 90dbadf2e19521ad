import type { ExtraOption } from '../../backend/types';
import { site } from '../../site';
import type { ExtraName } from '../extras/extras';
import type { Extras } from '../extras/use-extras';
import * as styles from './more-fields.module.css';
import { useMoreTexts } from './more-section';

/** What many customers look for in the list of extras, by whatever name it has there. */
const needs = ['wheelchair', 'childSeat'] as const;
type Need = (typeof needs)[number];

const needWords: Record<Need, RegExp> = {
  wheelchair: /rollstuhl|wheel\s?chair/i,
  childSeat: /kindersitz|kinderschale|babyschale|sitzerhöhung|child(ren)?['’]?s?\s?seat|baby\s?seat|booster/i,
};

/** The offered extras for a need, by the backend's names and the operator's. */
export function extrasFor(
  need: Need,
  offered: readonly ExtraOption[],
  names: readonly ExtraName[],
): readonly ExtraOption[] {
  const namesOf = ({ id, name }: ExtraOption) => [
    name,
    ...names.filter((named) => named.id === id).flatMap((named) => Object.values(named)),
  ];
  return offered.filter((extra) => namesOf(extra).some((name) => needWords[need].test(name)));
}

/** The phone number for a wheelchair or a child seat, if the list of extras above lacks it. */
export function NeedNotes({ extras: { status, offered } }: { readonly extras: Extras }) {
  const { t } = useMoreTexts();
  if (status === 'loading') return null;
  return (
    <>
      {needs
        .filter((need) => extrasFor(need, offered ?? [], site.extraNames).length === 0)
        .map((need) => (
          <p key={need} className={styles.text}>
            {t(`needs.${need}`)} <a href={`tel:${site.bookingPhone.dialled}`}>{t('needs.call')}</a>
          </p>
        ))}
    </>
  );
}
