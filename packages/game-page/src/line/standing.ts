/** How the table stands for this page: a pure fold over what it was told. */

import type { Aboard, OwnBet, Pool } from '@jackfruit/studio-kit/rounds/feed/told-contract'
import { emptyView, follow, type TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import type { Told } from './told.ts'

export interface Standing {
  readonly view: TableView
  /** The member's own stakes in the round of `view`. */
  readonly mine: readonly OwnBet[]
  /** Of everybody at the table, where it is told. */
  readonly pool: Pick<Pool, 'players' | 'staked' | 'places' | 'bets' | 'dividends' | 'isFinal'> | null
  /** What the member has decided: in the steps that are closed, and in the one that is open. */
  readonly hand: { readonly actions: readonly string[]; readonly chosen: string | null } | null
  /** Who is in a flight, and where each left it. */
  readonly aboard: Pick<Aboard, 'count' | 'staked' | 'bets'> | null
}

export const nothingYet: Standing = { view: emptyView, mine: [], pool: null, hand: null, aboard: null }

/** Null where something was missed: how it stands has to be told anew. */
export function standAfter(standing: Standing, told: Told): Standing | null {
  if (told.kind === 'snapshot') {
    const { seq, roundId, phase, closesAt, startsAt = null, turn = null, hand = null } = told.told
    const { seal, outcome, reveal, results, bets } = told.told
    const isSame = roundId === standing.view.roundId
    return {
      view: { seq, roundId, phase, closesAt, startsAt, turn, seal, outcome, reveal, results },
      hand,
      ...{ mine: bets, pool: isSame ? standing.pool : null, aboard: isSame ? standing.aboard : null },
    }
  }
  if (told.kind === 'event') {
    const view = follow(standing.view, told.told)
    if (!view || view === standing.view) return view && standing
    if (view.roundId !== standing.view.roundId) return { ...nothingYet, view }
    const hand = standing.hand && { ...standing.hand, chosen: null }
    return { ...standing, view, ...(told.told.kind === 'round.step' && { hand }) }
  }
  if (told.told.roundId !== standing.view.roundId) return standing
  if (told.kind === 'pool') return { ...standing, pool: told.told }
  if (told.kind === 'hand') return handAfter(standing, told.told)
  if (told.kind === 'aboard') return { ...standing, aboard: told.told }
  if (told.kind === 'out') return { ...standing, mine: takenAfter(standing.mine, told.told) }
  return { ...standing, mine: ownAfter(standing.mine, told.told) }
}

/** What was chosen is closed with its step: then the table tells what was done. */
function handAfter(standing: Standing, told: Extract<Told, { kind: 'hand' }>['told']): Standing {
  if (told.type === 'hand') {
    const { actions, chosen, bets } = told
    return { ...standing, mine: bets, hand: { actions, chosen } }
  }
  if (told.type !== 'decide.ack' || told.step !== standing.view.turn?.step) return standing
  return { ...standing, hand: { actions: standing.hand?.actions ?? [], chosen: told.action } }
}

function ownAfter(mine: readonly OwnBet[], told: Extract<Told, { kind: 'own' }>['told']): readonly OwnBet[] {
  if (told.type === 'settle') return told.bets
  if (told.type !== 'bet.ack') return mine
  const others = mine.filter(({ clientBetId }) => clientBetId !== told.clientBetId)
  return [...others, told]
}

/** What was taken out is owed from now on. */
const takenAfter = (
  mine: readonly OwnBet[],
  told: Extract<Told, { kind: 'out' }>['told'],
): readonly OwnBet[] =>
  told.type === 'out.reject'
    ? mine
    : mine.map((bet) =>
        bet.betId === told.betId && bet.state === 'taken'
          ? { ...bet, state: 'owed', payout: told.payout }
          : bet,
      )

/** A stake that lies in the round. */
export const isIn = ({ state }: Pick<OwnBet, 'state'>): boolean =>
  state === 'taken' || state === 'owed' || state === 'paid'
