/** Pictures of cards: the drawn ones, painted once each. */
import { cardNode } from '@jackfruit/game-page/cards/cards'
import { paintSvg } from '@jackfruit/game-page/solid/paint-svg'
import type { Texture } from 'three'
import { painted } from '../../parts.ts'

const [width, height] = [360, 504]
/** Suits in the order of the drawn cards. */
const suits = 'cdhs'
const inks = { red: '#c21f2b', black: '#14201a' }

const rankFont = (node: Element) =>
  node.classList.contains('ten')
    ? '820 46px "Archivo Variable", sans-serif'
    : '820 52px "Archivo Variable", sans-serif'

/** As on the small drawn cards: a larger index, one of it, and what stands in the middle gives way to it. */
function enlargeIndex(drawn: Element): void {
  const [first, second] = drawn.querySelectorAll('.card-index')
  first?.setAttribute('transform', 'scale(1.4) translate(-5 -8)')
  second?.remove()
  drawn.querySelector('.card-middle')?.setAttribute('transform', 'translate(40 64) scale(0.8)')
}

function face(text: string): Texture {
  const [rank = '', suit = ''] = text
  const drawn = cardNode(rank === 'T' ? '10' : rank, suits.indexOf(suit))
  const isRed = drawn.classList.contains('red')
  return painted(width, height, (pen) => {
    const paper = pen.createLinearGradient(0, 0, width, height)
    paper.addColorStop(0, '#ffffff')
    paper.addColorStop(1, '#f4eee0')
    pen.fillStyle = paper
    pen.fillRect(0, 0, width, height)
    pen.scale(width / 240, height / 336)
    const picture = drawn.querySelector('svg')
    enlargeIndex(drawn)
    if (picture) paintSvg(pen, picture, { color: isRed ? inks.red : inks.black, font: rankFont })
  })
}

function back(): Texture {
  return painted(width, height, (pen) => {
    pen.fillStyle = '#f7f4ea'
    pen.fillRect(0, 0, width, height)
    pen.save()
    pen.beginPath()
    pen.roundRect(18, 18, width - 36, height - 36, 14)
    pen.clip()
    pen.fillStyle = '#7a1029'
    pen.fillRect(0, 0, width, height)
    const side = 30
    const down = side * 0.866
    for (let row = -1; row * down < height + down; row++)
      for (let column = -1; column * side < width + side; column++) {
        const x = column * side + (row % 2 ? side / 2 : 0)
        pen.beginPath()
        pen.moveTo(x, row * down + down)
        pen.lineTo(x + side, row * down + down)
        pen.lineTo(x + side / 2, row * down)
        pen.closePath()
        pen.fillStyle = (row + column) % 3 === 0 ? '#96203a' : '#87172f'
        pen.fill()
      }
    pen.restore()
    pen.strokeStyle = '#c98406'
    pen.lineWidth = 5
    pen.beginPath()
    pen.roundRect(18, 18, width - 36, height - 36, 14)
    pen.stroke()
    pen.translate(width / 2, height / 2)
    for (const [radius, fill] of [
      [78, '#c98406'],
      [72, '#4a0816'],
      [50, '#ffc73d'],
      [44, '#8e1430'],
    ] as const) {
      pen.beginPath()
      for (let i = 0; i < 6; i++)
        pen.lineTo(Math.sin((i * Math.PI) / 3) * radius, Math.cos((i * Math.PI) / 3) * radius)
      pen.closePath()
      pen.fillStyle = fill
      pen.fill()
    }
  })
}

/** Each picture is made when it is first needed. */
export interface Faces {
  /** Null is the back. */
  readonly of: (text: string | null) => Texture
  readonly release: () => void
}

export function makeFaces(): Faces {
  const made = new Map<string | null, Texture>()
  return {
    of: (text) => {
      const known = made.get(text)
      if (known) return known
      const texture = text === null ? back() : face(text)
      made.set(text, texture)
      return texture
    },
    release: () => {
      for (const texture of made.values()) texture.dispose()
      made.clear()
    },
  }
}
