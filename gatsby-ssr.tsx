import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { LateBooking, lateBookingClass } from './src/booking/late-booking';
import { languageOf, pathWithoutLanguage } from './src/i18n/languages';
import { canonicalPath } from './src/layout/head/page-addresses';
import { LoadingScreen } from './src/marketing/home/loading-screen';
import { TaxiSymbols } from './src/ui/drawings/taxi-symbols';

export { wrapPageElement } from './src/layout/root';

const pageOf = (pathname: string) => canonicalPath(pathWithoutLanguage(pathname) || '/');

/**
 * A page is painted when all of it has been read: a busy phone would paint half a hero and move it when the rest comes.
 * Its type knows no `blocking` yet. https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel#expect
 */
const paintedWhole = { rel: 'expect', href: '#page-end', blocking: 'render' };

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  const language = languageOf(pathname);
  setHtmlAttributes({ lang: language });
  setHeadComponents([<link key="whole" {...paintedWhole} />]);
  // Outside React's root: shown on a document load of Home, never on a client navigation (D19).
  if (pageOf(pathname) === '/') setPreBodyComponents([<LoadingScreen key="loading" language={language} />]);
  // Also outside: the drawings of the vehicles need no script then.
  if (pageOf(pathname) === '/bookings') {
    setHtmlAttributes({ className: lateBookingClass });
    setPreBodyComponents([<TaxiSymbols key="taxis" />]);
    setPostBodyComponents([<LateBooking key="late" language={language} />]);
  }
};

const isForFading = (part: ReactNode) => isValidElement(part) && `${part.key}`.startsWith('gatsby-image-style');

/**
 * Leaves out the styles and the script of the image plugin's fading pictures: 400 bytes (brotli) in each document, for
 * a component that no page has.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const parts = getHeadComponents();
  const kept = parts.filter((part) => !isForFading(part));
  if (kept.length === parts.length)
    throw new Error('gatsby-plugin-image names its parts of the head in another way now.');
  replaceHeadComponents(kept);
};
