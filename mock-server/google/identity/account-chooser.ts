import { type DemoAccount, demoAccounts } from '../../company/demo-accounts';
import { element, type StandInLanguage } from '../elements';

/** The words on the sign-in button and in the account chooser. */
export const texts = {
  en: {
    signIn: 'Sign in with Google',
    title: 'Choose a demo account',
    explanation: 'This is a local demonstration. No Google account is involved and nothing is sent to Google.',
    cancel: 'Cancel',
  },
  de: {
    signIn: 'Über Google anmelden',
    title: 'Demo-Konto wählen',
    explanation: 'Das ist eine lokale Vorführung. Kein Google-Konto ist beteiligt, und nichts wird an Google gesendet.',
    cancel: 'Abbrechen',
  },
} as const;

function accountButton({ name, email, note }: DemoAccount, language: StandInLanguage): HTMLButtonElement {
  const letter = element('span', '', { 'aria-hidden': 'true' }, [...name][0] ?? '');
  const [mailbox = '', host = ''] = email.split('@');
  const mail = element('span', '', {}, `${mailbox}@`, element('wbr'), host);
  const words = [letter, element('strong', '', {}, name), ' ', mail, ' ', element('span', '', {}, note[language])];
  return element('button', 'demo-identity-account', { type: 'button' }, ...words);
}

/**
 * Shows the demo customers in its own modal dialog and resolves to the chosen one; null for none. A modal dialog is
 * above those opened earlier, so it shows over the site's login dialog. It never becomes a child of that one, because
 * closing it must not close both.
 */
export function chooseAccount(language: StandInLanguage): Promise<DemoAccount | null> {
  const words = texts[language];
  const title = element('h2', '', { id: 'demo-identity-title' }, words.title);
  const explanation = element('p', '', { id: 'demo-identity-explanation' }, words.explanation);
  const list = element('ul');
  const cancel = element('button', 'demo-identity-cancel', { type: 'button' }, words.cancel);
  const names = { 'aria-labelledby': title.id, 'aria-describedby': explanation.id };
  const attributes = { ...names, lang: language, closedby: 'any' };
  const dialog = element('dialog', 'demo-identity-dialog', attributes, title, explanation, list, cancel);

  return new Promise((resolve) => {
    let chosen: DemoAccount | null = null;
    for (const [index, account] of demoAccounts.entries()) {
      const button = accountButton(account, language);
      // Else the browser would give the focus to the list, which can be scrolled.
      button.autofocus = index === 0;
      button.addEventListener('click', () => {
        chosen = account;
        dialog.close();
      });
      list.append(element('li', '', {}, button));
    }
    cancel.addEventListener('click', () => dialog.close());
    // No key of this dialog may reach the page beneath it.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(chosen);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
