import { activateTemplate } from './waiting';

/**
 * At the end of a program. Each request that starts before the first paint delays it, and these are not needed before
 * Gatsby's own scripts have arrived: they start when the browser has painted (decision first-paint-before-chunks). In a
 * tab that paints nothing, Gatsby's entry starts them (gatsby-browser.tsx).
 */
const painted = new PerformanceObserver(() => {
  painted.disconnect();
  activateTemplate('#parts');
});
painted.observe({ type: 'paint', buffered: true });
