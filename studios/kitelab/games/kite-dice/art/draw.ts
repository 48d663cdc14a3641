import { paintPlay } from '@jackfruit/art/build/paint-play'
import { type Drawing, kite, ramps, set, stepCut } from '@jackfruit/art/slots'

const tail = (x: number, y: number, turn: number, colour: string) =>
  `<path d="M0 0C9 -8 15 -6 16 0C15 6 9 8 0 0C-9 -8 -15 -6 -16 0C-15 6 -9 8 0 0Z" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})"/>`

/** A kite of cut panels, its tail behind it. */
const flying =
  (ramp: keyof typeof ramps, bows: string): Drawing =>
  () =>
    `<path d="M88 128C70 150 96 160 80 178C70 190 84 196 74 200" fill="none" stroke="#FFF6DC" stroke-width="2.4" opacity=".8"/>` +
    tail(80, 152, 24, bows) +
    tail(88, 168, -30, bows) +
    tail(77, 186, 20, bows) +
    set(stepCut(kite, ramps[ramp], [1, 0.66, 0.3]), 0.68, 100, 70, 14)

/** The sunset of the game's tile, and two kites over it. */
export const draw = () =>
  paintPlay({
    code: 'kite-dice',
    ground: 'sunset',
    scene: 'clouds',
    things: {
      kite: { draw: flying('ruby', '#FFC73D'), width: 300 },
      other: { draw: flying('teal', '#FF9A5C'), width: 220 },
    },
  })
