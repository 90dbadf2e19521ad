import { languageTable } from '../../address-table';
import type { Language } from '../../i18n/languages';
import { site } from '../../site';
import { CARD_SIZE } from './addresses';

interface CardProps {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The page's URL, and that of the picture. */
  readonly url: string;
  readonly image: string;
}

/** The preview of a link to a page, in messengers and social networks (https://ogp.me). */
export function Card({ language, title, description, url, image }: CardProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={languageTable[language].locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
