/** What stands around the reels: two guardians, the name of the game, and what it counts. */
import { element } from '@jackfruit/game-page/dom'
import type { Board } from '../reels/layout.ts'
import type { SlotLook } from '../slot/look.ts'
import { makeLogo } from './logo.ts'

export interface Scene {
  readonly node: HTMLElement
  /** Where meters stand: beside the reels, or above them where there are no sides. */
  readonly meters: HTMLElement
  readonly fit: (board: Board, room: { readonly width: number; readonly height: number }) => void
  /** The guardians leap for joy, once. */
  readonly cheer: () => void
}

/** How much room beside the reels a guardian needs, and how much the name and the meters. */
const guardianRoom = 46
const columnRoom = 150
/** Letters grow with the screen up to here. */
const largestLetter = 86
/** Less room than this above the reels holds no face beside the name. */
const leastFace = 70
/** Who looks straight at the player has the head there. */
const usualFace = [0.18, 0.5] as const

/** A phone held upright, however many lines its bars have. */
export const isUpright = ({ width, height }: { width: number; height: number }): boolean =>
  width < 600 && height > width * 0.8

/** How what is around the reels is laid: columns at both sides, guardians alone, or all of it above. */
export function layOf(side: number, room: { width: number; height: number }) {
  if (side >= columnRoom && room.height >= 440) return 'columns'
  if (isUpright(room)) return 'upright'
  return side >= guardianRoom ? 'guarded' : 'bare'
}

export function makeScene(look: SlotLook, language: string): Scene {
  const name = look.name[language] ?? look.name['EN'] ?? ''
  const guardian = (side: string) =>
    element(
      'div',
      { class: `guardian ${side}`, 'aria-hidden': 'true' },
      element('div', { class: 'guardian-body' }),
    )
  const logo = makeLogo(name, false)
  const across = makeLogo(name, true)
  const meters = element('div', { class: 'meters' })
  const node = element(
    'div',
    { class: `slot ${look.rows > 5 ? 'dense' : ''} ${look.floats ? 'floats' : ''}` },
    ...['left', 'right', 'above'].map(guardian),
    logo.node,
    across.node,
    meters,
  )
  const { frame, glow, gold } = look.colours
  const [faceFrom, faceShare] = look.face ?? usualFace
  const drawn = {
    guardian: `url("${look.guardian}")`,
    'face-from': String(faceFrom),
    'face-share': String(faceShare),
    'logo-edge': frame[2],
    'logo-light': frame[0],
    glow,
    gold,
  }
  for (const [key, value] of Object.entries(drawn)) node.style.setProperty(`--${key}`, value)
  return {
    node,
    meters,
    fit: (board, room) => {
      const side = Math.max(0, board.x - board.frame)
      const lay = layOf(side, room)
      node.dataset['lay'] = lay
      node.classList.toggle('low', board.y < leastFace)
      node.style.setProperty('--side', `${side}px`)
      node.style.setProperty('--cell', `${board.cellWidth}px`)
      if (lay === 'columns') logo.fit(side - 28, Math.min(largestLetter, room.height * 0.11))
      if (lay === 'upright') across.fit(board.width - 24, 34)
    },
    cheer: () => {
      node.classList.remove('cheers')
      // A second win in a row begins the leap anew.
      void node.offsetWidth
      node.classList.add('cheers')
    },
  }
}
