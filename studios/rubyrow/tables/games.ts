/** The games of the studio's tables, by code. A code is what seeds and receipts name: it never changes its meaning. */
import { baccarat } from '@jackfruit/table-rules/baccarat/table'
import { unlimitedBlackjack } from '@jackfruit/table-rules/blackjack/table'
import { andarBahar } from '@jackfruit/table-rules/cards/andar-bahar'
import { dragonTiger } from '@jackfruit/table-rules/cards/dragon-tiger'
import { colourGame, fishPrawnCrab } from '@jackfruit/table-rules/dice/pictures'
import { sicBo, taiXiu } from '@jackfruit/table-rules/dice/sic-bo'
import { roulette } from '@jackfruit/table-rules/roulette/table'
import type { TableGame } from '@jackfruit/table-rules/table'
import { teenPatti } from '@jackfruit/table-rules/teen-patti/table'
import { fanTan } from '@jackfruit/table-rules/wheel/fan-tan'
import { moneyWheel } from '@jackfruit/table-rules/wheel/money-wheel'
import { xocDia } from '@jackfruit/table-rules/wheel/xoc-dia'

const all: readonly TableGame[] = [
  baccarat('bac-classic'),
  baccarat('bac-nocomm', { hasCommission: false }),
  baccarat('bac-speed', { betting: 12, pace: 2 }),
  roulette('roul-eu'),
  roulette('roul-partage', { isPartage: true }),
  sicBo('sicbo'),
  taiXiu('taixiu'),
  dragonTiger('dt'),
  fanTan('fantan'),
  xocDia('xocdia'),
  fishPrawnCrab('fpc'),
  andarBahar('andarbahar'),
  teenPatti('tp2020'),
  unlimitedBlackjack('bj-unlimited'),
  colourGame('colorgame'),
  colourGame('colorgame-boost', true),
  moneyWheel('big6-54'),
]

export const games: ReadonlyMap<string, TableGame> = new Map(all.map((game) => [game.code, game]))
