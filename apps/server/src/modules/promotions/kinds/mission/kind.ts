/** A chain of steps over what members do. The next step opens when one is claimed, and each shows what counted. */
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { count, money, say } from '../../say.ts'
import type { Kind } from '../kind.ts'
import { beginning, countDeeds, mostOf } from './count.ts'
import type { MissionProgress } from './parts.ts'
import { goalOf, missionTerms, rewardOf, type Step, sentenceOf, stepSource, type Terms } from './terms.ts'

const stepAt = ({ chain }: Terms, { step }: MissionProgress): Step => chain[step] as Step
/** Rounds that were voided after the end take themselves out, before anything is given. */
const freezeMs = 10 * 60_000

export const mission: Kind<Terms, MissionProgress> = {
  ...{ code: 'mission', terms: missionTerms, begins: 'join', leadsTo: 'missions' },
  begin: () => beginning('', new Date(0)),
  most: mostOf,
  expected: mostOf,
  // What is ready is shown until it is taken.
  again: ({ terms: { isDaily }, membership: { state, progress }, day }) =>
    isDaily && state !== 'claim' && progress.day !== day,
  promise: (given) =>
    say('mission_promise', money('amount', mostOf(given)), count('steps', given.chain.length)),
  steps: ({ chain }) => chain.map(sentenceOf),
  rules: ({ chain, isDaily }) => [
    say(isDaily ? 'mission_rule_daily' : 'rule_once'),
    ...(chain.length > 1 ? [say('mission_rule_chain')] : []),
    say('rule_void'),
  ],
  state({ terms: given, membership }) {
    if (!membership || (membership.state !== 'joined' && membership.state !== 'process')) return null
    const { step } = membership.progress
    return say('state_mission', count('step', step + 1), count('steps', given.chain.length))
  },
  percent({ terms: given, membership }) {
    if (!membership || !['joined', 'process', 'claim'].includes(membership.state)) return null
    const [counted, goal] = [BigInt(membership.progress.counted), goalOf(stepAt(given, membership.progress))]
    return counted >= goal ? 100 : counted <= 0n ? 0 : Number((counted * 100n) / goal)
  },
  waiting: ({ terms: given, membership: { progress } }) => rewardOf(stepAt(given, progress)),
  async onPress({ tx, terms: given, membership: { state, progress }, day, turn, give }, press) {
    if (press === 'join') return turn('join', beginning(day, await nowIn(tx)))
    // Other kinds pay what was only joined; a step pays when it is done.
    if (state !== 'claim') throw new Refusal('promotion_not_now', { state })
    const { step } = progress
    const isLast = step + 1 === given.chain.length
    const claimed = progress.claimed + 1
    if (isLast) await turn('claim', { ...progress, claimed })
    else {
      const openedAt = (await nowIn(tx)).toISOString()
      await turn('next', { ...progress, step: step + 1, counted: '0', openedAt, claimed })
    }
    await give({ amount: rewardOf(stepAt(given, progress)), source: stepSource(step), to: 'purse' })
  },
  async onPartEnd({ terms: given, membership: { state, progress }, turn, give, spare }) {
    if (state === 'issued') return
    if (state !== 'claim') return turn('lapse')
    await turn('give')
    await give({
      ...{ amount: rewardOf(stepAt(given, progress)), source: stepSource(progress.step), to: 'centre' },
      tells: 'reward_ready',
    })
    await spare()
  },
  onDeeds: countDeeds,
  onClock: async ({ now, offer: { promotion } }) => {
    const end = promotion.closedAt ?? promotion.endsAt
    return end !== null && now.getTime() >= end.getTime() + freezeMs
  },
}

/** Deeds bear the database's time, so the step is opened by it. */
async function nowIn(tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  const [row] = rows
  invariant(row, 'the database tells no time')
  return row.now
}
