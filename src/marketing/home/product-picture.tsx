import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { findPicture, type PictureName, type PictureNodes } from './pictures';
import * as styles from './product-picture.module.css';

interface ProductPictureProps {
  readonly pictures: PictureNodes;
  readonly name: PictureName;
  readonly alt: string;
}

const DARK = 'screen and (prefers-color-scheme: dark)';

/**
 * A screenshot of the product in a phone, in the visitor's scheme. The library's own component would bring its runtime into
 * the browser; its build-time processing is all that is needed (DESIGN §5).
 */
export function ProductPicture({ pictures, name, alt }: ProductPictureProps) {
  const light = findPicture(pictures, name, 'light');
  const dark = findPicture(pictures, name, 'dark');
  const fallback = light?.images.fallback;
  if (!light || !fallback) return null;
  return (
    <picture className={styles.phone}>
      {dark && <Sources image={dark} media={DARK} />}
      <Sources image={light} />
      <img src={fallback.src} width={light.width} height={light.height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}

/** Every format of one image, the best one first. */
function Sources({ image, media }: { readonly image: IGatsbyImageData; readonly media?: string }) {
  const { sources = [], fallback } = image.images;
  const all = fallback?.srcSet ? [...sources, { srcSet: fallback.srcSet, type: 'image/webp' }] : sources;
  return (
    <>
      {all.map(({ srcSet, type }) => (
        <source key={type} srcSet={srcSet} type={type} sizes={`${image.width}px`} media={media} />
      ))}
    </>
  );
}
