/** What agents of the demonstration press: contracts, and bills that are paid. Each once for its key. */
import { type Action, act } from '../../apps/server/src/modules/agents/contracts/index.ts'
import { openBills, payBills } from '../../apps/server/src/modules/agents/runs/bills.ts'
import type { People } from './coming.ts'
import { type Agreement, agreements, type Later, later, shortAgreements } from './contracts.data.ts'
import type { Stage } from './stage.ts'

const operator = 'demonstration: what it begins with'
const cents = '.00'

const conditionsOf = ({ kind, steps, payer }: Agreement) => ({
  ...{
    period: kind === 'dividend' ? ('weekly' as const) : ('daily' as const),
    step: null,
    onlyIfTeamLost: false,
    payer,
  },
  tiers: steps.map(([from, rate]) => ({
    ...{ minValid: `${from}${cents}`, minActive: 0, minLoss: null, rates: [{ kind: '*', rate }] },
  })),
})

const keyOf = (action: string, { kind, upline, downline }: Agreement): string =>
  `demo-${kind}-${upline ?? 'brand'}-${downline}-${action}`

const offered = [...agreements, ...shortAgreements, ...later.map(({ about }) => about)]

/** As it was offered first. */
function offeredOf({ kind, upline, downline }: Agreement): Agreement {
  const found = offered.find(
    (each) => each.kind === kind && each.upline === upline && each.downline === downline,
  )
  if (!found) throw new Error(`nothing was offered: ${kind} ${upline} ${downline}`)
  return found
}

export interface Pressing {
  agree(agreement: Agreement): Promise<void>
  later(what: Later): Promise<void>
  payBills(who: string, at: Date): Promise<void>
}

export function openPressing(stage: Stage, people: People): Pressing {
  const { here, merchantId, world } = stage
  const hand = { ip: '', language: 'MY' }

  async function press(
    { action, by }: { readonly action: Action; readonly by: 'upline' | 'downline' },
    about: Agreement,
    contractId: bigint | null,
  ): Promise<bigint> {
    const name = about[by]
    const who = name === null ? null : await people.of(name)
    if (who) await here((tx) => people.seen(tx, [{ id: who.id, at: world.now() }]))
    const says = action === 'offer' || action === 'request' || action === 'change'
    return act(world, {
      ...{ merchantId, kind: about.kind, hand, action, contractId, confirm: null },
      actor: who ? { memberId: who.id } : { operator },
      key: keyOf(action, about),
      account: action === 'offer' ? about.downline : null,
      conditions: says ? conditionsOf(about) : null,
    })
  }

  /** The first word on a contract; said again, it answers which one it is. */
  const begin = (about: Agreement) => press({ action: 'offer', by: 'upline' }, about, null)

  return {
    async agree(agreement) {
      const id = await begin(agreement)
      await press({ action: 'accept', by: 'downline' }, agreement, id)
    },
    async later({ action, by, about }) {
      const isFirst = action === 'offer' || action === 'request'
      await press({ action, by }, about, isFirst ? null : await begin(offeredOf(about)))
    },
    async payBills(who, at) {
      const { id: memberId, type } = await people.of(who)
      const bills = await here((tx) => openBills(tx, merchantId, memberId, at))
      const total = bills.reduce((sum, { amount }) => sum + amount, 0n)
      if (total > 0n)
        await payBills(world, { merchantId, memberId, type, total, key: `demo-bills-${at.getTime()}` })
    },
  }
}
