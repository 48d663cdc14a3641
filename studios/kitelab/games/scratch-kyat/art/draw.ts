import { paintPlay } from '@jackfruit/art/build/paint-play'
import { thing } from '@jackfruit/art/slots'

/** The pods of the game’s tile, and the coin that scratches. */
export const draw = () =>
  paintPlay({
    code: 'scratch-kyat',
    ground: 'lime',
    scene: 'podfall',
    things: {
      coin: { draw: (id) => thing(id, 'flatCoin', { y: 100, scale: 0.98 }), width: 180 },
    },
  })
