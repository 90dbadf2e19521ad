import type { LeftOut } from './left-out-part';

/** A name in the list of a form's members, of its control (inner list) or of the form (outer list), by indentation. */
const listed = (name: string, indentation: number) => ({
  search: new RegExp(`(\\n {4}const methods = \\{\\n[\\s\\S]*?)\\n {${indentation}}${name},(?=\\n)`),
  replace: '$1',
});

const functionOf = (name: string, indentation = '') =>
  new RegExp(`\\n${indentation}(?:const|var) ${name} = [\\s\\S]*?\\n${indentation}\\};(?=\\n)`);

/** The parts of the form library that the bundle omits: each form validates itself with a schema or its own rules. */
export const formLibrary: LeftOut = {
  file: 'node_modules/react-hook-form/dist/index.esm.mjs',
  parts: [
    // The validation rules of registered fields: no field has any, so all pass.
    { search: functionOf('validateField'), replace: '\nvar validateField = async () => ({});' },
    {
      search: functionOf('executeBuiltInValidation', ' {4}'),
      replace: '\n    const executeBuiltInValidation = async () => true;',
    },
    { search: functionOf('trigger', ' {4}'), replace: '\n    const trigger = () => {};' },
    // Disabling a whole form.
    { search: functionOf('_disableForm', ' {4}'), replace: '\n    const _disableForm = () => {};' },
    // Removing unmounted fields: a form keeps the values of a collapsed section.
    { search: functionOf('_removeUnmounted', ' {4}'), replace: '\n    const _removeUnmounted = () => {};' },
    { search: functionOf('unregister', ' {4}') },
    listed('unregister', 12),
    listed('unregister', 8),
    // The state of one field, and rules as attributes of its element.
    { search: /\n {4}const getFieldState = [\s\S]*?\n {4}\}\);(?=\n)/ },
    listed('getFieldState', 12),
    listed('getFieldState', 8),
    { search: /\n {12}\.\.\.\(_options\.progressive\n[\s\S]*?\n {16}: \{\}\),(?=\n)/ },
    // Field arrays, which no form has.
    { search: /\n {4}const _getFieldArray = .*(?=\n)/ },
    listed('_getFieldArray', 12),
    { search: functionOf('_setFieldArray', ' {4}') },
    listed('_setFieldArray', 12),
    // Focusing and resetting one field: fields take the focus by id (src/ui/form/field.tsx), and a form is reset
    // as a whole.
    { search: functionOf('resetField', ' {4}') },
    listed('resetField', 8),
    { search: functionOf('setFocus', ' {4}') },
    listed('setFocus', 8),
  ],
};

/** Uses of the library that have no effect in the bundle: a test searches the source for them. */
export const formUsesLeftOut: readonly RegExp[] = [
  /\.(?:resetField|setFocus|trigger|unregister|getFieldState)\(/,
  /\b(?:shouldFocus|shouldValidate|shouldUnregister|progressive)\b/,
  /\.register\([^)]*\b(?:required|min|max|minLength|maxLength|pattern|validate|deps|disabled)\b/,
];
