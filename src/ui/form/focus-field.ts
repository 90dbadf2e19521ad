/** Focuses a field, or the chosen or first radio of a group, with its label in view. */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const isGroup = field instanceof HTMLFieldSetElement;
  const control = isGroup
    ? (field.querySelector<HTMLElement>('input:checked:enabled') ?? field.querySelector<HTMLElement>('input:enabled'))
    : field;
  const label = isGroup ? field : document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (label ?? field).scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
}
