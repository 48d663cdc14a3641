/** The tray of Mines: 25 slabs, and what lies under them. */

import { picture } from 'virtual:art/mines'
import { drawing, element, svgElement } from '@jackfruit/game-page/dom'
import type { Look, Say } from '@jackfruit/game-page/view'
import type { Motion } from '../../client/house/motion.ts'
import type { Shown } from './shown.ts'

const stones = ['emerald', 'ruby', 'sapphire', 'amber', 'amethyst'] as const

/** The light that a stone throws into its hole. */
const lights = {
  emerald: '#3fd08f',
  ruby: '#ff4d6a',
  sapphire: '#4f8cff',
  amber: '#ffb52e',
  amethyst: '#b06bff',
} as const

/** The stone of a cell: neighbours differ. */
const stoneOf = (place: number) => stones[(place * 3 + Math.floor(place / 5)) % stones.length] ?? 'emerald'

const across = 5
/** From cell to cell, as the blast runs. */
const distance = (a: number, b: number) =>
  Math.hypot((a % across) - (b % across), Math.floor(a / across) - Math.floor(b / across))

const mark = () =>
  drawing('0 0 40 44', {
    d: 'M20 4 35.600 13v18L20 40 4.400 31V13Z',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2.4,
  })

const pictureOf = (kind: string, place: number) =>
  element('img', { src: picture(kind === 'mine' ? 'mine' : stoneOf(place)), alt: '', draggable: 'false' })

const embers = 40

/** A piece of the slab or a spark, thrown so far at its own angle. */
function emberOf(index: number): HTMLElement {
  const node = element('i', { class: index % 4 === 0 ? 'shard' : '' })
  const angle = index * 2.399_963
  const far = 34 + ((index * 37) % 62)
  node.style.setProperty('--x', `${(Math.cos(angle) * far).toFixed(1)}cqw`)
  node.style.setProperty('--y', `${(Math.sin(angle) * far + far * 0.35).toFixed(1)}cqw`)
  node.style.setProperty('--turn', `${(index * 97) % 720}deg`)
  return node
}

/** Rays and embers, thrown outward by their own angle. */
function makeBlast(): HTMLElement {
  const rays = Array.from({ length: 18 }, (_, ray) =>
    svgElement('path', {
      d: ray % 3 === 0 ? 'M-3 -26 0 -98 3 -26Z' : 'M-2 -30 0 -74 2 -30Z',
      fill: ray % 2 ? '#FFD36A' : '#FF7A3C',
      transform: `rotate(${ray * 20 + (ray % 4) * 4})`,
    }),
  )
  return element(
    'div',
    { class: 'mines-blast', 'aria-hidden': 'true' },
    drawing('-100 -100 200 200', ...rays, svgElement('circle', { r: 30, fill: '#FFF6DC' })),
    ...Array.from({ length: embers }, (_, index) => emberOf(index)),
  )
}

interface Blown {
  readonly cell: HTMLElement
  readonly tray: HTMLElement
  readonly cost: HTMLElement
}

/** A silence, then light, rays and embers, the tray that shakes, and what it cost. */
async function burst(motion: Motion, { cell, tray, cost }: Blown, look: Look): Promise<void> {
  const blast = makeBlast()
  cell.append(blast)
  const bursting = [
    { transform: 'scale(0.05)', opacity: 0 },
    { transform: 'scale(0.1)', opacity: 1, offset: 0.14 },
    { transform: 'scale(1.25)', opacity: 1, offset: 0.4 },
    { transform: 'scale(2.2)', opacity: 0 },
  ]
  const shaken = [0, 0, -8, 7, -5, 4, -2, 0].map((x) => ({ translate: `${x}px ${-x / 2}px` }))
  const told = [
    { opacity: 0, scale: 0.5 },
    { opacity: 1, scale: 1 },
  ]
  await Promise.all([
    motion.run(blast, bursting, 760, look, 'ease-out'),
    motion.run(tray, shaken, 520, look, 'linear'),
    motion.run(cost, told, 340, look),
  ])
  blast.remove()
}

