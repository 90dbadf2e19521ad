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
 * Testimonials and team (Spec §1) from the operator's facts. What nobody has confirmed is not shown; `Local` says what
 * is known of the company.
 */
export function People({ home: { facts, samples } }: { readonly home: HomeFacts }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const voices = samples.includes('voices') ? [] : facts.voices;
  const showsTeam = facts.showsTeam && !samples.includes('showsTeam');
  if (voices.length === 0 && !showsTeam) return null;
  return (
    <div className={`wrap ${styles.people}`}>
      {voices.length > 0 && (
        <section aria-labelledby="voices">
          <h2 id="voices">{t('voices.heading')}</h2>
          <div className={styles.voices}>
            {voices
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
      {showsTeam && (
        <section aria-labelledby="team">
          <h2 id="team">{t('team.heading')}</h2>
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
