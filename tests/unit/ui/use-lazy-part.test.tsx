/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart, useLazyPart } from '../../../src/ui/use-lazy-part';

interface Props {
  readonly open: boolean;
}

const Dialog = ({ open }: Props) => <p>{open ? 'open' : 'closed'}</p>;

interface PageProps extends Props {
  readonly part: LazyPart<Props>;
}

function Page({ part, open }: PageProps) {
  const { Part, isLoading, hasFailed } = useLazyPart(part, open);
  return (
    <>
      {Part && <Part open={open} />}
      {isLoading && <p>loading</p>}
      {hasFailed && <p>failed</p>}
    </>
  );
}

/** A page with a lazy dialog, whose chunk arrives or fails when the test says so. */
function openPage() {
  const answers: { arrive: (component: ComponentType<Props>) => void; fail: (error: Error) => void }[] = [];
  const part = lazyPart<Props>(() => new Promise((arrive, fail) => answers.push({ arrive, fail })));
  const page = render(<Page part={part} open={false} />);
  const last = () => {
    const answer = answers.at(-1);
    if (!answer) throw new Error('nothing has been asked for');
    return answer;
  };
  return {
    timesAsked: () => answers.length,
    need: (open: boolean) => page.rerender(<Page part={part} open={open} />),
    arrive: () => act(async () => last().arrive(Dialog)),
    fail: () => act(async () => last().fail(new Error('ChunkLoadError'))),
    idle: () => act(() => jest.advanceTimersByTime(1_000)),
    shown: () => screen.queryAllByText(/./).map(({ textContent }) => textContent),
  };
}

describe('A part of a screen that comes in a chunk of its own', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is fetched when the page is idle, and shown with its properties', async () => {
    const page = openPage();
    expect(page.timesAsked()).toBe(0);
    page.idle();
    expect(page.timesAsked()).toBe(1);
    expect(page.shown()).toEqual([]);
    await page.arrive();
    expect(page.shown()).toEqual(['closed']);
    page.need(true);
    expect(page.shown()).toEqual(['open']);
    expect(page.timesAsked()).toBe(1);
  });

  test('is fetched at once when it is needed before that, and only once', async () => {
    const page = openPage();
    page.need(true);
    expect(page.timesAsked()).toBe(1);
    expect(page.shown()).toEqual(['loading']);
    page.idle();
    expect(page.timesAsked()).toBe(1);
    await page.arrive();
    expect(page.shown()).toEqual(['open']);
  });

  test('is said to have failed when it is needed, and fetched again when it is needed the next time', async () => {
    const page = openPage();
    page.need(true);
    await page.fail();
    expect(page.shown()).toEqual(['failed']);
    page.need(false);
    expect(page.shown()).toEqual([]);
    page.need(true);
    expect(page.shown()).toEqual(['loading']);
    expect(page.timesAsked()).toBe(2);
    await page.arrive();
    expect(page.shown()).toEqual(['open']);
  });

  test('a failure that nobody waits for is not said', async () => {
    const page = openPage();
    page.idle();
    await page.fail();
    expect(page.shown()).toEqual([]);
    page.need(true);
    expect(page.timesAsked()).toBe(2);
  });
});
