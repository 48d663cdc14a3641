/**
 * Kyat Scratch: a ticket with nine fields. Three alike win what they say; the others stand there twice
 * at most.
 *
 * Draws: the ticket, below 1,000,000, which alone decides the prize; then its face: which of the other
 * prizes stand beside (six of sixteen, or nine of eighteen without a prize), then the order of all nine.
 */
import type { Random } from '@jackfruit/fairness'
import type { Rules } from '@jackfruit/studio-kit/rules'
import { dealFrom } from '../../shared/draws.ts'
import { one, payOf } from '../../shared/pay.ts'
import { alike, code, fields, maxWin, prizes, stakes, tickets, version } from './rules.ts'

/** There is nothing to choose. */
export type Choice = Readonly<Record<string, never>>

const multiples = prizes.map(({ multiple }) => multiple)

/** Tickets 0, 1, 2 … in the order of the prizes. In stakes; null past the last prize. */
export function prizeOf(ticket: number): number | null {
  let first = 0
  for (const prize of prizes) {
    first += prize.tickets
    if (ticket < first) return prize.multiple
  }
  return null
}

export function faceOf(prize: number | null, random: Random): readonly number[] {
  const winning = prize === null ? [] : new Array<number>(alike).fill(prize)
  const beside = multiples
    .filter((multiple) => multiple !== prize)
    .flatMap((multiple) => [multiple, multiple])
  const chosen = dealFrom(beside.length, fields - winning.length, random).map((place) => beside[place] ?? 0)
  const face = [...winning, ...chosen]
  return dealFrom(fields, fields, random).map((place) => face[place] ?? 0)
}

export const rules: Rules<Choice> = {
  code,
  version,
  stakes,
  maxWin,
  facts: { tickets, prizes: prizes.map((prize) => ({ ...prize })) },
  readChoice: () => ({}),
  play({ stake }, _actions, random) {
    const prize = prizeOf(random.below(tickets))
    const shown = { fields: faceOf(prize, random), prize }
    return { stake, win: payOf(stake, (prize ?? 0) * one), ended: true, shown }
  },
}
