import { formatMoney, formatPercent, type Text } from '@jackfruit/i18n'
import { knownText } from '../text/text.ts'
import type { Game } from './game.ts'

export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** The published figures of a game, in the order in which a player weighs them. What a maker does not publish is left out. */
export function factsOf(game: Game, currency: string, text: Text): readonly Fact[] {
  const facts: (Fact | null)[] = [
    game.rtp ? { id: 'rtp', label: text('lobby.rtp'), value: formatPercent(game.rtp) } : null,
    game.volatility
      ? {
          id: 'volatility',
          label: text('lobby.volatility'),
          value:
            knownText(`lobby.volatility_${game.volatility.replace(/[\s-]/g, '_').toLowerCase()}`) ??
            game.volatility,
        }
      : null,
    game.hitRate
      ? {
          id: 'hit',
          label: text('lobby.hit_rate'),
          value: text('lobby.hit_rate_value', { rate: formatPercent(game.hitRate, 1) }),
        }
      : null,
    game.maxWin
      ? {
          id: 'max',
          label: text('lobby.max_win'),
          value: formatMoney(game.maxWin, currency, { whole: true }),
        }
      : null,
    { id: 'min', label: text('lobby.min_bet'), value: formatMoney(game.minBet, currency, { whole: true }) },
  ]
  return facts.filter((fact) => fact !== null)
}