/** The other slabs turn over in a ring around the blast. */
const turnOver = (
  motion: Motion,
  cells: readonly HTMLElement[],
  { place, ended, look }: { readonly place: number; readonly ended: Shown; readonly look: Look },
) =>
  Promise.all(
    cells.map((other, at) => {
      if (at === place || ended.opened.includes(at)) return null
      const wait = distance(at, place) * 70
      const covered = { transform: 'rotateX(90deg)', opacity: 0.4 }
      const over = [covered, { ...covered, offset: wait / (wait + 240) }, { transform: 'none' }]
      return motion.run(other, over, wait + 240, look)
    }),
  )

/** The cells, each a button that says what lies under it once that is known. */
export function makeField(say: Say, motion: Motion, open: (place: number) => void) {
  const cells = Array.from({ length: across * across }, (_, place) =>
    element(
      'button',
      { type: 'button', class: 'mines-cell', 'data-testid': 'action', onclick: () => open(place) },
      mark(),
    ),
  )
  const cost = element('p', { class: 'mines-cost', 'aria-hidden': 'true' })
  const tray = element(
    'div',
    { class: 'mines-field' },
    ...['a', 'b', 'c', 'd'].map((corner) => element('i', { class: `mines-corner ${corner}` })),
    ...cells,
  )
  const drawCell = (cell: HTMLButtonElement, place: number, shown: Shown | null) => {
    const isOpened = shown?.opened.includes(place) ?? false
    const isMine =
      (shown?.field?.includes(place) ?? false) || (shown?.end === 'mine' && shown.opened.at(-1) === place)
    const isSafe = isOpened && !isMine
    const kind = isMine ? 'mine' : isSafe ? 'safe' : shown?.field ? 'rest' : ''
    if (cell.dataset['kind'] !== kind) cell.replaceChildren(kind ? pictureOf(kind, place) : mark())
    cell.dataset['kind'] = kind
    if (isSafe) cell.style.setProperty('--stone', lights[stoneOf(place)])
    cell.classList.toggle('opened', isOpened)
    const name = isMine ? 'mines.mine' : isSafe ? 'mines.safe' : 'mines.cell'
    cell.setAttribute('aria-label', say(name, { number: place + 1 }))
  }
  const draw = (shown: Shown | null, isOpen: boolean) => {
    if (shown?.end !== 'mine') cost.textContent = ''
    tray.classList.toggle('blown', shown?.end === 'mine')
    for (const [place, cell] of cells.entries()) {
      drawCell(cell, place, shown)
      cell.disabled = !isOpen || (shown?.opened.includes(place) ?? false)
    }
  }
  return {
    node: element('div', { class: 'mines-tray' }, tray, cost),
    draw,
    /** A stone rises out of its slab. */
    lift: (place: number, look: Look) => {
      const stone = cells[place]?.firstElementChild
      if (!stone) return Promise.resolve()
      const rising = [
        { transform: 'translateY(34%) scale(0.3) rotate(-70deg)', filter: 'brightness(2.2)' },
        { transform: 'translateY(-14%) scale(1.18) rotate(8deg)', filter: 'brightness(1.5)', offset: 0.62 },
        { transform: 'none', filter: 'none' },
      ]
      return motion.run(stone, rising, 380, look, 'cubic-bezier(0.2, 0.9, 0.3, 1)')
    },
    /** A slab that much hangs on strains before it turns. */
    strain: async (place: number, look: Look) => {
      const cell = cells[place]
      if (!cell || look.still) return
      cell.classList.add('waited')
      const shaking = [0, -3, 3, -4, 4, -5, 5, -3, 0].map((x) => ({
        transform: `translateX(${x}%) scale(1.04)`,
      }))
      await motion.run(cell, shaking, 1_000, look, 'linear')
      cell.classList.remove('waited')
    },
    /** The blast, what it cost, and the other slabs turning over in a ring around it. */
    blow: async (place: number, lost: string, ended: Shown, look: Look) => {
      cost.textContent = lost
      const cell = cells[place]
      draw({ ...ended, field: null }, false)
      if (cell && !look.still) await burst(motion, { cell, tray, cost }, look)
      draw(ended, false)
      await turnOver(motion, cells, { place, ended, look })
    },
  }
}
