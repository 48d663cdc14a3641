/** The shoe that cards come out of, at the presenter's hand, and the tray that they go to. */
import { type Group, type Texture, Vector3 } from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { brass, group, lit, mesh } from '../../parts.ts'
import { type CardShape, cardSize } from './card.ts'

export interface Spot {
  readonly at: Vector3
  readonly turn: number
  readonly size: number
}

const box = (x: number, y: number, z: number, round = 0.06) => new RoundedBoxGeometry(x, y, z, 3, round)

export interface Shoe {
  readonly whole: Group
  readonly place: (spot: Spot) => void
  /** Where a card comes out, and where the hand takes it. */
  readonly mouth: () => Spot
}

/** From its middle to where a card comes out. */
const outside = 1.02 + cardSize.height * 0.12

export function makeShoe(shape: CardShape, back: Texture): Shoe {
  const black = lit('#17181d', { roughness: 0.2, metalness: 0.35 })
  const { width } = cardSize
  const first = mesh(
    shape.face,
    lit('#ffffff', { map: back, roughness: 0.42 }),
    [0, 0.1, 1.02],
    [-Math.PI / 2 + 0.16, 0, 0],
    0.98,
  )
  const decks = Array.from({ length: 7 }, (_, i) =>
    mesh(
      box(width * 0.96, 1.02, 0.06, 0.01),
      lit(i % 2 ? '#f3eedf' : '#ddd5c2'),
      [0, 0.78, -0.92 + i * 0.085],
      [-0.2, 0, 0],
    ),
  )
  const whole = group(
    mesh(box(width + 0.34, 0.95, 2.5, 0.12), black, [0, 0.48, -0.12]),
    mesh(box(width + 0.02, 0.1, 1.72, 0.04), brass({ roughness: 0.3 }), [0, 0.94, -0.34], [0.05, 0, 0]),
    mesh(
      box(width + 0.12, 0.5, 0.16, 0.05),
      lit('#2b2f38', { roughness: 0.3, metalness: 0.2 }),
      [0, 0.62, 1.1],
      [-0.3, 0, 0],
    ),
    mesh(box(width + 0.36, 0.05, 2.52, 0.02), brass(), [0, 0.1, -0.12]),
    ...decks,
    first,
  )
  let spot: Spot = { at: new Vector3(), turn: 0, size: 1 }
  return {
    whole,
    place: (wanted) => {
      spot = wanted
      stand(whole, spot)
    },
    mouth: () => {
      const { at, turn, size } = spot
      const [out, up] = [outside * size, 0.12]
      return { ...spot, at: at.clone().add(new Vector3(Math.sin(turn) * out, up, Math.cos(turn) * out)) }
    },
  }
}

export function stand(whole: Group, { at, turn, size }: Spot): void {
  whole.scale.setScalar(size)
  whole.position.copy(at)
  whole.rotation.set(0, turn, 0)
}

export function makeTray(): Group {
  const black = lit('#17181d', { roughness: 0.22, metalness: 0.3 })
  const { width, height } = cardSize
  return group(
    mesh(box(width + 0.4, 0.1, height + 0.36, 0.05), black, [0, 0.05, 0]),
    mesh(box(width + 0.3, 0.04, height + 0.26, 0.02), brass(), [0, 0.1, 0]),
    mesh(box(width * 0.98, 0.26, height * 0.98, 0.02), lit('#f3eedf', { roughness: 0.6 }), [0, 0.22, 0]),
  )
}
