import * as v from 'valibot';

/** What a customer adds to a document of receipts: for whom, which cost centre, why. */
export interface InvoiceDetails {
  readonly recipient: string;
  readonly costCentre: string;
  readonly occasion: string;
}

/** An occasion belongs to its document; recipient and cost centre serve the next one too. */
const Kept = v.object({ recipient: v.string(), costCentre: v.string(), occasions: v.record(v.string(), v.string()) });
/** See the schema of this name. */
export type KeptDetails = v.InferOutput<typeof Kept>;

const nothing: KeptDetails = { recipient: '', costCentre: '', occasions: {} };

function detailsIn(kept: unknown): KeptDetails {
  const read = v.safeParse(Kept, kept);
  return read.success ? read.output : nothing;
}

/** What has been added to a document. */
export function readDetails(kept: unknown, document: string): InvoiceDetails {
  const { recipient, costCentre, occasions } = detailsIn(kept);
  return { recipient, costCentre, occasion: occasions[document] ?? '' };
}

/** What to keep once this is added to a document. */
export function withDetails(kept: unknown, document: string, details: InvoiceDetails): KeptDetails {
  const { recipient, costCentre, occasion } = details;
  return { recipient, costCentre, occasions: { ...detailsIn(kept).occasions, [document]: occasion } };
}
