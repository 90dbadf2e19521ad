import { getImage, type ImageDataLike } from 'gatsby-plugin-image';

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
export function findPicture(pictures: PictureNodes, name: PictureName, scheme: 'light' | 'dark') {
  const found = pictures.nodes.find((picture) => picture.name === `${name}-${scheme}`);
  return (found?.childImageSharp && getImage(found.childImageSharp)) ?? null;
}
