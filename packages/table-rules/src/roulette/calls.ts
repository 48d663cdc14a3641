/** Bets that are called by a part of the wheel: each is so many chips on places of the felt. */
import { wheelOrder } from './places.ts'

/** Chips by place. A call of five chips at a chip of 100 lays 100 on each place, 200 where it says 2. */
export type Call = Readonly<Record<string, number>>

/** The numbers beside zero, from 22 to 25: nine chips. */
export const voisins: Call = {
  ...{ '0-2-3': 2, '4-7': 1, '12-15': 1, '18-21': 1, '19-22': 1, '25-26-28-29': 2, '32-35': 1 },
}

/** The third of the wheel opposite zero, from 27 to 33: six splits. */
export const tiers: Call = { '5-8': 1, '10-11': 1, '13-16': 1, '23-24': 1, '27-30': 1, '33-36': 1 }

/** What the two others leave: one number and four splits. */
export const orphelins: Call = { '1': 1, '6-9': 1, '14-17': 1, '17-20': 1, '31-34': 1 }

/** Close to zero, from 12 to 26: four chips. */
export const zeroGame: Call = { '26': 1, '0-3': 1, '12-15': 1, '32-35': 1 }

/** A number and so many on each side of it around the wheel, straight up. Throws RangeError outside 0 to 36. */
export function neighbours(number: number, each: number): Call {
  const at = wheelOrder.indexOf(number)
  if (at < 0 || each < 0 || 2 * each >= wheelOrder.length) throw new RangeError(`no neighbours of ${number}`)
  const around = Array.from({ length: 2 * each + 1 }, (_, i) => at - each + i)
  return Object.fromEntries(around.map((place) => [String(wheelOrder.at(place % wheelOrder.length)), 1]))
}
