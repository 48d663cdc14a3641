/**
 * Players who take turns at a person's pace: nobody plays again before the last answer came and a rest after it, as a
 * studio demands. Whoever has rested longest is next. Where nobody has, the call waits, and its wait is counted.
 */
export interface Rested {
  /** The place of the next player. */
  next(): Promise<number>
  /** The answer came. */
  back(place: number): void
}

export function openRested(count: number, restMs: number): Rested {
  const resting = Array.from({ length: count }, (_, place) => ({ place, readyAt: 0 }))
  const wanted: ((place: number) => void)[] = []
  let isSet = false
  const go = () => {
    for (let [first] = resting; first && wanted.length > 0; [first] = resting) {
      const leftMs = first.readyAt - performance.now()
      if (leftMs > 0) {
        if (!isSet)
          setTimeout(() => {
            isSet = false
            go()
          }, leftMs)
        isSet = true
        return
      }
      resting.shift()
      wanted.shift()?.(first.place)
    }
  }
  return {
    next: () =>
      new Promise((take) => {
        wanted.push(take)
        go()
      }),
    back(place) {
      resting.push({ place, readyAt: performance.now() + restMs })
      go()
    },
  }
}
