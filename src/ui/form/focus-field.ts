import { questionId } from './field';

/**
 * Focuses a field, or the chosen or first radio of a group, with its label in view: both, where they fit. If a question
 * about the field is open, its first answer.
 */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const answers = document.getElementById(questionId(fieldId));
  const isGroup = field instanceof HTMLFieldSetElement;
  const control = isGroup
    ? (field.querySelector<HTMLElement>('input:checked:enabled') ?? field.querySelector<HTMLElement>('input:enabled'))
    : field;
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  for (const part of [field, isGroup ? control : label, answers]) part?.scrollIntoView({ block: 'nearest' });
  (answers?.querySelector('button') ?? control)?.focus({ preventScroll: true });
}
