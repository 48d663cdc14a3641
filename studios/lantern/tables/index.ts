/** Lantern's arena: fights of two drawn birds that all see, listed with the cockfights. */
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import type { ListedTable } from '@jackfruit/studio-kit/rounds/listed-table'
import type { TableLimits } from '@jackfruit/studio-kit/rounds/table-game'
import { cockfight } from '@jackfruit/table-rules/cockfight/table'
import { chips, maxWin, limits as most } from '@jackfruit/table-rules/limits'
import { published } from './certificate.ts'

const game = cockfight()

/** About three days of fights; its links stay in the memory of whoever leads the table. */
const chainLength = 2_000
/** A member may lay so often what one side takes: both sides, at odds and in the pool. */
const roundMains = 4n

function limitsOf(currency: string): TableLimits {
  const { scale } = currencyOf(currency)
  const minor = (text: string | undefined) => parseMinor(text ?? '', scale) ?? 0n
  const [main, side] = [minor(most[currency]?.main), minor(most[currency]?.side)]
  return {
    ...{ min: minor(chips[currency]?.[0]), main, side, roundMax: roundMains * main },
    maxWin: minor(maxWin[currency]),
  }
}

const names = {
  ...{ EN: 'Sabong Arena', MY: 'ကြက်တိုက်ကွင်း', CN: '斗鸡竞技场', TH: 'สนามไก่ชน', VI: 'Đấu trường gà' },
  ...{ ID: 'Arena Sabung', TY: 'Sabong Arena', JA: '闘鶏アリーナ', HI: 'मुर्गा अखाड़ा', BN: 'মোরগ লড়াইয়ের আখড়া' },
  UR: 'مرغ بازی کا اکھاڑا',
}

export const tables: readonly ListedTable[] = [
  {
    ...{ studio: 'lantern', id: 'cock-arena', game, version: '1.0.0', chainLength },
    limits: Object.fromEntries(Object.keys(chips).map((currency) => [currency, limitsOf(currency)])),
    listing: {
      ...{ name: names, published, chips },
      kind: { gameType: 'COCKFIGHT', gameClassify: null },
    },
  },
]
