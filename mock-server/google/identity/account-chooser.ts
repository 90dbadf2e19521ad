import { type DemoAccount, demoAccounts } from '../../company/demo-accounts';

/** A language of the sign-in stand-in. */
export type IdentityLanguage = 'de' | 'en';

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

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

function accountButton({ name, email, note }: DemoAccount, language: IdentityLanguage): HTMLButtonElement {
  const letter = make('span', '', [...name][0] ?? '');
  letter.setAttribute('aria-hidden', 'true');
  const button = make('button', 'demo-identity-account', letter, make('strong', '', name), ' ');
  const [mailbox = '', host = ''] = email.split('@');
  const mail = make('span', '', `${mailbox}@`, make('wbr', ''), host);
  button.append(mail, ' ', make('span', '', note[language]));
  button.type = 'button';
  return button;
}

/** True for a click on the backdrop of the dialog. */
function isBeside(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  const box = dialog.getBoundingClientRect();
  const isInside =
    event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  return event.target === dialog && !isInside;
}

/** True while the dialog is open. */
export const isChooserOpen = (): boolean => document.querySelector('.demo-identity-dialog') !== null;

/**
 * Shows the demo customers in its own modal dialog and resolves to the chosen one; null for none. A modal dialog is
 * above those opened earlier, so it shows over the site's login dialog. It never becomes a child of that one, because
 * closing it must not close both.
 */
export function chooseAccount(language: IdentityLanguage): Promise<DemoAccount | null> {
  const words = texts[language];
  const focusBefore = document.activeElement;
  const title = make('h2', '', words.title);
  title.id = 'demo-identity-title';
  const explanation = make('p', '', words.explanation);
  explanation.id = 'demo-identity-explanation';
  const list = make('ul', '');
  const cancel = make('button', 'demo-identity-cancel', words.cancel);
  cancel.type = 'button';
  const dialog = make('dialog', 'demo-identity-dialog', title, explanation, list, cancel);
  dialog.lang = language;
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', explanation.id);

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
      list.append(make('li', '', button));
    }
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', (event) => {
      if (isBeside(dialog, event)) dialog.close();
    });
    // Neither a cancel nor a close of this dialog may reach the one beneath it.
    for (const name of ['cancel', 'close', 'keydown'] as const) {
      dialog.addEventListener(name, (event) => event.stopPropagation());
    }
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus();
      resolve(chosen);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
