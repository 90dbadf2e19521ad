import { getImage, type IGatsbyImageData, type ImageDataLike } from 'gatsby-plugin-image';
import { type Language, textIn } from '../../../i18n/languages';
import type { HomeFacts } from '../home-facts';

/** The result of the page query: the files of the operator's own pictures, processed by Gatsby. */
export interface PhotoNodes {
  readonly nodes: readonly {
    /** The file's name with its ending. */
    readonly base: string;
    readonly childImageSharp: ImageDataLike | null;
  }[];
}

/** A photo with what it shows, in the page's language. */
export interface Photo {
  readonly image: IGatsbyImageData;
  readonly caption: string;
}

/** The operator's photos in their order; one without a processed file is left out. */
export const ownPhotos = (
  photos: HomeFacts['facts']['photos'],
  { nodes }: PhotoNodes,
  language: Language,
): readonly Photo[] =>
  photos.flatMap(({ file, ...captions }) => {
    const found = nodes.find(({ base }) => base === file)?.childImageSharp;
    const image = found && getImage(found);
    return image ? [{ image, caption: textIn(captions, language) }] : [];
  });
