/** @jest-environment jsdom */

const APP = '/website/app-1.js';

async function open() {
  document.body.innerHTML = `<main><p>Text</p></main><template id="react"><script src="${APP}" async></script></template>`;
  await jest.isolateModulesAsync(async () => void (await import('../../../../src/layout/before-react/main')));
}
const fire = (type: string, target: Element | null = document.querySelector('p')) =>
  target?.dispatchEvent(new Event(type, { bubbles: type !== 'error' }));
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script')];
const app = () => scripts()[0] ?? null;
const add = (src: string) => document.body.appendChild(Object.assign(document.createElement('script'), { src }));

afterEach(() => window.takeOver?.(() => null));

test('a script that the network has lost is asked for again with the next press or key, each time once', async () => {
  await open();
  expect(scripts()).toEqual([]);
  fire('pointerover');
  for (const press of ['pointerdown', 'keydown']) {
    const lost = app();
    fire('error', lost);
    // A hand that moves would ask again and again.
    fire('pointerover');
    expect(scripts()).toEqual([lost]);
    fire(press);
    const again = app();
    expect(again).not.toBe(lost);
    expect(again?.getAttribute('src')).toBe(APP);
    fire(press);
    expect(scripts()).toEqual([again]);
  }
});

test('a press on a link asks for nothing: the page goes', async () => {
  await open();
  fire('pointerover');
  const lost = app();
  fire('error', lost);
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/"><b>Home</b></a>');
  fire('pointerdown', document.querySelector('b'));
  expect(scripts()).toEqual([lost]);
  fire('pointerdown');
  expect(app()).not.toBe(lost);
});

test.each([
  ['of an extension', () => void fire('error', add('https://example.org/x.js'))],
  [
    'that is lost after React has started',
    () => {
      window.takeOver?.(() => null);
      fire('error', app());
    },
  ],
])('a script %s is not', async (_which, lose) => {
  await open();
  fire('pointerover');
  lose();
  const before = scripts();
  fire('pointerdown');
  expect(scripts()).toEqual(before);
});
