/**
 * In place of Gatsby's properties of the element in which it announces a new page, in English in every language
 * (https://github.com/gatsbyjs/gatsby/issues/20801): nobody hears it. `announcePage` (./navigation.ts) announces.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true } as const;
