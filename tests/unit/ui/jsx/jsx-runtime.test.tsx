/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translatePage } from '../../../support/changed-page/translator';

interface Facts {
  readonly seats: number | null;
  readonly name: string;
  readonly note?: string;
  readonly icon?: boolean;
}

const Framed = ({ icon = false, children }: { readonly icon?: boolean; readonly children?: ReactNode }) => (
  <button type="button">
    {icon && <i />}
    {children}
  </button>
);

const Same = ({ children }: { readonly children: ReactNode }) => <>{children}</>;

/** A text in every place where one can be. */
const Sample = ({ seats, name, note = '', icon = false }: Facts) => (
  <section>
    {icon && <i />}
    {name} · {seats ?? '–'} {note && <b>{note}</b>}
    {note && 'more: '}
    {note}
    <p>
      {seats !== null && `${seats} seats, `}
      {name}
    </p>
    <p>{note ? <b>{note}</b> : name}</p>
    <p>
      <b>{name}</b> {seats}
      {icon && ' '}
      {icon && <i />}
    </p>
    <p>
      {seats === null ? <i /> : <Same>{seats}</Same>}
      {icon && <i />}
    </p>
    <Framed icon={icon}>{name}</Framed>
    <Framed icon={!icon}>
      {name}
      {note && <b>{note}</b>} {seats}
    </Framed>
  </section>
);

const states: readonly Facts[] = [
  { seats: 4, name: 'KOMBI' },
  { seats: 5, name: 'KOMBI', icon: true },
  { seats: null, name: 'Van', note: 'now' },
  { seats: 8, name: '', icon: true, note: 'later' },
  { seats: 8, name: 'Van' },
];
const ways = states.flatMap((from, a) =>
  states.flatMap((to, b) => (a === b ? [] : [{ from, to, name: `state ${a} to ${b}` }])),
);

/** Waits until the translator's observer has seen what has changed. */
const translated = () => act(async () => {});

test.each(ways)('a page that a translator reads goes on, without a stale word: $name', async ({ from, to }) => {
  const untouched = render(<Sample {...to} />);
  const expected = untouched.container.textContent;
  untouched.unmount();
  const { container, rerender } = render(<Sample {...from} />);
  translatePage();
  rerender(<Sample {...to} />);
  await translated();
  expect(container.textContent?.replaceAll('°', '')).toBe(expected);
  expect(container.textContent).toMatch(/°/);
  expect(window.brokenTexts()).toEqual([]);
});

test.each<[string, ReactNode, string]>([
  [
    'the only texts of an element are one text',
    <option key="x">
      {'KOMBI'} · {4}
    </option>,
    '<option>KOMBI · 4</option>',
  ],
  ['a text without anything beside it stays', <p key="x">KOMBI {false}</p>, '<p>KOMBI </p>'],
  [
    'nothing stays empty',
    <p key="x">
      {false}
      {''}
    </p>,
    '<p></p>',
  ],
  [
    'a text beside others has an element',
    <p key="x">
      a {1}
      <br />b
    </p>,
    '<p><span>a 1</span><br><span>b</span></p>',
  ],
  [
    'white space, too',
    <p key="x">
      <b /> <i />
    </p>,
    '<p><b></b><span> </span><i></i></p>',
  ],
  [
    'a fragment is a place among others',
    <>
      <b />
      {''}c
    </>,
    '<b></b><span>c</span>',
  ],
])('what a text becomes: %s', (_, given, expected) => expect(render(given).container.innerHTML).toBe(expected));
