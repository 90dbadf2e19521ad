import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { cleanPhone, cleanText } from '../../lib/text/clean-text';
import { useStable } from '../effects';

/** A field that somebody can write a text into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea';

/** The text fields that the document has now. */
export const textFields = (): readonly TextField[] => [...document.querySelectorAll<TextField>(TEXT_FIELDS)];

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof Element && target.matches(TEXT_FIELDS);

/** The text of a field, or another one that is meant for it, without invisible characters. */
export const enteredText = (field: TextField, text = field.value): string =>
  (field.type === 'tel' ? cleanPhone : cleanText)(text);

/** Sets the text past React, which compares the text of the next event with the last one it knows. */
function write(field: TextField, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}

/** Removes the invisible characters of a typed or pasted text before anybody reads it. */
function cleanField({ target, isComposing }: Event & { readonly isComposing?: boolean }) {
  if (!isTextField(target) || isComposing) return;
  const text = enteredText(target);
  if (text === target.value) return;
  const caret = target.selectionStart === null ? null : target.value.slice(0, target.selectionStart);
  write(target, text);
  if (caret === null) return;
  const { length } = enteredText(target, caret);
  target.setSelectionRange(length, length);
}

/** A browser removes line breaks from the text that a field is given. */
const withoutBreaks = (text: string) => text.replace(/[\r\n]/g, '');

/** Whether a field shows another text than the site has given it, or has had from it. */
const isUnknown = ({ value, defaultValue }: TextField) => withoutBreaks(value) !== withoutBreaks(defaultValue);

/** Tells the owner of each field its text if nobody has. Read first: what one owner renders may set the next field. */
function tellUnknown() {
  const unknown = textFields().filter(isUnknown);
  for (const [field, text] of unknown.map((one) => [one, enteredText(one)] as const)) {
    flushSync(() => {
      // React forgets a text that a script of the page has set, and so takes the event as news.
      field.value = field.defaultValue;
      write(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

const tellBeforePress = ({ target }: Event) => {
  if (target instanceof Element && target.closest('button, a')) tellUnknown();
};

/**
 * The text that a field shows is the text that is sent, on every screen. Typed and pasted texts lose their invisible
 * characters. A password manager may set a text without an event, or with `change` alone: the owner of the field hears
 * of it before a press counts (decision typed-is-what-somebody-typed). A field's `defaultValue` is the text that its
 * owner knows: React keeps it for a controlled field, `registerText` for a field of the form library.
 */
export function useEnteredTexts(): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('input', cleanField, options);
    document.addEventListener('change', tellUnknown, options);
    document.addEventListener('submit', tellUnknown, options);
    document.addEventListener('click', tellBeforePress, options);
    return () => listening.abort();
  }, []);
}

/** Registers a text field with the form library, with the text that the form knows. */
export const registerText = <Form extends FieldValues, Context, Complete>(
  form: UseFormReturn<Form, Context, Complete>,
  name: Path<Form>,
  options?: RegisterOptions<Form, Path<Form>>,
) => ({ ...form.register(name, options), defaultValue: form.getValues(name) as string });

/** Calls the listener after each change of a form's values, typed or set; it renders nothing. */
export function useFormValues<Form extends FieldValues, Context, Complete>(
  form: UseFormReturn<Form, Context, Complete>,
  onValues: () => void,
): void {
  const listener = useStable(onValues);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: listener }), [form, listener]);
}
