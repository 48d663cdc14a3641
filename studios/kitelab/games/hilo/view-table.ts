/** The table of Hi-Lo: the card that counts, the ones before it, and the two calls. */
import './view.css'
import { cardBack, cardNode } from '@jackfruit/game-page/cards/cards'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, keysFor, press } from '../../client/house/controls.ts'
import { timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Motion } from '../../client/house/motion.ts'
import { makeCashOut, makeSteps } from '../../client/house/steps.ts'
import type { Action } from './engine.ts'
import { type Call, type Card, readShown, type Shown } from './shown.ts'
import { isCallOpen } from './suspense.ts'

export const letterOf = (rank: number): string =>
  ['A', 'J', 'Q', 'K'][[1, 11, 12, 13].indexOf(rank)] ?? String(rank)

const faceOf = ({ rank, suit }: Card) => cardNode(letterOf(rank), suit)

/** Earlier cards that are kept in sight. */
const trailLength = 8

/** Correct calls after which auto play cashes out. */
const autoCalls = 1

const callsIn = ({ moves }: Shown) => moves.filter((move) => move !== 'skip').length

/** The card that counts, and the ones before it. */
function makeCards(motion: Motion) {
  const place = element('div', { class: 'hilo-card' }, cardBack())
  const trail = element('ol', { class: 'hilo-trail' })
  return {
    ...{ place, trail },
    clear: () => {
      trail.replaceChildren()
      place.replaceChildren(cardBack())
    },
    lay: ({ cards, moves }: Shown) => {
      const from = Math.max(0, cards.length - 1 - trailLength)
      const earlier = cards.slice(from, -1)
      trail.replaceChildren(
        ...earlier.map((card, i) => element('li', { class: moves[from + i] ?? '' }, faceOf(card))),
      )
      place.replaceChildren(...cards.slice(-1).map(faceOf))
    },
    turn: (look: Look) => {
      const edge = { transform: 'translateX(60%) rotateY(90deg)', opacity: 0.2 }
      return motion.run(place, [edge, { transform: 'none', opacity: 1 }], 300, look)
    },
    /** The next card comes face down and leans before it is turned: something large hangs on it. */
    squeeze: async (look: Look) => {
      const face = [...place.childNodes]
      place.replaceChildren(cardBack())
      place.classList.add('waited')
      const leaning = [0, -6, 5, -5, 3, 0].map((turn) => ({ transform: `rotate(${turn}deg) scale(1.03)` }))
      await motion.run(place, leaning, 1_200, look, 'ease-in-out')
      await motion.run(place, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], 180, look, 'ease-in')
      place.replaceChildren(...face)
      await motion.run(place, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], 240, look)
      place.classList.remove('waited')
    },
  }
}

/** What auto play does next: it takes the likelier call, and passes over a card with one call alone. */
function autoAction(shown: Shown): Action {
  const { higher, lower } = shown.prices
  if (callsIn(shown) >= autoCalls) return { cashOut: true }
  if (higher === null || lower === null) return { skip: true }
  return { call: higher <= lower ? 'higher' : 'lower' }
}

export function makeTable(parts: ViewParts): Table {
  const { say, sounds } = parts
  const lab = makeLab('hilo', '#0a1838')
  const cards = makeCards(lab.motion)
  const round = makeSteps<Shown>(parts, {
    isOver: ({ end }) => end !== null,
    draw: () => draw(),
    clear: cards.clear,
  })
  const hint = element('p', { class: 'hilo-hint' }, say('hilo.bet'))
  lab.board.append(element('div', { class: 'hilo-face' }, cards.place, hint, cards.trail))

  const higher = press('hue hilo-up', () => round.take({ call: 'higher' }))
  const lower = press('hue hilo-down', () => round.take({ call: 'lower' }))
  const skip = press('', () => round.take({ skip: true }))
  const cashOut = makeCashOut(parts, round)
  const figures = gauges({ now: say('lab.multiplier'), returns: say('lab.returns') })
  lab.actions.append(element('div', { class: 'lab-row' }, higher.node, lower.node), skip.node, cashOut.node)
  lab.facts.append(figures.node)

  function draw(): void {
    lab.actions.hidden = !round.isUnderWay()
    const canAct = round.isOpen()
    const shown = round.shown()
    const now = shown?.now ?? 0
    for (const [call, { node, set }] of Object.entries({ higher, lower })) {
      const multiple = canAct ? (shown?.prices[call as Call] ?? null) : null
      node.disabled = multiple === null
      set(say(`hilo.${call}`), multiple === null ? '–' : timesText(multiple))
    }
    skip.node.disabled = !canAct || shown?.skipsLeft === 0
    skip.set(say('hilo.skip'), say('hilo.skipsLeft', { count: shown?.skipsLeft ?? 52 }))
    cashOut.draw(now, true)
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('returns', now > 0 ? round.worth(now) : '–')
    hint.hidden = shown !== null
    cards.place.classList.toggle('wrong', shown?.end === 'wrong')
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const before = round.shown()
    const isNew = next.cards.length !== (before?.cards.length ?? 0)
    const isOpen = isNew && before !== null && isCallOpen(before, next.moves.at(-1))
    lab.motion.begin()
    if (isOpen) {
      // What it comes to is told after the card.
      cards.lay(next)
      sounds.play('rise', 3)
      await cards.squeeze(look)
    }
    round.follow(answer, next)
    cards.lay(next)
    if (!isNew) return
    sounds.play(next.end === 'wrong' ? 'bad' : 'card', callsIn(next))
    if (!isOpen) await cards.turn(look)
    if (next.end) await parts.pause(look.turbo ? 100 : 400)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: {} }),
    begin: round.begin,
    show,
    rest: round.rest,
    auto: (open) => ({ ...autoAction(readShown(open.shown)) }),
    press: keysFor({ h: higher, l: lower, c: cashOut }),
    words: (ended) => {
      const now = readShown(ended.shown)
      return say('hilo.won', { calls: callsIn(now), multiple: timesText(now.now) })
    },
  }
}
