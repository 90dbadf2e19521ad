import type { Page } from '@playwright/test';

/** One frame with `drawImage`, and one move of the same number of Google's markers, in ms. */
export type OtherWays = Readonly<Record<'drawImage' | 'move', number>>;

/** The costs of the two obvious ways to draw this many taxis, on the same page; null without Google's map. */
export const otherWays = (page: Page, count: number): Promise<OtherWays | null> =>
  page.evaluate((cars) => {
    if (typeof google === 'undefined') return null;
    const timed = (work: () => void) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    };
    const sprite = document.createElement('canvas');
    [sprite.width, sprite.height] = [10, 16];
    sprite.getContext('2d')?.fillRect(0, 0, 10, 16);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [956, 946];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const drawImage = timed(() => {
      context?.clearRect(0, 0, 956, 946);
      for (let car = 0; car < cars; car += 1) {
        context?.setTransform(1, 0, 0, 1, (car % 71) * 13, (car % 67) * 14);
        context?.rotate(car);
        context?.drawImage(sprite, -5, -8);
      }
      context?.getImageData(0, 0, 1, 1);
    });
    const box = document.body.appendChild(document.createElement('div'));
    box.style.cssText = 'position:fixed;inset:0;width:700px;height:690px';
    const map = new google.maps.Map(box, { center: { lat: 51.31, lng: 9.49 }, zoom: 12, mapId: 'bench' });
    const markers = Array.from({ length: cars }, () => {
      const content = document.createElement('div');
      content.append(document.createElement('span'));
      return new google.maps.marker.AdvancedMarkerElement({ map, content, position: { lat: 51.31, lng: 9.49 } });
    });
    void box.offsetHeight;
    const move = timed(() => {
      for (const [car, marker] of markers.entries()) {
        marker.position = { lat: 51.25 + (car % 71) / 600, lng: 9.38 + (car % 67) / 300 };
      }
      void box.offsetHeight;
    });
    return { drawImage, move };
  }, count);
