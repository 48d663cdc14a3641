/** Contracts, runs and bills in an operator's words. */
import type { Owed, Run, Standing } from '../../../apps/server/src/modules/agents/runs/index.ts'
import { formatMinor } from '../../../packages/kernel/src/index.ts'

type NameOf = (id: bigint | null) => string

const percentScale = 4

const ratesIn = (rates: Readonly<Record<string, bigint>>): string =>
  Object.entries(rates)
    .map(([kind, rate]) => `${kind === '*' ? '' : `${kind} `}${formatMinor(rate, percentScale)}%`)
    .join(', ')

export const contractLine = (
  { id, kind, state, uplineId, downlineId, version, terms }: Standing,
  nameOf: NameOf,
) => {
  const steps = terms.tiers
    .map(
      ({ minValid, minActive, rates }) =>
        `${formatMinor(minValid)} and ${minActive} active: ${ratesIn(rates)}`,
    )
    .join('; ')
  return `${id} ${kind} ${nameOf(uplineId)} > ${nameOf(downlineId)}, ${state}, version ${version}, ${terms.period}, paid by the ${terms.payer.toLowerCase()}. ${steps}`
}

export const runLine = ({ kind, period, from, to, payAt, payouts, waiting }: Run) =>
  `${kind} ${period} ${from.toISOString()} to ${to.toISOString()}: ${payouts} payouts, ${
    waiting === 0 ? 'all paid' : `${waiting} to be paid from ${payAt.toISOString()}`
  }`

export const billLine = (
  { debtorId, creditorId, kind, amount, currency, dueAt, isOverdue }: Owed,
  nameOf: NameOf,
) =>
  `${nameOf(debtorId)} owes ${nameOf(creditorId)} ${formatMinor(amount)} ${currency} of ${kind}, ${
    isOverdue ? 'overdue since' : 'due until'
  } ${dueAt.toISOString()}`
