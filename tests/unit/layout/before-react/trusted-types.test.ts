import { ownCode } from '../../../../src/layout/before-react/trusted-types';

test('HTML without an element is text, and the empty script of React is data; any other HTML is refused', () => {
  expect(ownCode.createHTML('Half past one & more')).toBe('Half past one & more');
  expect(ownCode.createHTML('<script></script>')).toBe('<script></script>');
  for (const html of ['<b>', '<img src=x onerror=go()>', '<script>go()</script>', '<script></script><b>']) {
    expect(ownCode.createHTML(html)).toBeNull();
  }
});

test('text is never code: only JSON passes', () => {
  const data = '{"@context":"https://schema.org","name":"Taxi"}';
  expect(ownCode.createScript(data)).toBe(data);
  for (const text of ['go()', '', '[go()]', '{go()}', '{"a";go()}', '{"a":go()}', '"a",go()', ';{"a":1}', '{}go()']) {
    expect(() => ownCode.createScript(text)).toThrow(SyntaxError);
  }
});

test('scripts come from this site alone, named by their path', () => {
  expect(ownCode.createScriptURL('/website/app.js')).toBe('/website/app.js');
  for (const url of [
    'https://example.org/a.js',
    '//example.org/a.js',
    '/\\example.org/a.js',
    'data:,go()',
    'blob:a',
    '',
  ]) {
    expect(ownCode.createScriptURL(url)).toBeNull();
  }
});
