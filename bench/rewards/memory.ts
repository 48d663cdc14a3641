/** The most memory that this process held while something went on. */

const mega = 1024 * 1024

/** Stopped, it answers megabytes. */
export function watchMemory(): { stop(): number } {
  let peak = process.memoryUsage().rss
  const look = () => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const watch = setInterval(look, 20)
  return {
    stop() {
      clearInterval(watch)
      look()
      return Math.round(peak / mega)
    },
  }
}
