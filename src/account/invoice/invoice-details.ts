import * as v from 'valibot';

/** The customer's additions to a document of receipts: recipient, cost centre, occasion. */
export interface InvoiceDetails {
  readonly recipient: string;
  readonly costCentre: string;
  readonly occasion: string;
}

/** An occasion belongs to its document; recipient and cost centre are used for the next one too. */
const Kept = v.object({ recipient: v.string(), costCentre: v.string(), occasions: v.record(v.string(), v.string()) });
export type StoredDetails = v.InferOutput<typeof Kept>;

const nothing: StoredDetails = { recipient: '', costCentre: '', occasions: {} };

function detailsIn(kept: unknown): StoredDetails {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output : nothing;
}

/** The additions to a document. */
export function readDetails(kept: unknown, document: string): InvoiceDetails {
  const { recipient, costCentre, occasions } = detailsIn(kept);
  return { recipient, costCentre, occasion: Object.hasOwn(occasions, document) ? (occasions[document] ?? '') : '' };
}

/** The value to store after a change to a document's additions. */
export function withDetails(kept: unknown, document: string, details: InvoiceDetails): StoredDetails {
  const { recipient, costCentre, occasion } = details;
  return { recipient, costCentre, occasions: { ...detailsIn(kept).occasions, [document]: occasion } };
}
