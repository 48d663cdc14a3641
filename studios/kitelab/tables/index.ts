/** KiteLab's shared rounds: the rocket that all see, listed with the games of chance. */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { ListedTable } from '@jackfruit/studio-kit/rounds/listed-table'
import type { TableLimits } from '@jackfruit/studio-kit/rounds/table-game'
import { crashGame } from '@jackfruit/table-rules/crash/table'
import { rulesVersion } from '@jackfruit/table-rules/known'
import { maxWin, limits as most } from '@jackfruit/table-rules/limits'
import { allStakes } from '../shared/limits.ts'
import { published } from './certificate.ts'

const game = crashGame()

/** About six hours of rounds; its links stay in the memory of whoever leads the table. */
const chainLength = 2_000

/** Each of a member's bets takes what a main place does; what a round returns is shared by them. */
function limitsOf(currency: string): TableLimits {
  const { scale } = currencyOf(currency)
  const minor = (text: string | undefined) => parseMinor(text ?? '', scale) ?? 0n
  const main = minor(most[currency]?.main)
  const bets = BigInt(game.places.length)
  return {
    ...{ min: minor(allStakes[currency]?.[0]), main, side: main, roundMax: bets * main },
    maxWin: minor(maxWin[currency]),
  }
}

const names = {
  ...{ EN: 'Rocket', MY: 'ဒုံးပျံ', CN: '火箭', TH: 'จรวด', VI: 'Tên lửa', ID: 'Roket', TY: 'Rocket' },
  ...{ JA: 'ロケット', HI: 'रॉकेट', BN: 'রকেট', UR: 'راکٹ' },
}

export const tables: readonly ListedTable[] = [
  {
    ...{ studio: 'kitelab', id: 'crash-hti', game, version: rulesVersion, chainLength },
    limits: Object.fromEntries(Object.keys(allStakes).map((currency) => [currency, limitsOf(currency)])),
    listing: {
      ...{ name: names, published, chips: allStakes },
      kind: { gameType: 'RNG', gameClassify: 'AC', shelf: 'instant' },
    },
  },
]
