import { textIn } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { Icon } from '../../../ui/icon';
import { CarTaxiFront, Headset, Wrench } from '../../../ui/icons';
import type { HomeFacts } from '../home-facts';
import * as styles from './people.module.css';

const team = [
  { role: 'dispatch', sign: Headset },
  { role: 'drivers', sign: CarTaxiFront },
  { role: 'workshop', sign: Wrench },
] as const;

/**
 * Testimonials and team (Spec §1) from the operator's facts. What nobody has confirmed is marked as a sample; without
 * facts there is no section.
 */
export function People({ home: { facts, samples } }: { readonly home: HomeFacts }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  if (facts.voices.length === 0 && !facts.showsTeam) return null;
  return (
    <div className={`wrap ${styles.people}`}>
      {facts.voices.length > 0 && (
        <section aria-labelledby="voices">
          <Heading id="voices" text={t('voices.heading')} note={samples.includes('voices') && t('voices.sample')} />
          <div className={styles.voices}>
            {facts.voices
              .map((voice) => textIn(voice, language))
              .map(({ text, who }) => (
                <figure key={text} className={styles.voice}>
                  <blockquote>{text}</blockquote>
                  <figcaption className="soft">{who}</figcaption>
                </figure>
              ))}
          </div>
        </section>
      )}
      {facts.showsTeam && (
        <section aria-labelledby="team">
          <Heading id="team" text={t('team.heading')} note={samples.includes('showsTeam') && t('team.sample')} />
          <ul className={styles.team}>
            {team.map(({ role, sign }) => (
              <li key={role}>
                <span className={styles.icon}>
                  <Icon of={sign} size={30} />
                </span>
                <h3>{t(`team.${role}.role`)}</h3>
                <p className="soft">{t(`team.${role}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface HeadingProps {
  readonly id: string;
  readonly text: string;
  /** What is made up in the section; false for nothing. */
  readonly note: string | false;
}

function Heading({ id, text, note }: HeadingProps) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.heading}>
      <h2 id={id}>{text}</h2>
      {note && (
        <p className="soft">
          <span className={styles.sample}>{t('sample')}</span> {note}
        </p>
      )}
    </div>
  );
}
