/** The table of Hi-Lo: the card that counts, the ones before it, and the two calls. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { cardBack, cardNode } from '../../client/house/cards.ts'
import { gauges, press } from '../../client/house/controls.ts'
import { timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeSteps } from '../../client/house/steps.ts'
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
  const { say, sounds } = parts
  const lab = makeLab('hilo')
  const { motion } = lab
  const round = makeSteps<Shown>(parts, {
    isOver: ({ end }) => end !== null,
    draw: () => draw(),
    clear: () => {
      trail.replaceChildren()
      place.replaceChildren(cardBack())
    },
  })

  const place = element('div', { class: 'hilo-card' }, cardBack())
  const trail = element('ol', { class: 'hilo-trail' })
  const hint = element('p', { class: 'hilo-hint' }, say('hilo.bet'))
  lab.board.append(element('div', { class: 'hilo-face' }, place, hint, trail))

  const higher = press('hue hilo-up', () => round.take({ call: 'higher' }))
  const lower = press('hue hilo-down', () => round.take({ call: 'lower' }))
  const skip = press('', () => round.take({ skip: true }))
  const cashOut = press('gold', () => round.take({ cashOut: true }))
  const figures = gauges({ now: say('lab.multiplier'), returns: say('lab.returns') })
  lab.controls.append(
    element('div', { class: 'lab-row' }, higher.node, lower.node),
    figures.node,
    element('div', { class: 'lab-row' }, skip.node, cashOut.node),
  )

  function draw(): void {
    const canAct = round.isOpen()
    const shown = round.shown()
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
    cashOut.set(now > 0 ? say('lab.cashOut', { amount: round.worth(now) }) : say('lab.cashOutNone'))
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('returns', now > 0 ? round.worth(now) : '–')
    hint.hidden = shown !== null
    place.classList.toggle('wrong', shown?.end === 'wrong')
  }

  function drawTrail({ cards, moves }: Shown): void {
    const from = Math.max(0, cards.length - 1 - trailLength)
    trail.replaceChildren(
      ...cards
        .slice(from, -1)
        .map((card, i) => element('li', { class: moves[from + i] ?? '' }, faceOf(card))),
    )
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const isNew = next.cards.length !== (round.shown()?.cards.length ?? 0)
    const card = next.cards.at(-1)
    round.follow(answer, next)
    drawTrail(next)
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
    ...lab.table,
    laid: () => ({ choice: {} }),
    begin: round.begin,
    show,
    rest: round.rest,
    auto: (open) => {
      const now = readShown(open.shown)
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
      round.take(action)
      return true
    },
    words: (ended) => {
      const now = readShown(ended.shown)
      return say('hilo.won', { calls: callsIn(now), multiple: timesText(now.now) })
    },
  }
}
