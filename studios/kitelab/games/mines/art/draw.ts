import { paintPlay } from '@jackfruit/art/build/paint-play'
import { type Drawing, disc, group, halo, thing } from '@jackfruit/art/slots'

const gem = (material: string): { draw: Drawing; width: number } => ({
  draw: (id) => thing(id, 'gem', { y: 100, scale: 0.98, material }),
  width: 168,
})

/** Three that grow from the ground of the vault, each of its own stone. */
const crystals: Drawing = (id) =>
  thing(id, 'crystal', { x: 128, y: 112, scale: 0.9, turn: 12, material: 'sapphire' }) +
  thing(id, 'crystal', { x: 62, y: 104, scale: 1.04, turn: -12, material: 'ruby' }) +
  thing(id, 'crystal', { x: 104, y: 146, scale: 0.62, turn: 4, material: 'amethyst' })

/** A dark ball of spikes with a gold band and lamps that burn. */
const mine: Drawing = (id) =>
  halo(id, '#FF4A2A', 100, 100, 98) +
  thing(id, 'mine', { y: 100, scale: 0.84 }) +
  [
    [82, 76],
    [128, 90],
    [88, 124],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        disc(0, 0, 10, '#8A4B00') +
          disc(0, 0, 7.5, '#FFC93F') +
          disc(0, 0, 5, '#FF3B24') +
          disc(-1.5, -1.5, 1.8, '#FFE9DC'),
        x,
        y,
      ),
    )
    .join('')

/** The vault's ground, stones of five colours, and what lies between them. */
export const draw = () =>
  paintPlay({
    code: 'mines',
    ground: 'slate',
    scene: 'vault',
    things: {
      emerald: gem('emerald'),
      ruby: gem('ruby'),
      sapphire: gem('sapphire'),
      amber: gem('amber'),
      amethyst: gem('amethyst'),
      crystals: { draw: crystals, width: 260 },
      mine: { draw: mine, width: 200 },
    },
  })
