import { CarTaxiFront, Headset, Wrench } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation';
import * as styles from './people.module.css';

const guests = ['night', 'station', 'van'] as const;
const team = [
  { role: 'dispatch', Icon: Headset },
  { role: 'drivers', Icon: CarTaxiFront },
  { role: 'workshop', Icon: Wrench },
] as const;

/** Testimonials and team (Spec §1): samples, marked as such; none of them is a real person. */
export function People() {
  const { t } = useTranslation('home');
  return (
    <div className={`wrap ${styles.people}`}>
      <section aria-labelledby="voices">
        <Heading id="voices" text={t('voices.heading')} note={t('voices.sample')} />
        <div className={styles.voices}>
          {guests.map((guest) => (
            <figure key={guest} className={styles.voice}>
              <blockquote>{t(`voices.${guest}.text`)}</blockquote>
              <figcaption className="soft">{t(`voices.${guest}.who`)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section aria-labelledby="team">
        <Heading id="team" text={t('team.heading')} note={t('team.sample')} />
        <ul className={styles.team}>
          {team.map(({ role, Icon }) => (
            <li key={role}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" size={30} />
              </span>
              <h3>{t(`team.${role}.role`)}</h3>
              <p className="soft">{t(`team.${role}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Heading({ id, text, note }: { readonly id: string; readonly text: string; readonly note: string }) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.heading}>
      <h2 id={id}>{text}</h2>
      <p className="soft">
        <span className={styles.sample}>{t('sample')}</span> {note}
      </p>
    </div>
  );
}
