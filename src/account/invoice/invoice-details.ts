import * as v from 'valibot';

/** What a customer adds to a document of receipts: for whom, which cost centre, why. */
export interface InvoiceDetails {
  readonly recipient: string;
  readonly costCentre: string;
  readonly occasion: string;
}

/** Whose details on which document. An occasion belongs to its document; recipient and cost centre serve the next one too. */
export interface DetailsOwner {
  readonly customerId: string | number;
  readonly document: string;
}

const Kept = v.object({
  customerId: v.union([v.string(), v.number()]),
  recipient: v.string(),
  costCentre: v.string(),
  occasions: v.record(v.string(), v.string()),
});

const nothing = { recipient: '', costCentre: '', occasions: {} as Readonly<Record<string, string>> };

function keptOf(text: string | null, customerId: string | number) {
  if (text === null) return nothing;
  try {
    const kept = v.safeParse(Kept, JSON.parse(text));
    return kept.success && kept.output.customerId === customerId ? kept.output : nothing;
  } catch {
    return nothing;
  }
}

/** What this customer has added; another one's is nothing. */
export function readDetails(text: string | null, { customerId, document }: DetailsOwner): InvoiceDetails {
  const { recipient, costCentre, occasions } = keptOf(text, customerId);
  return { recipient, costCentre, occasion: occasions[document] ?? '' };
}

/** The text to keep once this is added. */
export function withDetails(
  text: string | null,
  { customerId, document }: DetailsOwner,
  details: InvoiceDetails,
): string {
  const { occasions } = keptOf(text, customerId);
  const { recipient, costCentre, occasion } = details;
  return JSON.stringify({ customerId, recipient, costCentre, occasions: { ...occasions, [document]: occasion } });
}
