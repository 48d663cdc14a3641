import { paintPlay } from '@jackfruit/art/build/paint-play'
import { thing } from '@jackfruit/art/slots'

/** The dusk of the game's tile, and its balloon. */
export const draw = () =>
  paintPlay({
    code: 'limbo',
    ground: 'violet',
    scene: 'clouds',
    things: {
      balloon: {
        draw: (id) => thing(id, 'balloon', { y: 100, scale: 0.96, material: 'amethyst' }),
        width: 380,
      },
    },
  })
