/** What an operator says of rebates, in words. */
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { type Said, signature } from '../operate/brand-desk.ts'
import { ratesOf } from '../operate/rates.ts'
import type { Desk } from './desk.ts'

export const usage = `npm run rebates -- <what> MERCHANT …
  rates   MERCHANT             the rate of each level, by kind of game (npm run vip -- plan writes others)
  state   MERCHANT             how far bets were counted, which noon was paid, and what the next one pays
  preview MERCHANT NAME        what waits for a member, by kind and rate, up to which deed
  pay     MERCHANT NAME KEY    pays it now instead of at noon: once for the key
pay needs --by "your name" and --why "the reason".`

/** Of each command, in words behind the merchant. */
export const lengths: Readonly<Record<string, readonly number[]>> = {
  rates: [0],
  state: [0],
  preview: [1],
  pay: [2],
}

export async function answer(
  desk: Desk,
  what: string,
  words: readonly string[],
  said: Said,
): Promise<readonly string[]> {
  const [first = '', second = ''] = words
  switch (what) {
    case 'rates':
      return (await desk.rates()).map(
        ({ rank, names, benefits }) => `${rank} ${names['EN'] ?? ''}: ${ratesOf(benefits.rebates)}`,
      )
    case 'state': {
      const { members, due, below, upto, lastNoon, nextNoon, currency } = await desk.standing()
      return [
        `Counted up to deed ${upto}.`,
        `The noon of ${lastNoon.at.toISOString()} ${lastNoon.isPaid ? 'was paid' : 'is not paid yet'}.`,
        `The one of ${nextNoon.toISOString()} pays ${formatMinor(due)} ${currency} to ${members}; below the least: ${below}.`,
      ]
    }
    case 'preview': {
      const { lines, total } = await desk.preview(first)
      return [
        ...lines.map(
          ({ kind, rate, valid, amount, upto }) =>
            `${kind}: ${valid} at ${rate}% is ${amount}, up to deed ${upto}`,
        ),
        `${first} would be paid ${formatMinor(total)}.`,
      ]
    }
    default: {
      const paid = await desk.pay(first, keyOf(second), signature(said))
      return [
        paid === null
          ? `${first} has less waiting than can be paid.`
          : `${first} was paid ${formatMinor(paid)}.`,
      ]
    }
  }
}

function keyOf(word: string): string {
  if (!/^[\w-]{4,60}$/.test(word)) throw new Error(`${word} is no key: 4 to 60 letters, digits or dashes.`)
  return word
}
