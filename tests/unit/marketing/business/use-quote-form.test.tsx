/** @jest-environment jsdom */
import { useLayoutEffect } from 'react';
import { useQuoteForm } from '../../../../src/marketing/business/quote-form';
import { useTypedTexts } from '../../../../src/ui/form/typed-text';
import { renderScreenHook } from '../../../support/render-screen-hook';

/** Types into a field of the built HTML, before the page's script has arrived. */
function typeEarly(name: 'pickup-1' | 'drop', text: string) {
  const input = document.createElement('input');
  input.id = `business-${name}`;
  input.value = text;
  input.dataset.typed = '';
  document.body.append(input);
  return input;
}

const theirs = (text: string) => ({ text, place: null });

afterEach(() => document.body.replaceChildren());

describe('What is typed before the script has arrived stays', () => {
  test('when the fields take the values of the form', () => {
    const pickup = typeEarly('pickup-1', 'Königsplatz 1');
    const { result } = renderScreenHook(() => {
      const form = useQuoteForm();
      useTypedTexts();
      useLayoutEffect(() => {
        pickup.value = '';
      }, []);
      return form;
    });
    expect(result.current.getValues()).toEqual({
      pickups: [theirs('Königsplatz 1')],
      drop: theirs(''),
      travellers: '1',
    });
  });

  test('and the next letter after it', () => {
    typeEarly('pickup-1', 'Köni');
    const { result } = renderScreenHook(() => {
      const form = useQuoteForm();
      useTypedTexts();
      useLayoutEffect(() => {
        form.setValue('pickups.0', theirs('König'));
        form.setValue('drop', theirs('Flughafen'));
      }, [form]);
      return form;
    });
    expect(result.current.getValues()).toMatchObject({ pickups: [theirs('König')], drop: theirs('Flughafen') });
  });
});
