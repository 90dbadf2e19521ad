import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { importIcons } from '../../../scripts/bundles/lighter-bundles';

test('each icon is imported from its own file', () => {
  expect(importIcons('', ' X, CarTaxiFront,\n  ArrowUpDown ')).toBe(
    "import X from 'lucide-react/icons/x';import CarTaxiFront from 'lucide-react/icons/car-taxi-front';import ArrowUpDown from 'lucide-react/icons/arrow-up-down';",
  );
});

test('every icon that the site imports has such a file', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const imports = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react';/g)].map(
      ([, names = '']) => importIcons('', names),
    ),
  );
  const icons = [...imports.join('').matchAll(/lucide-react\/icons\/([\w-]+)/g)].map(([, name]) => name);
  expect(icons.length).toBeGreaterThan(10);
  expect(icons.filter((name) => !existsSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`))).toEqual([]);
});
