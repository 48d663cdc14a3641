/** The instant games of KiteLab, for host, benchmarks and simulations. */
import { folder } from '@jackfruit/studio-kit/folder'
import type { GameFolder } from '@jackfruit/studio-kit/rules'
import { game as coinflip } from './coinflip/game.ts'
import { game as dice } from './dice/game.ts'
import { game as hilo } from './hilo/game.ts'
import { game as keno40 } from './keno40/game.ts'
import { game as keno80 } from './keno80/game.ts'
import { game as kiteDice } from './kite-dice/game.ts'
import { game as limbo } from './limbo/game.ts'
import { game as mines } from './mines/game.ts'
import { game as plinko } from './plinko/game.ts'
import { game as scratchKyat } from './scratch-kyat/game.ts'
import { game as vpJob } from './vp-job/game.ts'
import { game as wheel } from './wheel/game.ts'

export const games: readonly GameFolder[] = [
  folder(mines),
  folder(dice),
  folder(limbo),
  folder(plinko),
  folder(hilo),
  folder(coinflip),
  folder(keno40),
  folder(keno80),
  folder(wheel),
  folder(scratchKyat),
  folder(vpJob),
  folder(kiteDice),
]
