/**
 * The address of a page of the member centre, over the page with the least on it: home would be drawn behind it, and
 * that it opens over home too is shown where opening is what the journey is about.
 */
export const centreAt = (page: string): string => `/no-such-page?mc=${page}`
