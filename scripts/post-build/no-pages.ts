/** HTML files below the built site that are no pages, so that the step after the build leaves them as they are. */
export const noPages: readonly string[] = [
  // Gatsby's scripts, as it has written them into each page.
  '_gatsby/slices/_gatsby-scripts-1.html',
];
