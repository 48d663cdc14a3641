/** The places of a felt as buttons: each lies where its board says, carries its chips and shows what it won. */
import { element } from '@jackfruit/game-page/dom'
import type { Board } from '@jackfruit/game-page/felt/board'
import { chipPicture } from '@jackfruit/game-page/felt/chip'
import { chipSizeOf, roomOf } from '@jackfruit/game-page/felt/room'
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import type { ViewParts } from '@jackfruit/game-page/view'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import type { ChipFacts, Wins } from '../../shared/shown.ts'
import type { FeltLook, PlaceLook } from './look.ts'

/** CSS pixels: room for a name with a chip below it, and for a finger. */
const lowestRow = 36

export function makePlaces(
  look: FeltLook,
  { say, stakes, currency, money }: ViewParts,
  facts: ChipFacts,
  press: (id: string) => void,
) {
  const node = element('div', { class: 'felt-board', role: 'group', 'aria-label': say('felt.places') })
  const made = new Map(
    facts.places.map((fact) => [fact.id, makePlace(look.place(fact.id, say), fact, press)]),
  )
  const lying = new Map<string, Minor | undefined>()
  const field = element('div', { class: 'felt-places' }, ...[...made.values()].map(({ button }) => button))
  node.append(field)

  return {
    node,
    /** `room` in CSS pixels. Rows are never lower than a finger can hit: a board that is higher than its room scrolls. */
    arrange: ({ columns, rows, rects }: Board, room: { width: number; height: number }) => {
      const height = Math.max(room.height, rows * lowestRow)
      node.classList.toggle('scrolled', height > room.height)
      field.style.height = `${height}px`
      for (const [id, { button }] of made) {
        const [x, y, wide, high] = rects[id] ?? [0, 0, 0, 0]
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
    setStacks: (stacks: Stacks) => {
      for (const [id, { button, stack, name }] of made) {
        const amount = stacks.get(id)
        // Chips that lie are not laid anew.
        if (lying.get(id) === amount) continue
        lying.set(id, amount)
        stack.replaceChildren(...(amount ? [chipPicture(amount, stakes, currency)] : []))
        button.classList.toggle('laid', amount !== undefined)
        button.setAttribute('aria-label', amount ? `${name}, ${money(amount)}` : name)
      }
    },
    /** The chips of a place as they are drawn. */
    stackOf: (id: string): Element | null => made.get(id)?.stack.querySelector('.felt-chip') ?? null,
    /** Every place with chips, and these as they are drawn. */
    laid: (): (readonly [string, Element])[] =>
      [...made].flatMap(([id, { stack }]) => {
        const picture = stack.querySelector('.felt-chip')
        return picture ? [[id, picture] as const] : []
      }),
    setWins: (wins: Wins) => {
      for (const [id, { button, won }] of made) {
        const amount = parseMinor(wins[id], currency.scale)
        button.classList.toggle('won', Boolean(amount))
        if (amount) won.dataset['amount'] = money(amount)
        else delete won.dataset['amount']
      }
    },
    clearWins: () => {
      for (const { button, won } of made.values()) {
        button.classList.remove('won')
        delete won.dataset['amount']
      }
    },
  }
}

/** One place as a button; its name is told with its odds, and is drawn with them where there is room. */
function makePlace(
  { label, tone, side, isSpot, short, pictures = [] }: PlaceLook,
  { id, pays }: ChipFacts['places'][number],
  press: (id: string) => void,
) {
  const odds = pays.length > 2 ? `${pays[0]} … ${pays.at(-1)}` : pays.join(' · ')
  const name = `${label}, ${odds}`
  const stack = element('span', { class: 'stack', 'aria-hidden': 'true' })
  // What was won is announced; the name of a place says its bet, whose chips are drawn here.
  const won = element('span', { class: 'won-amount num', 'aria-hidden': 'true' })
  const kinds = ['place', tone, isSpot && 'spot', side && `of-${side}`].filter(Boolean)
  const face = element(
    'span',
    { class: 'place-face' },
    ...pictures,
    short !== '' && element('span', { class: 'place-name' }, short ?? label),
  )
  const button = element(
    'button',
    { type: 'button', class: kinds.join(' '), 'aria-label': name, onclick: () => press(id) },
    // The space between is read, and not drawn.
    ...(isSpot ? [] : [face, ' ', short !== odds && element('span', { class: 'place-odds num' }, odds)]),
    ...[stack, won],
  )
  button.dataset['place'] = id
  button.dataset['testid'] = 'lay'
  return { button, stack, won, name }
}
