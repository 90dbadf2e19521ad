import type { ReactNode } from 'react';
import { formatDay } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { sampleFacts } from '../../site';
import * as styles from './legal-page.module.css';
import { type Legal, type LegalName, legalPages } from './legal-pages';

interface LegalPageProps {
  readonly name: LegalName;
  readonly legal: Legal;
  readonly children: ReactNode;
}

/** The frame of a legal page: its heading, a note while facts are samples, and links to the other legal pages. */
export function LegalPage({ name, legal, children }: LegalPageProps) {
  const { t } = useTranslation(['legal', 'common']);
  const language = useLanguage();
  const hasSamples = sampleFacts.length + legal.samples.length > 0;
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t(`legal:${name}.title`)}</h1>
        <p className={styles.lead}>{t(`legal:${name}.lead`)}</p>
        {hasSamples && <p className={styles.note}>{t('legal:sampleNote')}</p>}
      </header>
      <nav className={styles.others} aria-label={t('legal:others')}>
        {legalPages.map((page) => (
          <LocalLink key={page} to={`/${page}`}>
            {t(`common:legal.${page}`)}
          </LocalLink>
        ))}
      </nav>
      <div className={styles.text}>
        {children}
        <p className="soft">{t('legal:checkedOn', { date: formatDay(language, legal.facts.checkedOn) })}</p>
      </div>
    </article>
  );
}

interface SectionProps {
  readonly title: string;
  /** Paragraphs, separated by an empty line. */
  readonly text: string;
  /** A link target. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** One section of a legal page. */
export function LegalSection({ title, text, id, children }: SectionProps) {
  return (
    <section id={id}>
      <h2>{title}</h2>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </section>
  );
}

/** The sentence of section 36 VSBG, which imprint and terms both need: part in dispute settlement, and the board. */
export function useArbitration({ facts }: Legal): string {
  const { t } = useTranslation('legal');
  const { kind, board } = facts.arbitration;
  return kind === 'none' ? t('arbitration.none') : t(`arbitration.${kind}`, { board: board ?? '' });
}
