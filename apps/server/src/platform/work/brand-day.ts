/** Days of a brand's calendar. */

const quarterMs = 15 * 60_000
/** From then on every midnight of the world lies between two quarters of an hour. */
const quartersSince = Date.UTC(1973, 0, 1)
/** Of each zone: some weeks. */
const keptMost = 4_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** By the quarter of an hour: the calendar is asked once for each. */
  readonly days: Map<number, string>
}

/** A format is dear to make, and holds memory beside the heap: one for each zone. */
const zones = new Map<string, Zone>()

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const zone = { format: new Intl.DateTimeFormat('en-CA', { timeZone, ...parts }), days: new Map() }
  zones.set(timeZone, zone)
  return zone
}

/** The day that it is there, as 2026-05-01: ages are reckoned by the calendar of the brand. */
export function dayIn(timeZone: string, at: Date): string {
  const { format, days } = zoneOf(timeZone)
  const ms = at.getTime()
  if (!(ms >= quartersSince)) return format.format(at)
  const quarter = Math.floor(ms / quarterMs)
  const known = days.get(quarter)
  if (known !== undefined) return known
  const day = format.format(at)
  if (days.size >= keptMost) days.clear()
  days.set(quarter, day)
  return day
}
