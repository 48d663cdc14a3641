/** A hand of cards that lies on the cloth: its name and total over it, and its light when it has won. */
import { element } from '@jackfruit/game-page/dom'
import { Mesh, MeshBasicMaterial, PlaneGeometry, type Texture, Vector3 } from 'three'
import type { SideName } from '../../../scenes/side.ts'
import type { Label } from '../../contract.ts'
import { painted } from '../../parts.ts'
import { type Card, cardSize } from './card.ts'

const glowMs = 320

export interface Pile {
  readonly named: SideName
  readonly cards: Card[]
  readonly label: Label
  readonly total: HTMLElement
  readonly glow: Mesh
  isAhead: boolean
  /** The light over it, and how dark it has become, from 0 to 1. */
  light: number
  shade: number
}

export const glowPicture = (): Texture =>
  painted(128, 128, (pen) => {
    const glow = pen.createRadialGradient(64, 64, 20, 64, 64, 64)
    glow.addColorStop(0, 'rgb(255 206 96 / 90%)')
    glow.addColorStop(0.5, 'rgb(255 190 70 / 44%)')
    glow.addColorStop(1, 'rgb(255 160 20 / 0%)')
    pen.fillStyle = glow
    pen.fillRect(0, 0, 128, 128)
  })

export function makePile(named: SideName, picture: Texture): Pile {
  const total = element('span', { class: 'side-total num' })
  const node = element('div', { class: `solid-label ${named.tone}` }, element('span', {}, named.name), total)
  total.hidden = true
  const glow = new Mesh(
    new PlaneGeometry(1, 1),
    new MeshBasicMaterial({ map: picture, transparent: true, opacity: 0, depthWrite: false }),
  )
  glow.rotation.set(-Math.PI / 2, 0, 0)
  glow.visible = false
  const label = { node, at: new Vector3() }
  return { ...{ named, cards: [], label, total, glow }, isAhead: false, light: 0, shade: 0 }
}

/** Nearer to how it is to be; whether it is not yet there. */
export function lightPile(pile: Pile, isDimmed: boolean, passedMs: number): boolean {
  const nearer = (value: number, to: number) =>
    to > value ? Math.min(to, value + passedMs / glowMs) : Math.max(to, value - passedMs / glowMs)
  const [light, shade] = [pile.isAhead ? 1 : 0, isDimmed ? 1 : 0]
  const moves = pile.light !== light || pile.shade !== shade
  pile.light = nearer(pile.light, light)
  pile.shade = nearer(pile.shade, shade)
  for (const card of pile.cards) card.dim(pile.shade)
  const { material } = pile.glow
  if (material instanceof MeshBasicMaterial) material.opacity = pile.light
  pile.glow.visible = pile.light > 0 && pile.cards.length > 0
  if (pile.glow.visible) spread(pile)
  return moves
}

/** Under all of its cards, and a little beyond them. */
function spread({ glow, cards }: Pile): void {
  const goals = cards.map((card) => card.goal().at)
  const [xs, zs] = [goals.map(({ x }) => x), goals.map(({ z }) => z)]
  const span = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const
  const [[left, right], [far, near]] = [span(xs), span(zs)]
  glow.position.set((left + right) / 2, 0.012, (far + near) / 2)
  glow.scale.set(right - left + cardSize.width * 2.1, near - far + cardSize.height * 1.75, 1)
}
