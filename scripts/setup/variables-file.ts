/** A value as a file of variables needs it: in quotes if it has a space or a sign with a meaning. */
const written = (value: string) => (/^[\w:/.@+-]*$/.test(value) ? value : `"${value.replaceAll('"', '\\"')}"`);

/**
 * The text of `.env.production` with another value of a variable: in its line if it has one, else at the end. Comments
 * and other lines stay.
 */
export function withVariable(text: string, name: string, value: string): string {
  const line = `${name}=${written(value)}`;
  const own = new RegExp(`^(?:export\\s+)?${name}\\s*=.*$`, 'm');
  if (own.test(text)) return text.replace(own, () => line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}
