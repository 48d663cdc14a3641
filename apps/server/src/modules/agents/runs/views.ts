/** Payments as an agent sees them: with all that they are reckoned from. */
import type { agents } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { type Terms, termsView, tierView } from '../contracts/terms.ts'
import type { World } from '../contracts/world.ts'
import { termsByHash } from './held.ts'
import type { KeptInput, Payout } from './payouts.ts'

const stateOf = ({ state, isOverdue }: Payout): agents.Payment['state'] => {
  switch (state) {
    case 'ready':
      return 'held'
    case 'due':
      return isOverdue ? 'overdue' : 'due'
    default:
      return state
  }
}

interface Looking {
  readonly world: Pick<World, 'memberOf'>
  readonly merchantId: number
}

export async function paymentViews(
  tx: Tx,
  payouts: readonly Payout[],
  { world, merchantId }: Looking,
): Promise<agents.Payment[]> {
  const inputs = payouts.flatMap(({ own, below }) => [own, ...below])
  const terms = await termsByHash(
    tx,
    merchantId,
    inputs.map(({ hash }) => hash),
  )
  const names = new Map<string, string>()
  for (const id of new Set(inputs.map(({ agent }) => agent)))
    names.set(id, (await world.memberOf(merchantId, BigInt(id)))?.username ?? '')
  return payouts.map((payout) => paymentView(payout, terms, names))
}

function termsIn(terms: ReadonlyMap<string, Terms>, hash: string): Terms {
  const found = terms.get(hash)
  if (!found) throw new Error(`no terms ${hash}`)
  return found
}

function paymentView(
  payout: Payout,
  terms: ReadonlyMap<string, Terms>,
  names: ReadonlyMap<string, string>,
): agents.Payment {
  const { id, kind, from, to, day, net, received, owedIn, owedOut, own, below, carryOut, paidAt } = payout
  const retro = below.reduce((left, each) => left - BigInt(each.retro), BigInt(own.retro))
  const account = (agent: string) => names.get(agent) ?? ''
  return {
    ...{ id: String(id), kind, account: account(own.agent), from: from.toISOString(), to: to.toISOString() },
    ...{ day, state: stateOf(payout), amount: formatMinor(net), paidAt: paidAt?.toISOString() ?? null },
    own: inputView(own, terms, account),
    below: below.map((each) => inputView(each, terms, account)),
    terms: termsView(termsIn(terms, own.hash)),
    ...(retro !== 0n && { retro: String(retro) }),
    ...{ received: formatMinor(received), owedIn: formatMinor(owedIn), owedOut: formatMinor(owedOut) },
    carryOut,
  }
}

function inputView(
  { agent, hash, valid, active, reached, result, carry }: KeptInput,
  terms: ReadonlyMap<string, Terms>,
  account: (agent: string) => string,
): agents.Input {
  const { tiers, step, onlyIfTeamLost } = termsIn(terms, hash)
  const money = (amount: string) => formatMinor(BigInt(amount))
  return {
    ...{ account: account(agent), tiers: tiers.map(tierView), onlyIfTeamLost, active, carryIn: carry },
    step: step === undefined ? null : formatMinor(step),
    validByKind: Object.entries(valid).map(([kind, amount]) => ({ kind, valid: money(amount) })),
    reached: reached && { valid: money(reached.valid), lost: money(reached.lost) },
    result: {
      ...{ stake: money(result.stake), payout: money(result.payout), bonuses: money(result.bonuses) },
      ...{
        rebates: money(result.rebates),
        salaries: money(result.salaries),
        deposits: money(result.deposits),
      },
    },
  }
}
