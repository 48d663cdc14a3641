/** How often a program fell: one that falls again and again is not started for ever. */
const minuteMs = 60_000

/** Counts one more fall; true where it has fallen so often within a minute that it is given up. */
export function countFalls(most: number): () => boolean {
  let falls: number[] = []
  return () => {
    const now = performance.now()
    falls = [...falls, now].filter((at) => now - at < minuteMs)
    return falls.length >= most
  }
}

/** What is said of it, where its log is seen. */
export const givenUp = (name: string, how: string, most: number): string =>
  `The ${name} fell ${most} times within a minute and is given up (${how}). Its log stands above, in this output.`
