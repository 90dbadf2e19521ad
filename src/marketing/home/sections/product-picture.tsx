import { getImage, type ImageDataLike, MainImage, withArtDirection } from 'gatsby-plugin-image';
import * as styles from './product-picture.module.css';

/** The product's screenshots on Home; `npm run pictures` takes them. */
export type PictureName = 'booking' | 'tracking';

/** The result of the page query: screenshots in the page's language and in both colour schemes, processed by Gatsby. */
export interface PictureNodes {
  readonly nodes: readonly {
    readonly name: string;
    readonly childImageSharp: ImageDataLike | null;
  }[];
}

/** One screenshot in one colour scheme; null if it does not exist. */
function findPicture(pictures: PictureNodes, name: PictureName, scheme: 'light' | 'dark') {
  const found = pictures.nodes.find((picture) => picture.name === `${name}-${scheme}`);
  return (found?.childImageSharp && getImage(found.childImageSharp)) ?? null;
}

interface ProductPictureProps {
  readonly pictures: PictureNodes;
  readonly name: PictureName;
  readonly alt: string;
}

const DARK = 'screen and (prefers-color-scheme: dark)';

/**
 * A screenshot of the product in a phone frame, in the visitor's colour scheme. Uses the only component of the image
 * plugin that needs no script.
 */
export function ProductPicture({ pictures, name, alt }: ProductPictureProps) {
  const light = findPicture(pictures, name, 'light');
  const dark = findPicture(pictures, name, 'dark');
  if (!light) return null;
  const { width, height, images } = dark ? withArtDirection(light, [{ media: DARK, image: dark }]) : light;
  return (
    <div className={styles.phone}>
      <MainImage {...images} width={width} height={height} alt={alt} loading="lazy" />
    </div>
  );
}
