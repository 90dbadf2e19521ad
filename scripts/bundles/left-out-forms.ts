import type { LeftOut } from './left-out-part';

/** A name in the list of what a form has: its control's in the inner one, its own in the outer one. */
const listed = (name: string, indentation: number) => ({
  search: new RegExp(`(\\n {4}const methods = \\{\\n[\\s\\S]*?)\\n {${indentation}}${name},(?=\\n)`),
  replace: '$1',
});

const functionOf = (name: string, indentation = '') =>
  new RegExp(`\\n${indentation}(?:const|var) ${name} = [\\s\\S]*?\\n${indentation}\\};(?=\\n)`);

/** What the bundle leaves out of the form library: each form checks itself by a schema or by rules of its own. */
export const formLibrary: LeftOut = {
  file: 'node_modules/react-hook-form/dist/index.esm.mjs',
  parts: [
    // The rules that a field can be registered with: none has one, so each passes.
    { search: functionOf('validateField'), replace: '\nvar validateField = async () => ({});' },
    {
      search: functionOf('executeBuiltInValidation', ' {4}'),
      replace: '\n    const executeBuiltInValidation = async () => true;',
    },
    { search: functionOf('trigger', ' {4}'), replace: '\n    const trigger = () => {};' },
    // A form that is disabled as a whole.
    { search: functionOf('_disableForm', ' {4}'), replace: '\n    const _disableForm = () => {};' },
    // Fields that are forgotten when they go: a form keeps what was typed into a folded one.
    { search: functionOf('_removeUnmounted', ' {4}'), replace: '\n    const _removeUnmounted = () => {};' },
    { search: functionOf('unregister', ' {4}') },
    listed('unregister', 12),
    listed('unregister', 8),
    // The state of one field, and rules as attributes of its element.
    { search: /\n {4}const getFieldState = [\s\S]*?\n {4}\}\);(?=\n)/ },
    listed('getFieldState', 12),
    listed('getFieldState', 8),
    { search: /\n {12}\.\.\.\(_options\.progressive\n[\s\S]*?\n {16}: \{\}\),(?=\n)/ },
    // Lists of fields: no form has one.
    { search: /\n {4}const _getFieldArray = .*(?=\n)/ },
    listed('_getFieldArray', 12),
    { search: functionOf('_setFieldArray', ' {4}') },
    listed('_setFieldArray', 12),
    // A field is focused by its id (src/ui/form/focus-field.ts), and a form is reset as a whole.
    { search: functionOf('resetField', ' {4}') },
    listed('resetField', 8),
    { search: functionOf('setFocus', ' {4}') },
    listed('setFocus', 8),
  ],
};

/** Uses of the library that have no effect in the bundle: a test looks for them in the source. */
export const formUsesLeftOut: readonly RegExp[] = [
  /\.(?:resetField|setFocus|trigger|unregister|getFieldState)\(/,
  /\b(?:shouldFocus|shouldValidate|shouldUnregister|progressive)\b/,
  /\.register\([^)]*\b(?:required|min|max|minLength|maxLength|pattern|validate|deps|disabled)\b/,
];
