/** Whether the studios can serve: found out by writing, and answered in time whatever hangs. */
import type pg from 'pg'

const answeredWithinMs = 1_500
const rememberedMs = 1_000

/** Commits a word to the log and asks the disk for a little room: an empty table has to be given some each time. */
const write = `
  create temp table if not exists room (taken int) on commit delete rows;
  insert into pg_temp.room values (1);
  select pg_logical_emit_message(true, 'jackfruit', 'ready')`

/** One question at a time, whose answer is everybody's for a second; no answer in time is a no. */
export function writesInTime(pool: Pick<pg.Pool, 'query'>): () => Promise<boolean> {
  let asking: Promise<boolean> | null = null
  let known = { until: 0, good: false }
  const ask = () => {
    asking ??= pool
      .query(write)
      .then(
        () => true,
        () => false,
      )
      .then((good) => {
        known = { until: performance.now() + rememberedMs, good }
        asking = null
        return good
      })
    return asking
  }
  return async () => {
    if (performance.now() < known.until) return known.good
    const late = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => late.resolve(false), answeredWithinMs)
    return Promise.race([ask(), late.promise]).finally(() => clearTimeout(timer))
  }
}
