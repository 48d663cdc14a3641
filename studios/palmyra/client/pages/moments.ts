/** Moments as they are written: in the reader's zone, with figures that are Latin everywhere. */
const two = (n: number) => String(n).padStart(2, '0')

/** 14:21:00, and the day before it where the draw is not of today's kind of game. */
export function localTime(ms: number): string {
  const at = new Date(ms)
  const seconds = at.getSeconds() === 0 ? '' : `:${two(at.getSeconds())}`
  return `${two(at.getDate())}/${two(at.getMonth() + 1)} ${two(at.getHours())}:${two(at.getMinutes())}${seconds}`
}

/** mm2d-1630-20261127-0001 is 20261127-0001. */
export const issueNumber = (id: string): string => id.split('-').slice(-2).join('-')
