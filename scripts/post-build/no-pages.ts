/** HTML files in the built site that are not pages, which the step after the build leaves unchanged. */
export const noPages: readonly string[] = [
  // The file with Gatsby's scripts, which Gatsby has already written into each page.
  '_gatsby/slices/_gatsby-scripts-1.html',
];
