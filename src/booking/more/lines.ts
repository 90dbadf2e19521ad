import type { Rider } from '../form/form';
import type { SeriesLines } from '../order/booking-request';
import { type Copayment, type MoreValues, namedStops, type Prescription, type Treatment } from './more';

/**
 * Lines for the driver. Their wording is German, whatever the customer's language: drivers and office read them.
 */
const prescriptionWords: Record<Prescription, string> = {
  there: 'Verordnung liegt vor',
  later: 'Verordnung wird nachgereicht',
  none: 'keine Verordnung',
};
const copaymentWords: Record<Copayment, string> = {
  exempt: 'Zuzahlung: befreit',
  due: 'Zuzahlung: nicht befreit',
};

/** A text without line breaks: a line of ours cannot be faked by a text of the customer. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The questions about money follow from a prescription; without one the passenger pays. */
export const needsInsurer = ({ prescription }: Treatment): boolean =>
  prescription === 'there' || prescription === 'later';

function treatmentLines(treatment: Treatment): readonly string[] {
  const { prescription, copayment, insurer } = treatment;
  // Names the consent, which the company must be able to prove (GDPR Art. 7(1)).
  const first = `Krankenfahrt (Einwilligung erteilt): ${prescription ? prescriptionWords[prescription] : ''}`;
  if (!needsInsurer(treatment)) return [first];
  const payer = oneLine(insurer);
  return [first, copayment ? copaymentWords[copayment] : '', payer && `Krankenkasse: ${payer}`];
}

/**
 * The lines of an order for what has no field of its own (Spec §3, D32), in order. `orderer` is the customer, with the
 * phone number as it is shown; their line exists only if the passenger is somebody else.
 */
export function linesOf(values: MoreValues, orderer: Rider): readonly string[] {
  const { passenger, connection, needsHelpAtDoor, luggage, treatment, series } = values;
  return [
    passenger ? `Bestellt von: ${oneLine(orderer.name)}, Rückfragen: ${oneLine(orderer.phone)}` : '',
    ...namedStops(values).map(({ text }, index) => `Zwischenstopp ${index + 1}: ${oneLine(text)}`),
    connection.trim() && `Flug/Zug: ${oneLine(connection)}`,
    needsHelpAtDoor ? 'Hilfe an der Tür' : '',
    luggage > 0 ? `Gepäck: ${luggage} ${luggage === 1 ? 'großes Stück' : 'große Stücke'}` : '',
    series.back === 'call' ? 'Rückfahrt: Fahrgast ruft an' : '',
    ...(treatment ? treatmentLines(treatment) : []),
  ].filter((line) => line !== '');
}

/**
 * The lines of a series by direction: on the way back the stops are in reverse order, and there is no flight or train
 * to catch. Health data are left out, because they are never stored.
 */
export function seriesLinesOf(values: MoreValues, orderer: Rider): SeriesLines {
  const there = { ...values, treatment: null };
  return {
    there: linesOf(there, orderer),
    back: linesOf({ ...there, stops: there.stops.toReversed(), connection: '' }, orderer),
  };
}

/** The lines with health data; none without a treatment. */
export const healthLinesOf = ({ treatment }: MoreValues): readonly string[] =>
  treatment ? treatmentLines(treatment).filter((line) => line !== '') : [];
