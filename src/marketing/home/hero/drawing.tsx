import { withPrefix } from 'gatsby';

/**
 * A drawing below the fold: a file of its own (static/drawings), fetched when it comes near. It decorates: what it stands for
 * is written beside it.
 */
export function Drawing({ name }: { readonly name: string }) {
  return (
    <img src={withPrefix(`/drawings/${name}.svg`)} width={480} height={280} alt="" loading="lazy" decoding="async" />
  );
}
