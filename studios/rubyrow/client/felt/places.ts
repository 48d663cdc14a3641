/** The places of the felt as buttons: what each pays, what lies there, and what it won. */
import { element } from '@jackfruit/game-page/dom'
import type { Board } from '@jackfruit/game-page/felt/board'
import { chipPicture } from '@jackfruit/game-page/felt/chip'
import { chipSizeOf, roomOf } from '@jackfruit/game-page/felt/room'
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import type { Say } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { TablePlace } from '@jackfruit/table-rules/table'
import type { PlaceLook, TableLook } from './look.ts'

export interface PlacesParts {
  readonly say: Say
  readonly currency: Currency
  readonly money: (amount: Minor) => string
  readonly chips: readonly Minor[]
  readonly press: (place: string) => void
  /** Pressed for long, or with the other button: what was put there is taken back. */
  readonly takeBack: (place: string) => void
}

/** Chips of one place. */
export interface Lying {
  readonly inPlay: Stacks
  /** Put down, and not yet in. */
  readonly draft: Stacks
}

export interface Places {
  readonly node: HTMLElement
  readonly arrange: (board: Board, room: { readonly width: number; readonly height: number }) => void
  readonly setChips: (lying: Lying) => void
  /** What lies on each place of everybody's, in per cent of a group's. */
  readonly setPool: (shares: ReadonlyMap<string, string>) => void
  readonly setWins: (wins: Stacks | null) => void
  readonly lock: (isLocked: boolean) => void
  /** The chips of a place as they are drawn. */
  readonly stackOf: (place: string) => Element | null
  /** Places that these would light up: neighbours on the wheel. */
  readonly hint: (places: ReadonlySet<string>) => void
}

const lowestRow = 34
const longPressMs = 550

export function makePlaces(look: TableLook, parts: PlacesParts): Places {
  const { say, money, chips, currency } = parts
  const made = new Map(
    look.game.places.map((place) => [place.id, makePlace(look.place(place.id, say), place, parts)]),
  )
  const field = element('div', { class: 'live-places' }, ...[...made.values()].map(({ button }) => button))
  const node = element('div', { class: 'live-board', role: 'group', 'aria-label': say('felt.places') }, field)
  return {
    node,
    arrange: ({ columns, rows, rects }, room) => {
      const height = Math.max(room.height, rows * lowestRow)
      node.classList.toggle('scrolled', height > room.height)
      field.style.height = `${height}px`
      for (const [id, { button }] of made) {
        const rect = rects[id]
        button.hidden = rect === undefined
        const [x, y, wide, high] = rect ?? [0, 0, 0, 0]
        const size = { width: (wide / columns) * room.width, height: (high / rows) * height }
        for (const [name, is] of Object.entries(roomOf(size))) button.classList.toggle(name, is)
        button.style.setProperty('--chip', `${chipSizeOf(size)}px`)
        const share = (part: number, of: number) => `${(part / of) * 100}%`
        Object.assign(button.style, {
          ...{ left: share(x, columns), top: share(y, rows) },
          ...{ width: share(wide, columns), height: share(high, rows) },
        })
      }
    },
    setChips: ({ inPlay, draft }) => {
      for (const [id, { button, stack, name }] of made) {
        const [lies, put] = [inPlay.get(id) ?? 0n, draft.get(id) ?? 0n]
        const key = `${lies} ${put}`
        if (stack.dataset['lies'] === key) continue
        stack.dataset['lies'] = key
        const pile = lies + put > 0n ? chipPicture(lies + put, chips, currency) : null
        pile?.classList.toggle('draft', put > 0n)
        stack.replaceChildren(...(pile ? [pile] : []))
        button.classList.toggle('laid', pile !== null)
        const told = [
          lies > 0n && say('live.placeIn', { amount: money(lies) }),
          put > 0n && say('live.placeDraft', { amount: money(put) }),
        ]
        button.setAttribute('aria-label', [name, ...told.filter(Boolean)].join(', '))
      }
    },
    setPool: (shares) => {
      for (const [id, { pool }] of made) {
        const share = shares.get(id)
        if (share) pool.dataset['share'] = share
        else delete pool.dataset['share']
      }
    },
    setWins: (wins) => {
      for (const [id, { button, won }] of made) {
        const amount = wins?.get(id) ?? 0n
        button.classList.toggle('won', amount > 0n)
        button.classList.toggle('lost', wins !== null && amount === 0n && button.classList.contains('laid'))
        if (amount > 0n) won.dataset['amount'] = money(amount)
        else delete won.dataset['amount']
      }
    },
    lock: (isLocked) => {
      node.classList.toggle('locked', isLocked)
      for (const { button } of made.values()) button.setAttribute('aria-disabled', String(isLocked))
    },
    stackOf: (place) => made.get(place)?.stack.querySelector('.felt-chip') ?? null,
    hint: (places) => {
      for (const [id, { button }] of made) button.classList.toggle('hinted', places.has(id))
    },
  }
}

/** Its name is told with its odds, and is drawn with them where there is room. */
function makePlace(
  { label, tone, side, isSpot, isMain, short, pictures = [] }: PlaceLook,
  { id, pays }: TablePlace,
  { press, takeBack }: Pick<PlacesParts, 'press' | 'takeBack'>,
) {
  const odds = pays.length > 2 ? `${pays[0]} … ${pays.at(-1)}` : pays.join(' · ')
  const name = `${label}, ${odds}`
  const stack = element('span', { class: 'stack', 'aria-hidden': 'true' })
  const won = element('span', { class: 'won-amount num', 'aria-hidden': 'true' })
  const pool = element('span', { class: 'place-pool num', 'aria-hidden': 'true' })
  const kinds = ['place', tone, isSpot && 'spot', isMain && 'main', side && `of-${side}`].filter(Boolean)
  const face = element(
    'span',
    { class: 'place-face' },
    ...pictures,
    short !== '' && element('span', { class: 'place-name' }, short ?? label),
  )
  const button = element(
    'button',
    { type: 'button', class: kinds.join(' '), 'aria-label': name, 'data-place': id, 'data-testid': 'lay' },
    // The words that are seen follow each other as they are told.
    ...(isSpot
      ? []
      : [face, ' ', short !== odds && element('span', { class: 'place-odds num' }, odds), pool]),
    ...[stack, won],
  )
  pressed(button, { press: () => press(id), takeBack: () => takeBack(id) })
  return { button, stack, won, name, pool }
}

/** A long press takes back what a short one laid. */
function pressed(
  button: HTMLElement,
  { press, takeBack }: { press: () => void; takeBack: () => void },
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasLong = false
  const end = () => clearTimeout(timer)
  button.addEventListener('pointerdown', () => {
    wasLong = false
    end()
    timer = setTimeout(() => {
      wasLong = true
      takeBack()
    }, longPressMs)
  })
  for (const over of ['pointerup', 'pointercancel', 'pointerleave']) button.addEventListener(over, end)
  button.addEventListener('click', () => {
    if (wasLong) wasLong = false
    else press()
  })
  button.addEventListener('contextmenu', (event) => {
    event.preventDefault()
    if (!wasLong) takeBack()
    end()
  })
  button.addEventListener('keydown', ({ key }) => {
    if (key === 'Backspace' || key === 'Delete') takeBack()
  })
}
