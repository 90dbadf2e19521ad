import type { Language } from '../../i18n/languages';
import german from '../../locales/de/home.json';
import english from '../../locales/en/home.json';
import * as styles from './loading-screen.module.css';

const texts: Record<Language, string> = { en: english.loading, de: german.loading };

/** The loading screen over the ready Home page: pure CSS, gone after 1000 ms with and without JavaScript (D19). */
export function LoadingScreen({ language }: { readonly language: Language }) {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.sign} aria-hidden="true">
        TAXI
      </span>
      <span>{texts[language]}</span>
    </div>
  );
}
