import { requestParts } from './parts';

/**
 * At the end of a program. Each request that starts before the first paint delays it, and these are not needed before
 * Gatsby's own scripts have arrived: they start in the task after the first frame (decision 373). In a tab without
 * frames, Gatsby's entry starts them (gatsby-browser.tsx).
 */
requestAnimationFrame(() => setTimeout(requestParts));
