import { readdirSync } from 'node:fs';
import { createClassNames } from '../../../scripts/bundles/class-names';

test('a class has one name, which says nothing and depends on its file alone', () => {
  const nameOf = createClassNames('/site/src');
  const panel = nameOf('/site/src/booking/panel.module.css', 'panel');
  expect(panel).toMatch(/^[a-z]{3}-0$/);
  expect(nameOf('/site/src/booking/panel.module.css', 'title')).toBe(panel.replace('0', '1'));
  expect(nameOf('/site/src/booking/panel.module.css', 'panel')).toBe(panel);
  expect(createClassNames('/elsewhere/src')('/elsewhere/src/booking/panel.module.css', 'panel')).toBe(panel);
});

test('no two files of the site have the same letters', () => {
  const nameOf = createClassNames('src');
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  expect(new Set(files.map((file) => nameOf(`src/${file}`, 'any'))).size).toBe(files.length);
});
