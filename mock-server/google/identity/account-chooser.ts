import { type DemoAccount, demoAccounts } from '../../data/demo-accounts';
import { type IdentityLanguage, texts } from './texts';

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

function accountButton({ name, email, note }: DemoAccount): HTMLButtonElement {
  const letter = make('span', '', [...name][0] ?? '');
  letter.setAttribute('aria-hidden', 'true');
  const button = make('button', 'demo-identity-account', letter, make('strong', '', name), ' ');
  const [mailbox = '', host = ''] = email.split('@');
  const mail = make('span', '', `${mailbox}@`, make('wbr', ''), host);
  button.append(mail, ' ', make('span', '', note));
  button.type = 'button';
  return button;
}

/**
 * Shows the demo customers in a modal dialog of its own and answers the chosen one, or null. A modal dialog that opens
 * later lies above one that is open already, so it shows over the site's own login dialog. It never becomes a child of
 * that one: closing it must not close both.
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
    for (const account of demoAccounts) {
      const button = accountButton(account);
      button.addEventListener('click', () => {
        chosen = account;
        dialog.close();
      });
      list.append(make('li', '', button));
    }
    cancel.addEventListener('click', () => dialog.close());
    // A click on the dialog itself is one beside its content: on the backdrop.
    dialog.addEventListener('click', (event) => {
      const box = dialog.getBoundingClientRect();
      const isInside =
        event.clientX >= box.left &&
        event.clientX <= box.right &&
        event.clientY >= box.top &&
        event.clientY <= box.bottom;
      if (event.target === dialog && !isInside) dialog.close();
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
