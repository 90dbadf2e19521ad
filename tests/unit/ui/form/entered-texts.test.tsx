/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { registerText, useEnteredTexts } from '../../../../src/ui/form/entered-texts';

const sent = jest.fn();
const heard = jest.fn();

/** A screen with a form of the library, two fields that share a state, and a button that sends both. */
function Screen() {
  useEnteredTexts();
  const form = useForm({ defaultValues: { name: 'Anna Muster', note: '' } });
  form.watch();
  const [other, setOther] = useState({ name: '', phone: '' });
  const change = (part: Partial<typeof other>) => {
    heard(part);
    setOther({ ...other, ...part });
  };
  return (
    <form onSubmit={form.handleSubmit((values) => sent({ ...values, other }))}>
      <input aria-label="name" {...registerText(form, 'name', { onChange: heard })} />
      <textarea aria-label="note" {...registerText(form, 'note')} />
      <input aria-label="other name" value={other.name} onChange={({ target }) => change({ name: target.value })} />
      <input
        aria-label="other phone"
        type="tel"
        value={other.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name);
const send = async () => {
  fireEvent.click(screen.getByText('Send'));
  await screen.findByText('Send');
};

/** As a script of the page sets a text, and as an extension does, whose access React does not see. */
const ways: Readonly<Record<string, (target: HTMLElement, value: string) => void>> = {
  'a script of the page': (target, value) => Object.assign(target, { value }),
  'an extension': (target, value) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value),
};

beforeEach(() => {
  sent.mockReset();
  heard.mockReset();
  render(<Screen />);
});

describe.each(Object.entries(ways))('what %s writes into a field is what is sent', (_, write) => {
  test.each([
    ['without an event', []],
    ['with `change` alone', ['change']],
    ['with `input`', ['input']],
  ])('%s', async (_how, events) => {
    const texts = { name: 'Zoë Beispiel', note: 'Two\nlines', 'other name': 'Jörg', 'other phone': '0171' };
    for (const [name, text] of Object.entries(texts)) {
      write(field(name), text);
      for (const event of events) fireEvent(field(name), new Event(event, { bubbles: true }));
    }
    await send();
    const other = { name: 'Jörg', phone: '0171' };
    expect(sent).toHaveBeenCalledWith({ name: 'Zoë Beispiel', note: 'Two\nlines', other });
    for (const [name, text] of Object.entries(texts)) expect(field(name).value).toBe(text);
  });
});

test('a field that says what its owner knows is left alone', async () => {
  fireEvent.input(field('other name'), { target: { value: 'Jörg' } });
  heard.mockReset();
  await send();
  expect(heard).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledWith({ name: 'Anna Muster', note: '', other: { name: 'Jörg', phone: '' } });
});

test('pasted text loses its invisible characters before anybody reads it; the caret stays', async () => {
  const pasted = '\u202a+49 171\u202c 3920001';
  for (const [name, value] of Object.entries({ name: '\u200b\u2066', 'other phone': `tel:${pasted}` })) {
    fireEvent.input(field(name), { target: { value, selectionStart: value.length - 1 } });
  }
  expect(field('other phone').value).toBe('+49 171 3920001');
  expect(field('other phone').selectionStart).toBe('+49 171 392000'.length);
  await send();
  expect(sent).toHaveBeenCalledWith({ name: '', note: '', other: { name: '', phone: '+49 171 3920001' } });
});

test('letters that are still being composed are left to the keyboard', () => {
  fireEvent.input(field('other name'), { target: { value: 'か\u200b' }, isComposing: true });
  expect(field('other name').value).toBe('か\u200b');
});
