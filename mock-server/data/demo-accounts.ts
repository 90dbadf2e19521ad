/**
 * The demo customers of the local backend. The browser's stand-in for Google sign-in offers the same ones, so this
 * file knows neither node nor the rest of the backend. Names, addresses and numbers are samples: the domain is
 * reserved for examples, the numbers are among those the Bundesnetzagentur keeps free for films and novels.
 */
export interface DemoAccount {
  /** Google's id of the account; the identity token carries it as `sub`. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** What this account is good for, shown beside it in the account chooser. */
  readonly note: string;
}

/** Every demo customer, the one with a history first. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    sub: '100000000000000000001',
    name: 'Jörg Beispiel',
    email: 'joerg.beispiel@example.com',
    phone: '+49 171 3920001',
    note: 'Completed rides, loyalty bonus',
  },
  {
    sub: '100000000000000000002',
    name: 'Anna Muster',
    email: 'anna.muster@example.com',
    phone: '+49 171 3920002',
    note: 'New, no rides yet',
  },
  {
    sub: '100000000000000000003',
    name: 'Zoë Musterfirma',
    email: 'zoe.musterfirma@example.com',
    phone: '+49 171 3920003',
    note: 'Active business account',
  },
];
