/** The characters of a shared ride's token, which is part of an address: at least 128 random bits (docs/backend.md). */
export const SHARE_TOKEN = /^[\w-]{22,200}$/;

/** Whether a text can be the token of a shared ride (D51). */
export const isShareToken = (text: string): boolean => SHARE_TOKEN.test(text);
