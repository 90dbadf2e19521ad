import type { Language } from '../../i18n/languages';
import type home from '../../locales/en/home.json';
import * as styles from './loading-screen.module.css';

/** Called for the built HTML only: no browser loads the texts of another language. */
const textsIn = (language: Language): typeof home => require(`../../locales/${language}/home.json`);

/**
 * The loading screen over the finished Home page: pure CSS, removed after 1000 ms with and without JavaScript (D19).
 */
export function LoadingScreen({ language }: { readonly language: Language }) {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.sign} aria-hidden="true">
        TAXI
      </span>
      <span>{textsIn(language).loading}</span>
    </div>
  );
}
