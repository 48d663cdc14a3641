/** What an operator makes and decides of the point mall, in words. */
import { readFileSync } from 'node:fs'
import { type Verdict, verdicts } from '../../apps/server/src/modules/points/index.ts'
import { formatMinor, parseMinor } from '../../packages/kernel/src/index.ts'
import { type Said as SaidTo, signature } from '../operate/brand-desk.ts'
import type { Desk } from './desk.ts'

export const usage = `npm run points -- <what> MERCHANT …
  goods   MERCHANT                    goods of the mall, with price and stock
  goods   MERCHANT FILE               new goods, or what is different of them, as JSON: code, category, art, name, text,
                                      price, stock (null: made to order), delivery (parcel, contact, none), isShown
  orders  MERCHANT                    exchanges that wait or are on their way, and where they are sent to
  decide  MERCHANT NUMBER approve|confirm|reject [--remark "words to the member"]
  ratios  MERCHANT                    what earns points, and what they are worth
  ratios  MERCHANT FILE               newer terms, as JSON: ratios, convert; they hold from now on
  give    MERCHANT USERNAME POINTS --key "once for this"
What changes anything needs --by "your name" and --why "the reason".`

/** Of each command, how many words may stand behind the merchant. */
export const lengths: Readonly<Record<string, readonly number[]>> = {
  ...{ goods: [0, 1], orders: [0], decide: [2], ratios: [0, 1], give: [2] },
}

export const options = ['remark', 'key'] as const
export type Said = SaidTo<(typeof options)[number]>

export async function answer(
  desk: Desk,
  what: string,
  words: readonly string[],
  said: Said,
): Promise<readonly string[]> {
  const [first, second = ''] = words
  switch (what) {
    case 'goods':
      return first === undefined
        ? (await desk.goods()).map(
            ({ code, category, price, stock, delivery, isShown }) =>
              `${code}: ${category}, ${formatMinor(price)} points, ${stock === null ? 'by order' : `${stock} left`}, ` +
              `${delivery}${isShown ? '' : ', not shown'}`,
          )
        : [`The goods are ${await desk.writeGoods(written(first), signature(said))}.`]
    case 'orders':
      return (await desk.orders()).map(
        ({ id, username, goods, quantity, points, state, at, to }) =>
          `${id}: ${quantity} × ${goods}, ${formatMinor(points)} points, ${username}, ${state}, ${at.toISOString()}, ${to}`,
      )
    case 'ratios':
      return first === undefined
        ? terms(desk)
        : [`Version ${await desk.writeTerms(written(first), signature(said))} holds now.`]
    case 'give':
      return [await give(desk, first ?? '', second, said)]
    default:
      return [await decide(desk, first ?? '', second, said)]
  }
}

async function terms(desk: Desk): Promise<string[]> {
  const { ratios, convert } = await desk.terms()
  const lines = Object.entries(ratios).map(
    ([line, per]) => `${line}: ${per === null ? 'no points' : `1 point for ${formatMinor(per)}`}`,
  )
  const rate = convert
    ? `money: ${formatMinor(convert.points)} points are ${formatMinor(convert.money)}, from ${formatMinor(convert.min)}, ` +
      `at most ${formatMinor(convert.perDay)} a day`
    : 'money: not exchanged'
  return [...lines, rate]
}

async function decide(desk: Desk, number: string, word: string, said: Said): Promise<string> {
  const verdict = verdicts.find((each): each is Verdict => each === word)
  if (!verdict) throw new Error(usage)
  if (!/^\d{1,18}$/.test(number)) throw new Error(`${number} is no exchange: orders tells their numbers.`)
  await desk.decide(BigInt(number), verdict, said.remark ?? '', signature(said))
  return `Exchange ${number} is ${verdict === 'confirm' ? 'confirmed' : `${verdict}${verdict === 'approve' ? 'd' : 'ed'}`}.`
}

async function give(desk: Desk, username: string, amount: string, said: Said): Promise<string> {
  const points = parseMinor(amount)
  if (points === null || points === 0n) throw new Error(`${amount} are no points.`)
  const { key = '' } = said
  if (!/^[\w-]{8,100}$/.test(key))
    throw new Error('Name what it is for: --key, of 8 letters or more, gives once.')
  const isNew = await desk.give(username, key, points, signature(said))
  return isNew ? `${username} has ${formatMinor(points)} points more.` : `${username} was given them already.`
}

const written = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
