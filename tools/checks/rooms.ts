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

export function fullRooms(paths: readonly string[]): Finding[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > filesMax && !data.some(([pattern]) => pattern.test(folder)))
    .map(([path, count]) => ({
      path,
      problem: `${count} files side by side; ${filesMax} is the limit: give it folders by subject`,
    }))
}
