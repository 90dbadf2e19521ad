import sharp from 'sharp';

const drawn = (letter: string) => {
  const text = `<text x="8" y="48" font-size="40" font-family="sans-serif">${letter}</text>`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${text}</svg>`))
    .raw()
    .toBuffer();
};

/** The problem of a machine without fonts: the cards of shared links would have the same box for every letter. */
export async function fontProblems(): Promise<string[]> {
  const [narrow, wide] = await Promise.all([drawn('i'), drawn('W')]);
  return narrow.equals(wide)
    ? ['This machine has no font, and previews of shared links need one: on Debian, apt install fonts-dejavu-core']
    : [];
}
