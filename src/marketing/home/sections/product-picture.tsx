import { MainImage, withArtDirection } from 'gatsby-plugin-image';
import { findPicture, type PictureName, type PictureNodes } from './pictures';
import * as styles from './product-picture.module.css';

interface ProductPictureProps {
  readonly pictures: PictureNodes;
  readonly name: PictureName;
  readonly alt: string;
}

const DARK = 'screen and (prefers-color-scheme: dark)';

/**
 * A screenshot of the product in a phone frame, in the visitor's colour scheme. Uses the only component of the image
 * plugin that needs no script (docs/decisions.md, 117).
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
