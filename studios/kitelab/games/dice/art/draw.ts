import { paintPlay } from '@jackfruit/art/build/paint-play'
import { thing } from '@jackfruit/art/slots'

/** The ground of the game's tile, and the small die of its picture. */
export const draw = () =>
  paintPlay({
    code: 'dice',
    ground: 'teal',
    scene: 'hexes',
    things: {
      small: {
        draw: (id) => thing(id, 'die', { y: 100, scale: 1, turn: -12, material: 'teal' }),
        width: 180,
      },
    },
  })
