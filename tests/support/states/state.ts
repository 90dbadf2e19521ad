import type { addressTable } from '../../../src/address-table';
import type { JobStatus } from '../../../src/job/job-status';

/** The circumstances besides screens, dialogs and statuses. Each has at least one state. */
export const kinds = [
  'signed in',
  'signed out',
  'empty',
  'failed',
  'offline',
  'consent asked',
  'consent refused',
  'foreign text',
] as const;
export type Kind = (typeof kinds)[number];

/**
 * A fact about a state. Files are below src, without their ending; the key after a dialog's file is that of its title.
 * `found-facts.ts` reads the same facts from the source, so that a new screen, dialog, status, menu, alert or note
 * about loading has a state. `Stage.look` compares them with the page.
 */
export type Fact =
  | `page ${keyof typeof addressTable.pages}`
  | `private ${string}`
  | `status ${JobStatus}`
  | `dialog ${string}`
  | `menu ${string}`
  | `alert ${string}`
  | `loading ${string}`
  | Kind;

/** The states of one walk, in its order: each with its facts. */
export type StatesOfWalk = Readonly<Record<string, readonly Fact[]>>;
