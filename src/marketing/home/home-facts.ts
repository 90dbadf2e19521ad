import { getImage, type IGatsbyImageData, type ImageDataLike } from 'gatsby-plugin-image';
import { type Language, textIn } from '../../i18n/languages';
import type { homeFacts } from '../../site';
import type { BookingCode } from './sections/booking-code';

/** The facts of site.ts that Home alone says, and the paths of the samples among them. */
export type HomeFacts = ReturnType<typeof homeFacts>;

/** Home's context, which the build makes: the QR code of the booking address, and the facts. */
export interface HomeContext {
  readonly code: BookingCode;
  readonly home: HomeFacts;
}

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
