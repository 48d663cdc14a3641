/** Kinds that are drawn turn by turn, so many each day: a wheel and an egg differ in how they look. */
import { chances, prizeAt } from '@jackfruit/fairness'
import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { count, money, type Sentence, say } from '../../say.ts'
import { amount, minor, whole } from '../../terms.ts'
import type { Kind, Scene, Standing } from '../kind.ts'
import { clientSeedOf, streamOf, turnSeed } from './seeds.ts'
import { givenOf, giveOne, holdPool, writeDraw } from './stock.ts'

const weight = whole(1, chances)
const prize = z.strictObject({ amount, weight, stock: whole(1, 1_000_000) })

const board = z
  .strictObject({
    prizes: z.array(prize).check(z.minLength(1), z.maxLength(11)),
    /** Always there: it takes the chance of what is all given. Nothing, or money for each of the turns. */
    instead: z.strictObject({
      amount: z.string().check(z.regex(/^(0\.00|[1-9]\d*\.\d\d|0\.\d\d)$/)),
      weight,
    }),
    /** Of all members together. */
    turns: whole(1, 1_000_000),
  })
  .check(
    z.refine(
      ({ prizes, instead }) => prizes.reduce((sum, each) => sum + each.weight, instead.weight) === chances,
      'the chances add up to 1000000',
    ),
    z.refine(
      ({ prizes, instead }) => prizes.every((each) => minor(each.amount) >= minor(instead.amount)),
      'what takes the chance of others is not more than they are',
    ),
  )

const turnTerms = {
  board,
  /** Turns of a member on each day of the brand. */
  daily: whole(1, 20),
}
export interface TurnTerms {
  readonly board: z.infer<typeof board>
  readonly daily: number
}
export interface TurnProgress {
  readonly day: string
  /** On that day, and in all. */
  readonly used: number
  readonly total: number
}

export interface Piece {
  readonly amount: Minor
  readonly weight: number
  readonly stock: number
}

/** All prizes by their place; the last is the one that is always there. */
export const piecesOf = ({ board: { prizes, instead, turns } }: TurnTerms): Piece[] => [
  ...prizes.map((each) => ({ amount: minor(each.amount), weight: each.weight, stock: each.stock })),
  { amount: minor(instead.amount), weight: instead.weight, stock: turns },
]

/** Turns that are left today. */
export const turnsLeft = (daily: number, progress: TurnProgress | undefined, day: string): number =>
  progress?.day === day ? Math.max(0, daily - progress.used) : daily

interface Words {
  readonly code: 'wheel' | 'egg'
  readonly action: 'spin' | 'crack'
  readonly promise: 'wheel_promise' | 'egg_promise'
  readonly step: 'wheel_step_turn' | 'egg_step_break'
  readonly ready: 'state_spin' | 'state_crack'
}

export function turnKind({ code, action, promise, step, ready }: Words): Kind<TurnTerms, TurnProgress> {
  const best = (terms: TurnTerms) =>
    piecesOf(terms).reduce((m, each) => (each.amount > m ? each.amount : m), 0n)
  const all = (terms: TurnTerms) =>
    piecesOf(terms).reduce((sum, each) => sum + each.amount * BigInt(each.stock), 0n)
  return {
    ...{ code, action, terms: turnTerms, begins: 'sign', spends: true, isFixed: true },
    begin: () => ({ day: '', used: 0, total: 0 }),
    most: () => 0n,
    whole: all,
    // Of one day, rounded up to the unit.
    expected: (terms) => {
      const sum = piecesOf(terms).reduce((s, each) => s + each.amount * BigInt(each.weight), 0n)
      return (sum * BigInt(terms.daily) + BigInt(chances) - 1n) / BigInt(chances)
    },
    // One part for all its turns.
    again: () => false,
    maySign: ({ terms, membership, promotion, day }) =>
      promotion.whole > 0n && turnsLeft(terms.daily, membership?.progress, day) > 0,
    promise: (terms) => say(promise, money('amount', best(terms)), count('count', terms.daily)),
    steps: (terms) => [say(step, count('count', terms.daily)), say('draw_step_seal'), say('draw_step_paid')],
    rules: (terms) => [
      minor(terms.board.instead.amount) > 0n
        ? say('rule_instead', money('amount', minor(terms.board.instead.amount)))
        : say('rule_blank'),
      say('rule_turns', count('count', terms.board.turns)),
      say('rule_seal'),
    ],
    state: (standing) => stateOf(standing, ready),
    onPress: (scene, _press, { key = '' }) => turn(scene, code, key),
  }
}

function stateOf(standing: Standing<TurnTerms, TurnProgress>, ready: Words['ready']): Sentence {
  const { terms, membership, promotion, day } = standing
  if (promotion.whole === 0n) return say('not_pool', money('amount', promotion.budget))
  const left = turnsLeft(terms.daily, membership?.progress, day)
  return left > 0 ? say(ready, count('count', left)) : say('state_tomorrow', count('count', terms.daily))
}

async function turn(scene: Scene<TurnTerms, TurnProgress>, kind: string, key: string): Promise<void> {
  const { tx, promotion, terms, membership, day, person, keys, now } = scene
  const { progress } = membership
  if (turnsLeft(terms.daily, progress, day) === 0) throw new Refusal('promotion_not_now')
  await holdPool(tx, promotion)
  const pieces = piecesOf(terms)
  const instead = pieces.length - 1
  const given = await givenOf(tx, promotion)
  const gone = pieces.flatMap(({ stock }, place) => ((given.get(place) ?? 0) >= stock ? [place] : []))
  const number = progress.total + 1
  const clientSeed = clientSeedOf(key)
  const seed = turnSeed(keys, promotion, person.memberId, number)
  const value = streamOf({ kind, seed, clientSeed, nonce: number }).below(chances)
  const { drawn, place } = prizeAt(
    pieces.map((each) => each.weight),
    { gone, instead },
    value,
  )
  const piece = pieces[place]
  invariant(piece, `there is no prize ${place}`)
  await giveOne(tx, promotion, place, piece.stock)
  await writeDraw(tx, promotion, membership, {
    ...{ number, value, drawn, place, amount: piece.amount, gone, clientSeed, at: now },
  })
  await scene.turn('sign', { day, used: progress.day === day ? progress.used + 1 : 1, total: number })
  if (piece.amount > 0n) {
    await scene.take(piece.amount)
    await scene.give({ amount: piece.amount, source: `turn:${number}`, to: 'purse' })
  }
  const turnsGiven = [...given.values()].reduce((sum, each) => sum + each, 1)
  if (turnsGiven >= terms.board.turns) await scene.freeWhole()
}
