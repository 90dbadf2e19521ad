/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { readPhone } from '../../../../src/lib/text/phone';
import { usePhoneHint } from '../../../../src/ui/form/use-phone-hint';

const open = (text: string) => renderHook(usePhoneHint, { initialProps: text });

describe('The phone number as it was understood', () => {
  test('is shown once the field has been left, not before', async () => {
    const { result } = open('0171 3920001');
    expect(result.current.shown).toBeNull();
    act(() => result.current.look('0171 3920001'));
    await waitFor(() => expect(result.current.shown).toBe('+49 171 3920001'));
  });

  test('is gone as soon as the field says something else', async () => {
    const { result, rerender } = open('0171 3920001');
    act(() => result.current.look('0171 3920001'));
    await waitFor(() => expect(result.current.shown).not.toBeNull());
    rerender('0171 392000');
    expect(result.current.shown).toBeNull();
  });

  test.each(['', 'at the desk', '0171'])('%j is shown as nothing, and nothing is refused', async (text) => {
    const { result } = open(text);
    await act(async () => {
      result.current.look(text);
      await readPhone(text);
    });
    expect(result.current.shown).toBeNull();
  });
});
