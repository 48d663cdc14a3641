/** Where a game of chance stands in the shop window: the protocol calls all of these RNG. */
export const shelves = ['slots', 'instant', 'tables', 'bingo'] as const
export type Shelf = (typeof shelves)[number]
