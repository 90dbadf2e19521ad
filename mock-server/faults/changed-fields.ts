import type { AnswerChange } from './fault';

/** Before a text: what some systems write at its beginning. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Changes to the fields of a value, at any depth. */
interface FieldChange extends Pick<AnswerChange, 'leaveOut' | 'asNull' | 'spoil'> {
  /** Whether a number with this name becomes a text. */
  readonly isText?: ((name: string) => boolean) | undefined;
}

/** The value with its fields changed. */
export function withChangedFields(value: unknown, { leaveOut, asNull, spoil, isText }: FieldChange): unknown {
  return JSON.parse(JSON.stringify(value), (name, field: unknown) => {
    if (leaveOut?.includes(name)) return undefined;
    if (asNull?.includes(name)) return null;
    // Of another type than any field of the contract: neither text, number, list nor null.
    if (spoil?.includes(name)) return { spoiled: true };
    return typeof field === 'number' && isText?.(name) ? String(field) : field;
  });
}

/** The JSON text of a changed answer. A missing entry is unchanged. */
export function changedText(text: string, change: AnswerChange): string {
  const answer: unknown = JSON.parse(text);
  const { entry, numbersAsText, leaveOut, asNull, spoil, byteOrderMark } = change;
  const fields = { leaveOut, asNull, spoil, isText: numbersAsText ? () => true : undefined };
  const changesFields = Boolean(numbersAsText || leaveOut || asNull || spoil);
  const list = (entries: readonly unknown[]) =>
    entries.map((one, index) => (index !== entry ? one : changesFields ? withChangedFields(one, fields) : 'spoiled'));
  const changed = () => {
    if (entry === undefined) return withChangedFields(answer, fields);
    if (Array.isArray(answer)) return list(answer);
    // A page of rides: its list is `content` (D30).
    const page = answer as { readonly content?: unknown };
    return Array.isArray(page?.content) ? { ...page, content: list(page.content) } : answer;
  };
  return `${byteOrderMark ? BYTE_ORDER_MARK : ''}${JSON.stringify(changed())}`;
}
