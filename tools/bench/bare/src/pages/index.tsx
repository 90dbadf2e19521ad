import home from '../../../../../src/locales/en/home.json';

/** Every sentence of a group of texts. */
const sentences = (texts: object): string[] =>
  Object.values(texts).flatMap((text: string | object) => (typeof text === 'string' ? [text] : sentences(text)));

/** The texts of Home, one below the other. */
const BarePage = () => (
  <main>
    {sentences(home).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </main>
);
export default BarePage;

export const Head = () => <title>Bare</title>;
