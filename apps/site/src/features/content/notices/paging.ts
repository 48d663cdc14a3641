/** The dialog shows nine titles to a page. */
export const perPage = 9

export const pagesOf = (count: number, size = perPage): number => Math.max(1, Math.ceil(count / size))

/** On which page, counted from 0, the item stands. */
export const pageOfItem = (index: number, size = perPage): number => Math.floor(index / size)

export const itemsOf = <Item>(items: readonly Item[], page: number, size = perPage): readonly Item[] =>
  items.slice(page * size, (page + 1) * size)

/** How long the titles take to pass once: slow enough to be read, whatever their number. */
export const secondsFor = (titles: readonly string[]): number =>
  Math.max(18, Math.round(titles.reduce((sum, title) => sum + title.length + 8, 0) * 0.22))
