/**
 * The demo customers of the local backend. The browser's stand-in for Google sign-in offers the same ones, so this file
 * imports neither node nor the rest of the backend. Names, addresses and numbers are samples: the domain is reserved
 * for examples, the numbers are reserved by the Bundesnetzagentur for films and novels.
 */
export interface DemoAccount {
  /** Google's id of the account; the identity token carries it as `sub`. */
  readonly sub: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The purpose of this account, shown beside it in the account chooser. */
  readonly note: { readonly en: string; readonly de: string };
}

const account = (number: number, name: string, mailbox: string, en: string, de: string): DemoAccount => ({
  sub: `10000000000000000000${number}`,
  name,
  email: `${mailbox}@example.com`,
  phone: `+49 171 392000${number}`,
  note: { en, de },
});

/** Every demo customer, by the name under which the sample rides know them. */
export const demoCustomers = {
  regular: account(
    1,
    'Jörg Beispiel',
    'joerg.beispiel',
    'Completed rides, loyalty bonus',
    'Frühere Fahrten, Treuebonus',
  ),
  newcomer: account(2, 'Anna Muster', 'anna.muster', 'New, no rides yet', 'Neu, noch keine Fahrten'),
  business: account(
    3,
    'Zoë Musterfirma',
    'zoe.musterfirma',
    'Active business account, loyalty bonus',
    'Aktives Firmenkonto, Treuebonus',
  ),
  formerBusiness: account(
    4,
    'Mehmet Probefirma',
    'mehmet.probefirma',
    'Inactive business account, pre-order, unpaid ride',
    'Ruhendes Firmenkonto, Vorbestellung, offene Zahlung',
  ),
  traveller: account(
    5,
    'Ida Unterwegs',
    'ida.unterwegs',
    'On a ride now, pre-order for tomorrow',
    'Gerade unterwegs, Vorbestellung für morgen',
  ),
} as const;

/** The demo customers in the order of their numbers. */
export const demoAccounts: readonly DemoAccount[] = Object.values(demoCustomers);
