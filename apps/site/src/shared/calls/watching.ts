/** Whether this page wants to hear how live tables stand: the socket says it, and says it again after each return. */
type Hear = (isWatching: boolean) => void

let watchers = 0
let hear: Hear = () => {}

export const isWatching = (): boolean => watchers > 0

/** The socket hears when the first comes and the last has gone. */
export function onWatching(listener: Hear): () => void {
  hear = listener
  return () => {
    hear = () => {}
  }
}

/** The answer ends it. */
export function watchTables(): () => void {
  watchers += 1
  if (watchers === 1) hear(true)
  let isIn = true
  return () => {
    if (!isIn) return
    isIn = false
    watchers -= 1
    if (watchers === 0) hear(false)
  }
}
