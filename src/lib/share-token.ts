/** The characters of a shared ride's token (docs/backend.md). */
const TOKEN = /^[\w-]{22,200}$/;

/** Whether a text can be the token of a shared ride (D51). */
export const isShareToken = (text: string): boolean => TOKEN.test(text);
