/** The dealer's hand, the player's hands, and a button for each action that can be taken now. */

import { cardSide, type Side } from '@jackfruit/game-page/cards/side'
import { element } from '@jackfruit/game-page/dom'
import type { Motion } from '@jackfruit/game-page/motion/motion'
import type { ViewParts } from '@jackfruit/game-page/view'
import { parseMinor } from '@jackfruit/kernel'
import { type Action, actions } from '@jackfruit/table-rules/blackjack/hands'
import type { Scene } from '../../client/felt/look.ts'
import { readShown, type Shown } from './shown.ts'

/** One key each, while the action is offered. */
const keys: Readonly<Record<string, Action>> = { h: 'hit', s: 'stand', d: 'double', p: 'split' }

const keyOf = (action: Action) =>
  Object.keys(keys)
    .find((key) => keys[key] === action)
    ?.toUpperCase() ?? ''

/** The actions that are offered, each a button with a key. */
function makeActions({ say, act }: ViewParts) {
  const buttons = actions.map((action) => ({
    action,
    node: element(
      'button',
      {
        ...{ type: 'button', class: `bj-action ${action}`, 'data-testid': 'action' },
        onclick: () => take(action),
      },
      say(`bj.${action}`),
      element('span', { class: 'bj-key', 'aria-hidden': 'true' }, keyOf(action)),
    ),
  }))
  const offer = (can: readonly Action[]) => {
    for (const { action, node } of buttons) node.hidden = !can.includes(action)
  }
  const take = (action: Action) => {
    offer([])
    act(action)
  }
  return {
    node: element('div', { class: 'bj-actions', role: 'group' }, ...buttons.map(({ node }) => node)),
    offer,
    press: (key: string) => {
      const wanted = Object.hasOwn(keys, key) ? keys[key] : undefined
      const found = buttons.find(({ action, node }) => action === wanted && !node.hidden)
      if (found) take(found.action)
      return found !== undefined
    },
  }
}

export function handsScene(parts: ViewParts, motion: Motion): Scene {
  const { say, pause, sounds, money, currency } = parts
  const dealer = cardSide(say('bj.dealer'), 'red', motion)
  const mine = element('div', { class: 'bj-hands' })
  const { node: bar, offer, press } = makeActions(parts)
  const node = element('div', { class: 'bj' }, dealer.node, mine)
  let hands: Side[] = []
  /** How many cards lie at each hand. */
  let laid: number[] = []
  let isDealerOpen = false
  let isOver = true

  const clear = () => {
    dealer.clear()
    mine.replaceChildren()
    hands = []
    laid = []
    isDealerOpen = false
    offer([])
  }
  clear()

  /** After a split the first cards of both hands lie already. */
  function makeHands(shown: Shown) {
    if (hands.length === shown.hands.length) return
    const isSplit = shown.hands.length > 1
    hands = shown.hands.map((hand, i) => {
      const side = cardSide(say(isSplit ? 'bj.hand' : 'bj.own', { number: i + 1 }), 'blue', motion)
      if (isSplit) side.add(hand.cards[0] ?? null)
      return side
    })
    laid = shown.hands.map(() => (isSplit ? 1 : 0))
    mine.replaceChildren(...hands.map((hand) => hand.node))
  }

  async function deal(side: Side, cards: readonly string[], ms: number) {
    for (const [i, card] of cards.entries()) {
      side.add(card)
      sounds.play('card', i)
      await pause(ms)
    }
  }

  async function dealMine(shown: Shown, ms: number) {
    for (const [i, { cards, total }] of shown.hands.entries()) {
      const side = hands[i]
      if (!side) continue
      await deal(side, cards.slice(laid[i]), ms)
      laid[i] = cards.length
      side.setTotal(String(total))
      side.setAhead(shown.active === i)
    }
  }

  async function dealTheirs({ dealer: { cards, total }, active }: Shown, ms: number) {
    if (active === null || !isDealerOpen) {
      dealer.clear()
      dealer.add(cards[0] ?? null)
    }
    if (active === null) await deal(dealer, cards.slice(1), ms)
    else if (!isDealerOpen) dealer.add(null)
    isDealerOpen = true
    dealer.setTotal(String(total))
  }

  return {
    ...{ node, actions: bar },
    begin: () => {
      offer([])
      if (isOver) clear()
    },
    show: async (json, { turbo }) => {
      const shown = readShown(json)
      const ms = turbo ? 90 : 340
      makeHands(shown)
      if (shown.active !== null) await dealTheirs(shown, ms)
      await dealMine(shown, ms)
      if (shown.active === null) await dealTheirs(shown, ms)
      isOver = shown.active === null
      for (const [i, { win, total }] of shown.hands.entries()) {
        const amount = parseMinor(win, currency.scale)
        if (amount) hands[i]?.setTotal(`${total} · ${money(amount)}`)
        if (amount) hands[i]?.setAhead(true)
      }
      offer(shown.can)
    },
    rest: clear,
    press,
  }
}
