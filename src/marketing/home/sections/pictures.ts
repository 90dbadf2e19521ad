import { getImage, type ImageDataLike } from 'gatsby-plugin-image';

/** The screens of the product that Home shows; taken by `npm run pictures`. */
export type PictureName = 'booking' | 'tracking';

/** The page query's answer: screenshots in the page's language, each in both schemes, as Gatsby's image processing made them. */
export interface PictureNodes {
  readonly nodes: readonly {
    readonly name: string;
    readonly childImageSharp: ImageDataLike | null;
  }[];
}

/** One screenshot in one scheme, made ready by Gatsby; null when it is not there. */
export function findPicture(pictures: PictureNodes, name: PictureName, scheme: 'light' | 'dark') {
  const found = pictures.nodes.find((picture) => picture.name === `${name}-${scheme}`);
  return (found?.childImageSharp && getImage(found.childImageSharp)) ?? null;
}
