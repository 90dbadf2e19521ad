/** A value in the syntax of a variables file: in quotes if it contains a space or a special character. */
const written = (value: string) => (/^[\w:/.@+-]*$/.test(value) ? value : `"${value.replaceAll('"', '\\"')}"`);

/**
 * The text of `.env.production` with a changed variable: in its line if there is one, else at the end. Comments and
 * other lines stay.
 */
export function withVariable(text: string, name: string, value: string): string {
  const line = `${name}=${written(value)}`;
  const own = new RegExp(`^(?:export\\s+)?${name}\\s*=.*$`, 'm');
  if (own.test(text)) return text.replace(own, () => line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}
