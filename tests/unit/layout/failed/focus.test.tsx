/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { env } from '../../../../src/env';
import { FrameBoundary } from '../../../../src/layout/failed/frame-boundary';
import { ScreenBoundary } from '../../../../src/layout/failed/screen-boundary';
import { textsOf } from '../../../support/all-texts';
import { renderScreen } from '../../../support/render-screen-hook';

let isBroken = true;
function Fragile() {
  if (isBroken) throw new TypeError('broken');
  return <p>Whole again</p>;
}
const open = async (Boundary: typeof ScreenBoundary) => {
  const page = (
    <main id="content" tabIndex={-1}>
      <Boundary>
        <Fragile />
      </Boundary>
    </main>
  );
  await act(async () => void renderScreen(page, textsOf('en')));
  // React says what a component has thrown.
  jest.mocked(console.error).mockClear();
};
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  await act(async () => button.click());
};

beforeEach(() => {
  isBroken = true;
});

describe.each([
  ['a screen', ScreenBoundary],
  ['a part of the frame', FrameBoundary],
])('The focus stays in the page after %s has failed (WCAG 2.4.3)', (_, Boundary) => {
  test('when Try Again works', async () => {
    await open(Boundary);
    isBroken = false;
    await press('Try Again');
    screen.getByText('Whole again');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('when the report is sent', async () => {
    jest.replaceProperty(env, 'reportUrl', 'https://reports.example.org/' as never);
    Object.assign(window, { fetch: async () => ({ ok: true }) });
    await open(Boundary);
    await press('Send report');
    expect(document.activeElement).toBe(await screen.findByText('Thank you. We have your report.'));
  });
});
