/** The table of Hi-Lo: the card that counts, the ones before it, and the two calls. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { cardBack, cardNode } from '../../client/house/cards.ts'
import { gauges, press } from '../../client/house/controls.ts'
import { returned, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeMotion } from '../../client/house/motion.ts'
import type { Action } from './engine.ts'
import { type Call, type Card, readShown, type Shown } from './shown.ts'

export const letterOf = (rank: number): string =>
  ['A', 'J', 'Q', 'K'][[1, 11, 12, 13].indexOf(rank)] ?? String(rank)

const faceOf = ({ rank, suit }: Card) => cardNode(letterOf(rank), suit)

/** Earlier cards that are kept in sight. */
const trailLength = 8

/** Correct calls after which auto play cashes out. */
const autoCalls = 1

const callsIn = ({ moves }: Shown) => moves.filter((move) => move !== 'skip').length

export function makeTable(parts: ViewParts): Table {
  const { say, money, sounds, act } = parts
  const lab = makeLab('hilo')
  const motion = makeMotion()
  /** Of the round that is open. */
  let stake = 0n
  let shown: Shown | null = null
  let isWaiting = false

  const place = element('div', { class: 'hilo-card' }, cardBack())
  const trail = element('ol', { class: 'hilo-trail' })
  const hint = element('p', { class: 'hilo-hint' }, say('hilo.bet'))
  lab.board.append(element('div', { class: 'hilo-face' }, place, hint, trail))

  const higher = press('hue hilo-up', () => take({ call: 'higher' }))
  const lower = press('hue hilo-down', () => take({ call: 'lower' }))
  const skip = press('', () => take({ skip: true }))
  const cashOut = press('gold', () => take({ cashOut: true }))
  const figures = gauges({ now: say('lab.multiplier'), returns: say('lab.returns') })
  lab.controls.append(
    element('div', { class: 'lab-row' }, higher.node, lower.node),
    figures.node,
    element('div', { class: 'lab-row' }, skip.node, cashOut.node),
  )

  const isOpen = () => shown !== null && shown.end === null && !isWaiting

  function take(action: Action): void {
    if (!isOpen()) return
    act({ ...action })
  }

  function draw(): void {
    const canAct = isOpen()
    const now = shown?.now ?? 0
    const price = (call: Call) => (canAct ? (shown?.prices[call] ?? null) : null)
    for (const [call, { node, set }] of [
      ['higher', higher],
      ['lower', lower],
    ] as const) {
      const multiple = price(call)
      node.disabled = multiple === null
      set(say(`hilo.${call}`), multiple === null ? '–' : timesText(multiple))
    }
    skip.node.disabled = !canAct || shown?.skipsLeft === 0
    skip.set(say('hilo.skip'), say('hilo.skipsLeft', { count: shown?.skipsLeft ?? 52 }))
    cashOut.node.disabled = !canAct || now === 0
    cashOut.set(
      now > 0 ? say('lab.cashOut', { amount: money(returned(stake, now)) }) : say('lab.cashOutNone'),
    )
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('returns', now > 0 ? money(returned(stake, now)) : '–')
    hint.hidden = shown !== null
    place.classList.toggle('wrong', shown?.end === 'wrong')
  }

  function drawTrail(cards: readonly Card[]): void {
    const from = Math.max(0, cards.length - 1 - trailLength)
    trail.replaceChildren(
      ...cards
        .slice(from, -1)
        .map((card, i) => element('li', { class: shown?.moves[from + i] ?? '' }, faceOf(card))),
    )
  }

  async function show(round: Round, look: Look): Promise<void> {
    const next = readShown(round.shown)
    stake = round.stake
    const isNew = next.cards.length !== (shown?.cards.length ?? 0)
    const card = next.cards.at(-1)
    shown = next
    isWaiting = false
    draw()
    drawTrail(next.cards)
    if (card) place.replaceChildren(faceOf(card))
    if (!isNew) return
    sounds.play(next.end === 'wrong' ? 'bad' : 'card', callsIn(next))
    await motion.run(
      place,
      [
        { transform: 'translateX(60%) rotateY(90deg)', opacity: 0.2 },
        { transform: 'none', opacity: 1 },
      ],
      300,
      look,
    )
    if (next.end) await parts.pause(look.turbo ? 100 : 400)
  }

  draw()
  return {
    node: lab.node,
    laid: () => ({ choice: {} }),
    fit: () => undefined,
    begin: () => {
      isWaiting = true
      if (shown?.end) {
        shown = null
        trail.replaceChildren()
        place.replaceChildren(cardBack())
      }
      draw()
    },
    show,
    hurry: motion.hurry,
    rest: () => {
      isWaiting = false
      draw()
    },
    lock: () => undefined,
    auto: (round) => {
      const now = readShown(round.shown)
      const { higher: high, lower: low } = now.prices
      if (callsIn(now) >= autoCalls) return { cashOut: true }
      if (high === null || low === null) return { skip: true }
      return { call: high <= low ? 'higher' : 'lower' }
    },
    press: (key) => {
      const found: Readonly<Record<string, Action>> = {
        h: { call: 'higher' },
        l: { call: 'lower' },
        c: { cashOut: true },
      }
      const action = found[key.toLowerCase()]
      const { node } = { h: higher, l: lower }[key.toLowerCase()] ?? cashOut
      if (!action || node.disabled) return false
      take(action)
      return true
    },
    words: (round) => {
      const now = readShown(round.shown)
      return say('hilo.won', { calls: callsIn(now), multiple: timesText(now.now) })
    },
  }
}
