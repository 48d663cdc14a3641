/** The six places: each side at odds and in the pool, and the two draws. A press puts the chosen chip there. */
import { element } from '@jackfruit/game-page/dom'
import { chipPicture } from '@jackfruit/game-page/felt/chip'
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import type { Standing } from '@jackfruit/game-page/line/standing'
import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { MatchUp, Result } from '@jackfruit/table-rules/cockfight/fight'
import { fixedOdds } from '@jackfruit/table-rules/cockfight/odds'
import { pooled, pooledSide, sides } from '@jackfruit/table-rules/cockfight/table'
import { makePoolBar } from './pool-bar.ts'

interface Parts {
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly currency: Currency
  readonly chips: readonly Minor[]
  readonly press: (place: string) => void
}

export interface Spots {
  readonly node: HTMLElement
  readonly bar: HTMLElement
  readonly setOdds: (matchUp: MatchUp | null) => void
  readonly setPool: (pool: Standing['pool']) => void
  readonly setChips: (laid: Stacks, draft: Stacks) => void
  /** `result`: whose places are lit. */
  readonly setOpen: (isOpen: boolean, result: Result | null) => void
}

const unknown = '–'
/** "1.904", as on the receipt. */
const oddsText = (thousandths: number): string => (thousandths / 1000).toFixed(3)
const dividendText = (hundredths: number): string => (hundredths / 100).toFixed(2)

interface Spot {
  readonly node: HTMLButtonElement
  readonly price: HTMLElement
  readonly chip: HTMLElement
}

function makeSpot({ say, press }: Parts, place: string, side: string, kind: string): Spot {
  const price = element('b', { class: 'spot-price num' }, unknown)
  const chip = element('span', { class: 'spot-chip' })
  const node = element(
    'button',
    { type: 'button', class: `arena-spot ${side}`, 'data-place': place, onclick: () => press(place) },
    element('span', { class: 'spot-kind' }, say(kind)),
    ' ',
    price,
    chip,
  )
  return { node, price, chip }
}

export function makeSpots(parts: Parts): Spots {
  const { say, money, currency, chips } = parts
  const spots = new Map<string, Spot>()
  const add = (place: string, side: string, kind: string) => {
    const spot = makeSpot(parts, place, side, kind)
    spots.set(place, spot)
    return spot.node
  }
  const column = (side: string, ...nodes: readonly HTMLElement[]) =>
    element(
      'div',
      { class: `spot-column ${side}`, role: 'group', 'aria-label': say(`arena.${side}`) },
      element('h2', {}, say(`arena.${side}`)),
      ...nodes,
    )
  const [meron, wala] = sides.map((side) =>
    column(side, add(side, side, 'arena.fixed'), add(pooled[side], side, 'arena.pool')),
  )
  const draw = column(
    'draw',
    add('both-down', 'draw', 'arena.bothDown'),
    add('full-time', 'draw', 'arena.fullTime'),
  )
  const node = element(
    'section',
    { class: 'arena-spots', 'aria-label': say('felt.places') },
    ...[meron, draw, wala].filter((each) => each !== undefined),
  )
  const bar = makePoolBar({ say, money, scale: currency.scale })
  const priced = (place: string, text: string) => {
    const spot = spots.get(place)
    if (!spot || spot.price.textContent === text) return
    spot.price.textContent = text
    tell(place)
  }
  priced('both-down', dividendText(900))
  priced('full-time', dividendText(8_900))

  return {
    ...{ node, bar: bar.node },
    setOdds: (matchUp) => {
      for (const side of sides) priced(side, matchUp ? oddsText(fixedOdds(matchUp)[side]) : unknown)
    },
    setPool: (pool) => {
      for (const side of sides) {
        const dividend = pool?.dividends?.[pooled[side]]
        priced(pooled[side], dividend === undefined ? unknown : dividendText(dividend))
      }
      bar.set(pool)
    },
    setChips: (laid, draft) => {
      for (const [place, { chip, node: spot }] of spots) {
        const [lies, put] = [laid.get(place) ?? 0n, draft.get(place) ?? 0n]
        const key = `${lies}:${put}`
        if (chip.dataset['lies'] === key) continue
        chip.dataset['lies'] = key
        chip.replaceChildren(...(lies + put > 0n ? [chipPicture(lies + put, chips, currency)] : []))
        chip.classList.toggle('draft', put > 0n)
        spot.dataset['laid'] = lies + put > 0n ? money(lies + put) : ''
        tell(place)
      }
    },
    setOpen: (isOpen, result) => {
      node.classList.toggle('closed', !isOpen)
      for (const [place, { node: spot }] of spots) {
        const own = pooledSide(place) ?? place
        spot.classList.toggle('won', result !== null && own === result)
        spot.classList.toggle('past', result !== null && own !== result)
      }
    },
  }
  /** What is seen of it, in the order in which it is seen, and what lies there. */
  function tell(place: string): void {
    const spot = spots.get(place)
    const side = pooledSide(place) ?? (place === 'meron' || place === 'wala' ? place : 'draw')
    const kind = spot?.node.querySelector('.spot-kind')?.textContent ?? ''
    const laid = spot?.node.dataset['laid'] || say('felt.bet')
    const seen = [kind, spot?.price.textContent].filter((word) => word !== unknown).join(' ')
    spot?.node.setAttribute('aria-label', `${say(`arena.${side}`)}, ${seen}, ${laid}`)
  }
}
