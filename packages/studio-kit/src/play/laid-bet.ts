/** What may be bet: the game's stakes or chips, within the limits that the platform set for the session. */
import { currencyOf, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Game, Laid } from '../game.ts'
import type { Session } from '../journal/sessions.ts'
import type { Json } from '../rules.ts'
import { PlayRefusal } from './play-refusal.ts'

type Limited = Pick<Session, 'currency' | 'minBet' | 'maxBet'>

/** Lowest first: the stakes on offer, as far as the limits reach; of games with chips, every chip that can be in a bet. */
export function stakesOf({ stakes, hasChips }: Game, { currency, minBet, maxBet }: Limited): Minor[] {
  const { scale } = currencyOf(currency)
  return (stakes[currency] ?? [])
    .map((text) => parseMinor(text, scale))
    .filter((stake): stake is Minor => stake !== null && (hasChips || stake >= minBet) && stake <= maxBet)
}

/** What one bet may cost altogether: by the game, and by what the platform set for the session. */
export function betLimits(game: Game, session: Limited): { readonly min: Minor; readonly max: Minor } {
  const stakes = stakesOf(game, session)
  if (!game.hasChips) return { min: stakes.at(0) ?? 0n, max: stakes.at(-1) ?? 0n }
  const { scale } = currencyOf(session.currency)
  const limits = game.limits[session.currency]
  const [min, max] = [parseMinor(limits?.min, scale) ?? 0n, parseMinor(limits?.max, scale) ?? 0n]
  return {
    min: min > session.minBet ? min : session.minBet,
    max: max < session.maxBet ? max : session.maxBet,
  }
}

/** The bet as it was asked for. Refused with STAKE, CHOICE or LIMITS, before anything is drawn. */
export function laidBet(
  game: Game,
  session: Limited,
  { stake: text, choice }: { readonly stake: string; readonly choice: Json },
): Laid {
  const stake = parseMinor(text, currencyOf(session.currency).scale)
  if (stake === null || stake <= 0n) throw new PlayRefusal(400, 'STAKE')
  if (!game.hasChips && !stakesOf(game, session).includes(stake)) throw new PlayRefusal(400, 'STAKE')
  const cost = game.costOf(choice, session.currency)
  if (cost === undefined) throw new PlayRefusal(400, 'CHOICE')
  if (cost !== null && cost !== stake) throw new PlayRefusal(400, 'STAKE')
  const { min, max } = betLimits(game, session)
  if (stake < min || stake > max) throw new PlayRefusal(409, 'LIMITS')
  return { stake, choice }
}
