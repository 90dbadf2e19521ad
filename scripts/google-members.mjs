import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/**
 * `npm run google:members`: writes all members of Google Maps in @types/google.maps to a JSON file, with which the
 * stand-in names a member that it does not cover.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const TYPES = join(root, 'node_modules/@types/google.maps/index.d.ts');
const TARGET = join(root, 'mock-server/google/maps/base/google-members.json');
/** Request types whose unknown properties are refused, and option types that docs/google-stand-ins covers. */
const REQUESTS = [
  'AdvancedMarkerElementOptions',
  'AutocompleteRequest',
  'ComputeRouteMatrixRequest',
  'ComputeRoutesRequest',
  'GeocoderGeometry',
  'GeocoderRequest',
  'GeocoderResult',
  'InfoWindowOpenOptions',
  'InfoWindowOptions',
  'MapOptions',
  'PolylineOptions',
];

/** The members in the types, as the text of the file. */
export function googleMembers() {
  const program = ts.createProgram([TYPES], { noLib: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TYPES);
  const found = { libraries: {}, namespaces: {}, classes: {}, requests: {} };
  const sorted = (names) => [...new Set(names)].sort();
  const isStatic = (member) => (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0;
  const isHidden = (member) => (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private) !== 0;
  const nameOf = (member) => (member.name ? member.name.getText(source).replace(/^["']|["']$/g, '') : null);

  function readClass(node, path) {
    const lists = { methods: [], properties: [], statics: [] };
    for (const member of node.members) {
      const name = nameOf(member);
      if (name === null || isHidden(member)) continue;
      const list = isStatic(member) ? 'statics' : ts.isMethodDeclaration(member) ? 'methods' : 'properties';
      lists[list].push(name);
    }
    const parent = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
    const parentName = parent?.expression.getText(source).replace(/^google\.maps\./, '') ?? null;
    found.classes[[...path, node.name.text].join('.')] = {
      ...Object.fromEntries(Object.entries(lists).map(([list, names]) => [list, sorted(names)])),
      parent: parentName,
    };
  }

  function read(node, path) {
    for (const statement of node.statements ?? []) {
      const space = path.join('.');
      const add = (name) => {
        found.namespaces[space] = sorted([...(found.namespaces[space] ?? []), name]);
      };
      if (ts.isModuleDeclaration(statement)) {
        const names = statement.name.text.split('.');
        const inner = [...path, ...names];
        let body = statement.body;
        while (body && ts.isModuleDeclaration(body)) {
          inner.push(body.name.text);
          body = body.body;
        }
        if (body) read(body, inner);
      } else if (ts.isClassDeclaration(statement)) {
        add(statement.name.text);
        readClass(statement, path);
      } else if (ts.isEnumDeclaration(statement)) add(statement.name.text);
      else if (ts.isFunctionDeclaration(statement)) add(statement.name.text);
      else if (ts.isVariableStatement(statement)) {
        for (const { name } of statement.declarationList.declarations) add(name.getText(source));
      } else if (ts.isInterfaceDeclaration(statement)) readInterface(statement);
    }
  }

  function readInterface(node) {
    const name = node.name.text;
    const type = checker.getTypeAtLocation(node);
    const names = () => sorted(checker.getPropertiesOfType(type).map((property) => property.getName()));
    if (REQUESTS.includes(name)) found.requests[name] = names();
    if (name !== 'ImportLibraryMap') return;
    for (const property of checker.getPropertiesOfType(type)) {
      const library = checker.getTypeOfSymbol(property);
      found.libraries[property.getName()] = sorted(checker.getPropertiesOfType(library).map((one) => one.getName()));
    }
  }

  read(source, []);
  const inMaps = (name) => name === 'google.maps' || name.startsWith('google.maps.');
  const short = (name) => name.replace(/^google\.maps\.?/, '');
  const shortened = (table) =>
    Object.fromEntries(
      Object.entries(table)
        .filter(([name]) => inMaps(name))
        .map(([name, value]) => [short(name), value])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
  return { ...found, namespaces: shortened(found.namespaces), classes: shortened(found.classes) };
}

/** The text of the file. */
export const googleMembersText = () => `${JSON.stringify(googleMembers())}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, googleMembersText());
