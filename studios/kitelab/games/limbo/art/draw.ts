import { paintPlay } from '@jackfruit/art/build/paint-play'
import { thing } from '@jackfruit/art/slots'

/** Ropes, a woven basket with a gold rim, and its dark side. */
const basket =
  '<path d="M91 124L87 170M109 124L113 170M100 126V170" stroke="#F2D9A0" stroke-width="2"/>' +
  '<path d="M85 170H115L111 194Q100 198 89 194Z" fill="#9A5A1E"/>' +
  '<path d="M101 170H115L111 194Q106 196 101 196Z" fill="#6B3A10"/>' +
  '<path d="M86.500 178H113.500M88 186H112" stroke="#C98A3E" stroke-width="1.6"/>' +
  '<rect x="83" y="167" width="34" height="5.500" rx="2.600" fill="#FFC73D"/>'

/** The dusk of the game's tile, and its balloon. */
export const draw = () =>
  paintPlay({
    code: 'limbo',
    ground: 'violet',
    scene: 'clouds',
    things: {
      balloon: {
        draw: (id) => basket + thing(id, 'balloon', { y: 80, scale: 0.78, material: 'amethyst' }),
        width: 380,
      },
    },
  })
