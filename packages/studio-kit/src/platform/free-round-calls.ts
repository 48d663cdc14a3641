/** What a platform says and asks about free rounds that this studio plays for it. */
import { currencies, currencyOf, formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Game } from '../game.ts'
import type { FreeGrant, GrantVerdict } from '../journal/grants.ts'
import type { Handler, PlatformParts } from './platform-parts.ts'

const grantStandingOf = ({ id, state, played, won, currency }: FreeGrant) => ({
  ...{ grantId: id, state, played },
  won: formatMinor(won, currencyOf(currency).scale),
})

const told = ({ state, reason, grant }: GrantVerdict) => ({
  ...{ state, reason },
  grant: grant && grantStandingOf(grant),
})

const refused = (reason: 'game' | 'stake' | 'currency') => ({
  ...{ state: 'refused' as const, reason, grant: null },
})

/** Rounds that end with their bet, of one stake: chips and actions put down what no grant could name. */
const mayBeFree = ({ hasChips, hasActions }: Game): boolean => !hasChips && !hasActions

const grantFreeRounds: Handler<'grantFreeRounds'> = async (parts, wanted) => {
  const { studio, grants, guard } = parts
  const { grantId: id, playerId, currency, gameCodes: games, rounds, expiresAt } = wanted
  if (!currencies.has(currency)) return refused('currency')
  const { scale } = currencyOf(currency)
  const [stake, maxWin] = [parseMinor(wanted.stake, scale), parseMinor(wanted.maxWin, scale)]
  const known = gamesOf(parts, games)
  if (!known?.every(mayBeFree)) return refused('game')
  if (stake === null || maxWin === null || maxWin === 0n) return refused('stake')
  const isOffered = known.every(({ stakes }) =>
    (stakes[currency] ?? []).some((each) => parseMinor(each, scale) === stake),
  )
  if (!isOffered) return refused('stake')
  await guard.sure()
  return told(await grants.grant({ studio, id, playerId, currency, games, rounds, stake, maxWin, expiresAt }))
}

/** Null where one of them is none of ours. */
function gamesOf({ games }: PlatformParts, codes: readonly string[]): Game[] | null {
  const found = codes.map((code) => games.get(code))
  return found.every((game) => game !== undefined) ? found : null
}

const cancelFreeRounds: Handler<'cancelFreeRounds'> = async (
  { studio, grants, guard },
  { grantId: id, playerId },
) => {
  await guard.sure()
  return told(await grants.cancel({ studio, id, playerId }))
}

const freeRounds: Handler<'freeRounds'> = async ({ studio, grants, guard }, { grantId: id, playerId }) => {
  await guard.sure()
  const grant = await grants.find({ studio, id })
  return { grant: grant?.playerId === playerId ? grantStandingOf(grant) : null }
}

export const freeRoundCalls = { grantFreeRounds, cancelFreeRounds, freeRounds }
