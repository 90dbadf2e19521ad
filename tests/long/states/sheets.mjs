import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const WIDTH = 360;
/** The maximum height of a screenshot, in pixels; the rest is cut off. */
const HEIGHT_MAX = 1800;
const LABEL_HEIGHT = 40;
const GAP = 16;
/** The number of states on a sheet, each in the light and the dark scheme. */
const STATES = 4;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const labelOf = (text) =>
  Buffer.from(
    `<svg width="${WIDTH}" height="${LABEL_HEIGHT}" xmlns="http://www.w3.org/2000/svg">
      <text x="0" y="26" font-family="sans-serif" font-size="15">${escaped(text)}</text>
    </svg>`,
  );

async function pictureOf(file) {
  const { data, info } = await sharp(file).resize({ width: WIDTH }).toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, HEIGHT_MAX);
  return { height, input: await sharp(data).extract({ left: 0, top: 0, width: WIDTH, height }).toBuffer() };
}

/** Writes a sheet with a column for each screenshot, its name above it. */
async function writeSheet(files, target) {
  const pictures = await Promise.all(files.map(pictureOf));
  const layers = pictures.flatMap(({ input }, index) => {
    const left = GAP + index * (WIDTH + GAP);
    const label = labelOf(path.basename(files[index], '.png'));
    return [
      { input: label, left, top: 0 },
      { input, left, top: LABEL_HEIGHT },
    ];
  });
  const width = GAP + files.length * (WIDTH + GAP);
  const height = LABEL_HEIGHT + GAP + Math.max(...pictures.map((picture) => picture.height));
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toFile(target);
}

/** Joins the screenshots of a folder, `<language>/<scheme>/<walk, state>.png`, into sheets beside them. */
export async function writeSheets(folder) {
  for (const language of readdirSync(folder)) {
    const names = readdirSync(path.join(folder, language, 'light')).sort();
    for (let first = 0; first < names.length; first += STATES) {
      const files = names
        .slice(first, first + STATES)
        .flatMap((name) => ['light', 'dark'].map((scheme) => path.join(folder, language, scheme, name)));
      const number = String(first / STATES + 1).padStart(2, '0');
      await writeSheet(files, path.join(folder, `${language}-${number}.png`));
    }
  }
  console.log(`The sheets are in ${path.relative(process.cwd(), folder)}`);
}
