import { type DemoAccount, demoAccounts } from '../../company/demo-accounts';
import type { ChooserEnd } from './prompt-moment';
import { type IdentityLanguage, texts } from './texts';

/** The chosen account, or why there is none. */
export type ChooserOutcome =
  | { readonly end: 'chosen'; readonly account: DemoAccount }
  | { readonly end: Exclude<ChooserEnd, 'chosen'> };

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

/** The last chooser, with its way out for `google.accounts.id.cancel()`. */
let last: { readonly dialog: HTMLDialogElement; readonly cancel: () => void } | null = null;

/** True while the dialog is open. */
export const isChooserOpen = (): boolean => last?.dialog.isConnected === true;

/** Closes the chooser on behalf of the page, if one is open; the next one may open at once. */
export function cancelChooser(): void {
  if (isChooserOpen()) last?.cancel();
}

/**
 * Shows the demo customers in its own modal dialog and resolves to the outcome. A modal dialog is above those opened
 * earlier, so it shows over the site's login dialog. It never becomes a child of that one, because closing it must not
 * close both.
 */
export function chooseAccount(language: IdentityLanguage): Promise<ChooserOutcome> {
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
    // The browser closes a dialog on Escape: this is the outcome without a choice.
    let outcome: ChooserOutcome = { end: 'user_cancel' };
    const closeWith = (next: ChooserOutcome) => {
      outcome = next;
      dialog.close();
    };
    for (const [index, account] of demoAccounts.entries()) {
      const button = accountButton(account, language);
      // Else the browser would give the focus to the list, which can be scrolled.
      button.autofocus = index === 0;
      button.addEventListener('click', () => closeWith({ end: 'chosen', account }));
      list.append(make('li', '', button));
    }
    cancel.addEventListener('click', () => closeWith({ end: 'user_cancel' }));
    dialog.addEventListener('click', (event) => {
      if (isBeside(dialog, event)) closeWith({ end: 'tap_outside' });
    });
    const finish = () => {
      if (!dialog.isConnected) return;
      dialog.remove();
      if (focusBefore instanceof HTMLElement && focusBefore.isConnected) focusBefore.focus();
      resolve(outcome);
    };
    // Without waiting for the event, because the page may open the chooser again at once.
    const cancelNow = () => {
      closeWith({ end: 'cancel_called' });
      finish();
    };
    last = { dialog, cancel: cancelNow };
    // Neither a cancel nor a close of this dialog may reach the one beneath it.
    for (const name of ['cancel', 'close', 'keydown'] as const) {
      dialog.addEventListener(name, (event) => event.stopPropagation());
    }
    dialog.addEventListener('close', finish);
    document.body.append(dialog);
    dialog.showModal();
  });
}
