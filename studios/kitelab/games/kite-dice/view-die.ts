import { element } from '@jackfruit/game-page/dom'

/** Which of nine places carry a pip. */
const pips: readonly string[] = [
  '',
  '000010000',
  '100000001',
  '100010001',
  '101000101',
  '101010101',
  '101101101',
]

export interface Die {
  readonly node: HTMLElement
  readonly show: (face: number) => void
}

export function makeDie(): Die {
  const places = Array.from({ length: 9 }, () => element('i'))
  return {
    node: element('div', { class: 'die' }, ...places),
    show: (face) => {
      for (const [place, dot] of places.entries()) dot.className = pips[face]?.[place] === '1' ? 'on' : ''
    },
  }
}
