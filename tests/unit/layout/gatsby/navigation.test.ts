/** @jest-environment jsdom */
import { announcePage, keepWholeAddresses } from '../../../../src/layout/gatsby/navigation';

/** A page of Gatsby whose loader answers so. */
function openPage(answer: { status?: unknown } | undefined) {
  const went: string[] = [];
  const gatsby = {
    ___loader: {
      loadPage: async (path: string) => {
        went.push(`load ${path}`);
        return answer;
      },
    },
    ___navigate: (to: string | number) => void went.push(`navigate ${to}`),
  };
  keepWholeAddresses(gatsby, {
    origin: 'https://taxi.example',
    assign: (to) => void went.push(`assign ${to}`),
    replace: (to) => void went.push(`replace ${to}`),
  });
  return { go: gatsby.___navigate as (to: string | number, options?: object) => unknown, went };
}

describe('the fragment of a link survives a page that cannot be loaded', () => {
  test.each([
    ['its data is missing', { status: 'error' }],
    ['nothing is there', undefined],
  ])('%s', async (_, answer) => {
    const { go, went } = openPage(answer);
    await go('/website/bookings#from=Zoo');
    await go('/website/bookings#from=Zoo', { replace: true });
    const load = 'load /website/bookings';
    expect(went).toEqual([load, 'assign /website/bookings#from=Zoo', load, 'replace /website/bookings#from=Zoo']);
  });

  test('a page that is there, a path alone, and a step in the history are Gatsby’s', async () => {
    const { go, went } = openPage({});
    for (const to of ['/website/bookings#from=Zoo', '/website/partner', -1]) await go(to);
    expect(went).toEqual([
      'load /website/bookings',
      'navigate /website/bookings#from=Zoo',
      'navigate /website/partner',
      'navigate -1',
    ]);
  });
});

test('a page that takes the place of another is announced by its heading, else by its title', async () => {
  document.body.innerHTML = '<div id="gatsby-focus-wrapper"><h1>Start</h1></div>';
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  announcePage();
  await frame();
  const announcement = document.querySelector('[aria-live=assertive]');
  expect(announcement?.textContent).toBe('');
  document.querySelector('h1')?.replaceChildren('Wohin?');
  announcePage();
  await frame();
  expect(announcement?.textContent).toBe('Wohin?');
  document.querySelector('h1')?.remove();
  document.title = 'Impressum';
  announcePage();
  await frame();
  expect(announcement?.textContent).toBe('Impressum');
});
