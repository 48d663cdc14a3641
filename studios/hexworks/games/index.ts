/** The studio's games, for hosts, benchmarks and simulations. */
import { folder } from '@jackfruit/studio-kit/folder'
import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { game as baganWays } from './slot-bagan-ways/game.ts'
import { game as bookOfPagan } from './slot-book-of-pagan/game.ts'
import { game as chintheJackpot } from './slot-chinthe-jackpot/game.ts'
import { game as gemGates } from './slot-gem-gates/game.ts'
import { game as goldenChinthe } from './slot-golden-chinthe/game.ts'
import { game as irrawaddy243 } from './slot-irrawaddy-243/game.ts'
import { game as lotusCluster } from './slot-lotus-cluster/game.ts'
import { game as luckyCoinsHold } from './slot-lucky-coins-hold/game.ts'
import { game as rubyClassic } from './slot-ruby-classic/game.ts'
import { game as stickyNat } from './slot-sticky-nat/game.ts'
import { game as thingyanTumble } from './slot-thingyan-tumble/game.ts'

export const games: readonly GameFolder[] = [
  folder(rubyClassic),
  folder(gemGates),
  folder(goldenChinthe),
  folder(irrawaddy243),
  folder(thingyanTumble),
  folder(luckyCoinsHold),
  folder(stickyNat),
  folder(baganWays),
  folder(bookOfPagan),
  folder(lotusCluster),
  folder(chintheJackpot),
]
