/**
 * The end of a journey's title that every run makes in Burmese, and on a phone in the dark where it says so: the longer
 * words, the smaller place. `npm test -- --matrix` repeats it in the other ways, in which the product does the same.
 */
export const repeatedIn = (language: string): string => (language === 'MY' ? '' : ' @matrix')
