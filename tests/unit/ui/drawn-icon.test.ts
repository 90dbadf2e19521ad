import { readdirSync, readFileSync } from 'node:fs';
import * as library from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileOfIcon } from '../../../scripts/bundles/lighter-bundles';
import createIcon from '../../../src/ui/drawn-icon';

/** The icons that the site imports. */
const names = [
  ...new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react';/g)])
      .flatMap(([, imported = '']) => imported.split(',').map((name) => name.trim()))
      .filter((name) => name !== ''),
  ),
];

/** What the icon's own file hands to the renderer. */
function drawingOf(name: string): Parameters<typeof createIcon>[0] {
  const file = readFileSync(`node_modules/lucide-react/dist/esm/icons/${fileOfIcon(name)}.mjs`, 'utf8');
  const [, drawing] = /const __iconData = (\{[\s\S]*?\n\});/.exec(file) ?? [];
  return new Function(`return ${drawing}`)();
}

/** Elements and their attributes, in any order. */
const read = (icon: ComponentType<object>, props: object) =>
  renderToStaticMarkup(createElement(icon, props))
    .split('<')
    .map((element) => element.match(/[\w-]+="[^"]*"|[\w/]+(?=[\s>])/g)?.sort());

test.each(names)('%s is drawn as the library draws it', (name) => {
  const ours = createIcon(drawingOf(name)) as ComponentType<object>;
  const theirs = (library as unknown as Readonly<Record<string, ComponentType<object>>>)[name] as ComponentType<object>;
  for (const props of [
    {},
    { 'aria-hidden': 'true', size: 18 },
    { className: 'a b', size: 44, strokeWidth: 1.75 },
    { 'aria-label': 'Taxi', role: 'img' },
    { focusable: 'false' },
  ]) {
    expect(read(ours, props)).toEqual(read(theirs, props));
  }
});
