/** @jest-environment jsdom */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { problemList } from '../../../../src/ui/form/problem-list';

const filled = (sentence: string) => v.pipe(v.string(), v.nonEmpty(sentence));
const schema = v.object({ name: filled('give all'), street: filled('give all'), town: filled('name the town') });
type Field = 'name' | 'street' | 'town';

const open = () => {
  const { result } = renderHook(() => {
    const form = useForm<Record<Field, string>>({
      defaultValues: { town: '', street: '', name: '' },
      resolver: valibotResolver(schema),
      criteriaMode: 'all',
      reValidateMode: 'onSubmit',
    });
    return { form, problems: problemList<Field, string>(form.formState, form.watch(), schema) };
  });
  return {
    problems: () => result.current.problems,
    list: () => result.current.problems.sentences.map(({ field, sentence }) => `${field}: ${sentence}`),
    type: (field: Field, text: string) => act(() => result.current.form.setValue(field, text)),
    send: () => act(() => result.current.form.handleSubmit(() => {})()),
  };
};

describe('What the last submit found wrong (D11)', () => {
  test('nothing is said before the first one', () => {
    const { list, problems } = open();
    expect(list()).toEqual([]);
    expect(problems()).toMatchObject({ attempt: 0 });
    expect(problems().at('name')).toBeNull();
  });

  test('comes in the order of the schema, each sentence once with its first field', async () => {
    const { list, problems, send } = open();
    await send();
    expect(list()).toEqual(['name: give all', 'town: name the town']);
    expect(problems().at('street')).toBe('give all');
  });

  test('a corrected field leaves it at once; its sentence moves on to the next field', async () => {
    const { list, problems, send, type } = open();
    await send();
    type('name', 'Anna');
    expect(problems().at('name')).toBeNull();
    expect(list()).toEqual(['street: give all', 'town: name the town']);
    type('town', 'Kassel');
    expect(list()).toEqual(['street: give all']);
  });

  test('a new problem waits for the next submit', async () => {
    const { list, send, type } = open();
    type('name', 'Anna');
    await send();
    type('name', '');
    expect(list()).toEqual(['street: give all', 'town: name the town']);
    await send();
    expect(list()).toEqual(['name: give all', 'town: name the town']);
  });

  test('each submit counts, so that the summary is focused each time', async () => {
    const { problems, send } = open();
    await send();
    await send();
    expect(problems().attempt).toBe(2);
  });

  test('a form that is right has none', async () => {
    const { list, send, type } = open();
    await send();
    for (const field of ['name', 'street', 'town'] as const) type(field, 'x');
    await send();
    expect(list()).toEqual([]);
    type('name', '');
    expect(list()).toEqual([]);
  });
});
