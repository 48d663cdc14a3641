/** The course of one round: from its bet, or its next action, to where the player or its end has it. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { Round } from '../model.ts'
import { moneyText } from '../money.ts'
import { PlayFailure } from '../play/play-server.ts'
import { askForRound } from './asking.ts'
import { type Course, cost, endAutoplay, enter, lookOf, type PageParts, type Phase } from './course.ts'
import { goOnFree, priceOf } from './free-rounds.ts'
import { newId } from './new-id.ts'
import { settle, showResult } from './result.ts'
import { failed } from './trouble.ts'

/** Rounds of auto play begin at least this far apart, in turbo and without. */
const autoplayRoundMs = { turbo: 1100, normal: 2500 }

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Bets what is laid. Null where nothing could be bet, of which the player has been told. */
export async function bet(course: Course, parts: PageParts): Promise<Round | null> {
  const { table, bar, overlays, celebration, say, server, opening } = parts
  const laid = table.laid()
  if ('missing' in laid) {
    endAutoplay(course, parts, 'player')
    overlays.note(laid.missing)
    return null
  }
  const stake = cost(course, parts)
  if (course.over) return failed(course, parts, new PlayFailure('session', ''))
  const price = priceOf(course, stake)
  if (course.balance < price) {
    endAutoplay(course, parts, 'balance')
    return failed(course, parts, new PlayFailure('funds', 'FUNDS'))
  }
  course.beganMs = performance.now()
  overlays.clearPlate()
  celebration.prepare()
  const { free } = course
  overlays.announce(
    free
      ? say('granted.band', { now: free.played + 1, all: free.rounds })
      : say('say.bet', { amount: moneyText(stake, opening.currency) }),
  )
  bar.setBalance(course.balance - price)
  const wanted = { id: newId(), stake, choice: laid.choice, ...(free && { free: free.id }) }
  return ask(course, parts, { call: () => server.bet(wanted), standing: 'idle' })
}

/** Takes an action in the open round. */
export async function act(course: Course, parts: PageParts, action: Json): Promise<Round | null> {
  const { open } = course
  if (!open || course.phase !== 'open') return null
  if (course.over) return failed(course, parts, new PlayFailure('session', ''))
  const wanted = { id: newId(), roundId: open.id, step: open.steps, action }
  return ask(course, parts, { call: () => parts.server.act(wanted), standing: 'open' })
}

/** After a refusal all is as it was before the call: the phase that stood. */
async function ask(
  course: Course,
  parts: PageParts,
  { call, standing }: { call: () => Promise<Round>; standing: Phase },
): Promise<Round | null> {
  const { table, overlays, patience, host } = parts
  const begin = () => table.begin(lookOf(course, parts))
  enter(course, parts, 'asking')
  host.tell('asking')
  begin()
  const asking = askForRound({ ...parts, note: overlays.note, wait }, call, { rest: table.rest, begin })
  try {
    return await patience.during(asking, table.hurry)
  } catch (failure) {
    table.rest()
    host.tell('shown')
    endAutoplay(course, parts, null)
    overlays.clearPlate()
    enter(course, parts, standing)
    failed(course, parts, failure instanceof PlayFailure ? failure : new PlayFailure('refused', 'FAULT'))
    if (!(failure instanceof PlayFailure)) throw failure
    return null
  }
}

/** Draws the answer, and leaves the round to the player or brings it to its end. */
export async function follow(
  course: Course,
  parts: PageParts,
  { round, isOurs }: { round: Round; isOurs: boolean },
): Promise<void> {
  const { top, bar, overlays, table, patience } = parts
  course.open = round.ended ? null : round
  top.setRound(round.number)
  if (isOurs) {
    course.balance = round.balance - (round.ended ? round.win : 0n)
    course.fairness = { ...course.fairness, nonce: Math.max(course.fairness.nonce, round.nonce + 1) }
    bar.setBalance(course.balance)
    tellHost(parts, round)
  }
  overlays.clearPlate()
  enter(course, parts, 'showing')
  await patience.during(table.show(round, lookOf(course, parts)), table.hurry)
  if (!round.ended) return enter(course, parts, 'open')
  settle(course, parts, round, isOurs)
  await showResult(course, parts, round)
  await goOnFree(course, parts, round)
  await end(course, parts, round)
}

/** Of an open round there is nothing to hold back: what it cost was paid. */
function tellHost({ host, opening }: PageParts, { ended, win, balance }: Round): void {
  const text = (amount: Minor) => formatMinor(amount, opening.currency.scale)
  host.tell(ended ? { type: 'showing', win: text(win), before: text(balance - win) } : 'shown')
}

async function end(course: Course, parts: PageParts, round: Round): Promise<void> {
  const left = atLeastMs(course, parts) - (performance.now() - course.beganMs)
  if (left > 0) {
    enter(course, parts, 'waiting')
    await wait(left)
  }
  course.rounds += 1
  enter(course, parts, 'idle')
  // Should this get lost, the round is shown once more at the next opening: no harm.
  parts.server.shown(round.id).catch(() => {})
}

/** No two bets come closer than the place of play allows; the studio would refuse the second. */
const atLeastMs = ({ auto, turbo }: Course, { opening }: PageParts) =>
  Math.max(opening.jurisdiction.minSpinMs, auto ? autoplayRoundMs[turbo ? 'turbo' : 'normal'] : 0)
