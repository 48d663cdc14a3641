/** A folder that holds more files than a person takes in at one look is several folders. */
import type { Finding } from './sources.ts'

export const filesMax = 30

/** Folders of data, which are read by name and never looked through. */
const data: readonly (readonly [folder: RegExp, why: string])[] = [
  [/^packages\/i18n\/locales\/[^/]+$/, 'one catalogue for each part of the site'],
  [/\/migrations$/, 'a list that only grows'],
  [/^docs\/decisions$/, 'a list that only grows'],
  [/\/pictures$/, 'pictures, found by the name of what they show'],
]

/** Full on the day of this check: each leaves this list when it has got rooms, and none is added. */
const full = new Set(['tools'])

export function fullRooms(paths: readonly string[], known: ReadonlySet<string> = full): Finding[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const isFull = (folder: string) => (counts.get(folder) ?? 0) > filesMax
  const tooFull = [...counts.keys()]
    .filter((folder) => isFull(folder) && !known.has(folder))
    .filter((folder) => !data.some(([pattern]) => pattern.test(folder)))
    .map((path) => ({
      path,
      problem: `${counts.get(path)} files side by side; ${filesMax} is the limit: give it folders by subject`,
    }))
  const emptied = [...known]
    .filter((folder) => !isFull(folder))
    .map((path) => ({ path, problem: 'has got its rooms: take it off the list in tools/checks/rooms.ts' }))
  return [...tooFull, ...emptied]
}
