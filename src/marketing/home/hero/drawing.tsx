import { withPrefix } from 'gatsby';

/**
 * A drawing below the fold: a separate file (static/drawings), loaded lazily. Decorative: the text beside it says the
 * same.
 */
export function Drawing({ name }: { readonly name: string }) {
  return (
    <img src={withPrefix(`/drawings/${name}.svg`)} width={480} height={280} alt="" loading="lazy" decoding="async" />
  );
}
