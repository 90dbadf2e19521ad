import { ownCode } from '../../../../src/layout/before-react/trusted-types';

test('HTML without an element is text, and the empty script of React is data; any other HTML is refused', () => {
  expect(ownCode.createHTML('Half past one & more')).toBe('Half past one & more');
  expect(ownCode.createHTML('<script></script>')).toBe('<script></script>');
  for (const html of ['<b>', '<img src=x onerror=go()>', '<script>go()</script>', '<script></script><b>']) {
    expect(ownCode.createHTML(html)).toBeNull();
  }
});

test('text is never code: only what begins as structured data passes, and that is no script', () => {
  const data = '{"@context":"https://schema.org","name":"Taxi"}';
  expect(ownCode.createScript(data)).toBe(data);
  for (const code of ['{"@context":go()}', '{"@context":1};go()']) {
    expect(ownCode.createScript(code)).toBe(code);
    expect(() => new Function(code)).toThrow(SyntaxError);
  }
  for (const text of ['go()', '', '[go()]', '{go()}', '{"@context";go()}', ' {"@context":1}', '{"a":1}', '{}go()']) {
    expect(ownCode.createScript(text)).toBeNull();
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
