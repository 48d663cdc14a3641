/** Three dice in words and as a mark: a sum, or three alike. */
import type { Say } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { totalOf } from '@jackfruit/table-rules/dice/sic-bo'
import { type Dice, isTriple } from '@jackfruit/table-rules/dice/throw'
import { bigSmallSide } from '@jackfruit/table-rules/roads/two-sided'
import type { Mark, Sides, Statistic } from '../felt/look.ts'
import { numbersOf } from '../felt/read.ts'

export function readDice(outcome: Json): Dice | null {
  const [a, b, c] = numbersOf(outcome, 3) ?? []
  return a === undefined || b === undefined || c === undefined ? null : [a, b, c]
}

/** As it is told beside the dice. */
export function sumOf(thrown: readonly number[]): string {
  const dice = readDice([...thrown])
  return dice ? String(totalOf(dice)) : ''
}

export function sumMark(outcome: Json): Mark | null {
  const dice = readDice(outcome)
  if (!dice) return null
  const total = totalOf(dice)
  return { text: String(total), tone: isTriple(dice) ? 'gold' : total > 10 ? 'red' : 'blue' }
}

export function sumWords(outcome: Json, say: Say): string {
  const dice = readDice(outcome)
  if (!dice) return ''
  if (isTriple(dice)) return say('felt.triple', { face: dice[0] })
  const total = totalOf(dice)
  return `${say(total > 10 ? 'felt.big' : 'felt.small')} · ${say('felt.total', { total })}`
}

export const bigOrSmall: Sides = {
  of: (outcome) => {
    const dice = readDice(outcome)
    return dice ? bigSmallSide(dice) : { side: null }
  },
  names: [
    ['small', 'blue', 'felt.small'],
    ['big', 'red', 'felt.big'],
    ['none', 'gold', 'felt.anyTriple'],
  ],
  ...{ hasDerived: false },
}

/** How often each face came, of all dice that were thrown. `names` are those of the faces 1 to 6. */
export function facesOf(
  outcomes: readonly Json[],
  names: readonly string[],
): readonly (readonly Statistic[])[] {
  const thrown = outcomes.flatMap((outcome) => readDice(outcome) ?? [])
  const of = (face: number) =>
    (thrown.filter((each) => each === face).length * 100) / Math.max(1, thrown.length)
  const all = names.map((name, i): Statistic => ({ name, tone: 'plain', percent: of(i + 1) }))
  return [all.slice(0, 3), all.slice(3)]
}
