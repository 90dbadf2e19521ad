/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ProductPicture } from '../../../../../src/marketing/home/sections/product-picture';

/** As Gatsby makes a screenshot's data ready. */
const imageOf = (name: string): IGatsbyImageData => ({
  layout: 'fixed',
  width: 264,
  height: 571,
  images: {
    fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp 264w,\n/${name}-2.webp 528w`, sizes: '264px' },
    sources: [],
  },
});

const pictures = {
  nodes: ['booking-dark', 'booking-light'].map((name) => ({
    name,
    childImageSharp: { gatsbyImageData: imageOf(name) },
  })),
};

const DARK = 'screen and (prefers-color-scheme: dark)';

test('a screenshot needs no script: that of the dark scheme, then the light one, with its size', () => {
  const { container } = render(<ProductPicture pictures={pictures} name="booking" alt="The booking screen" />);
  const sources = [...container.querySelectorAll('picture source')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('srcset')?.split(' ')[0],
  ]);
  expect(sources).toEqual([[DARK, '/booking-dark.webp']]);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/booking-light.webp');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['264', '571']);
  expect([image?.getAttribute('alt'), image?.getAttribute('loading')]).toEqual(['The booking screen', 'lazy']);
  expect(image?.style.opacity).toBe('');
});
