/** Missions as the member sees them: each step with its figure, and what counted for the open one. */
import type { missions, ReplyOf } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { acceptedTerms } from '../accepted.ts'
import { countedLines, type Shown } from '../counting/counts.ts'
import { dayBegin } from '../counting/windows.ts'
import { kindOf } from '../kinds/all.ts'
import { slotOf } from '../kinds/mission/count.ts'
import type { MissionProgress } from '../kinds/mission/parts.ts'
import { goalOf, rewardOf, type Step, sentenceOf, type Terms } from '../kinds/mission/terms.ts'
import { membershipsOf, promotionByCode } from '../rows.ts'
import type { OfferStanding } from '../standing.ts'
import { shownOf } from '../status.ts'
import { titleIn } from '../terms.ts'
import { offerView } from '../views.ts'

type View = ReplyOf<typeof missions.summary>['missions'][number]

const isMoney = ({ does }: Step): boolean => does === 'bet' || does === 'deposit'
const figure = (step: Step, amount: bigint): string => (isMoney(step) ? formatMinor(amount) : String(amount))

export function missionView(standing: OfferStanding, language: string, timeZone: string): View {
  const { promotion, terms, membership, isAgain, day } = standing
  const given = terms as unknown as Terms
  const { status, action, state } = shownOf(standing)
  const part = membership && !isAgain ? membership : null
  return {
    ...{ id: promotion.code, art: terms.art, title: titleIn(terms, language) },
    version: offerView(standing, language).version,
    ...{ status, action: action === 'missions' ? 'none' : action, state },
    renewsAt: given.isDaily ? dayBegin(timeZone, dayAfter(day)).toISOString() : null,
    endsAt: promotion.endsAt?.toISOString() ?? null,
    steps: given.chain.map((step, place) => {
      const where = stepState(part, place)
      const goal = goalOf(step)
      const counted = where === 'claimed' ? goal : where === 'locked' ? 0n : figureOf(part, goal)
      return {
        ...{ sentence: sentenceOf(step), reward: formatMinor(rewardOf(step)), state: where },
        unit: isMoney(step) ? 'money' : 'count',
        ...{ counted: figure(step, counted), goal: figure(step, goal) },
        percent: Number((counted * 100n) / goal),
      }
    }),
  }
}

const progressOf = (part: { readonly progress: object }) => part.progress as MissionProgress

function stepState(part: OfferStanding['membership'], place: number): View['steps'][number]['state'] {
  if (!part) return 'locked'
  const { step, claimed } = progressOf(part)
  if (place < claimed) return 'claimed'
  if (place > step || !['joined', 'process', 'claim'].includes(part.state)) return 'locked'
  return part.state === 'claim' ? 'ready' : 'open'
}

/** Never below nothing, and never beyond what is asked. */
function figureOf(part: OfferStanding['membership'], goal: bigint): bigint {
  const counted = part ? BigInt(progressOf(part).counted) : 0n
  return counted < 0n ? 0n : counted > goal ? goal : counted
}

const dayMs = 86_400_000
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)

const linesMost = 50

/** Of the open step; of a chain that is over, of its last. */
export async function countedOf(
  tx: Tx,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
  code: string,
): Promise<{ readonly step: Step; readonly lines: readonly Shown[] } | null> {
  const promotion = await promotionByCode(tx, merchantId, code)
  if (promotion?.kind !== 'mission') throw new Refusal('promotion_not_found')
  const part = (await membershipsOf(tx, { merchantId, memberId }, [promotion.id])).get(promotion.id)
  if (!part) return null
  const terms = (await acceptedTerms(tx, kindOf('mission'), promotion, part.version)) as unknown as Terms
  const { step: place } = progressOf(part)
  const step = terms.chain[place]
  if (!step) return null
  const where = { merchantId, memberId, promotionId: promotion.id, slot: slotOf(part, place) }
  const lines = (await countedLines(tx, where, linesMost * 2)).filter(isTold).slice(0, linesMost)
  return { step, lines }
}

/** What was settled before the step was open, and changed since, counts for nothing and is no news. */
const isTold = ({ what, value, rounds, stake, amount }: Shown): boolean =>
  what !== 'bet' || value > 0n || (rounds >= 0 && stake === 0n && amount === 0n) || rounds > 0

export const lineView = (
  step: Step,
  { what, stake, win, value, amount, at }: Shown,
  game: string | null,
): ReplyOf<typeof missions.counted>['lists'][number] => ({
  ...{ what, game, stake: formatMinor(what === 'deposit' ? amount : stake), win: formatMinor(win) },
  ...{ value: figure(step, value), isTakenBack: value === 0n && stake === 0n && what === 'bet' },
  at: at.toISOString(),
})
