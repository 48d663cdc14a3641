/** The coin: it spins once for each call, and the ladder beside it climbs. */
import './view.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { gauges, keysFor, ladder, press, recent, segments } from '../../client/house/controls.ts'
import { shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeCashOut, makeSteps } from '../../client/house/steps.ts'
import { isStepOpen } from '../../client/house/suspense.ts'
import { type Face, readFacts, readShown, type Shown } from './shown.ts'
import { makeCoin } from './view-coin.ts'

/** Of the twenty steps so many are in sight, around the next. */
const stepsShown = 7

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const all = readFacts(parts.facts).ladder
  const lab = makeLab('coinflip', '#2a1706')
  const round = makeSteps<Shown>(parts, { isOver: ({ end }) => end !== null, draw: () => draw() })

  const sides = (['heads', 'tails'] as const).map((face) => [face, say(`coin.${face}`)] as const)
  const coin = makeCoin(lab.motion, { heads: say('coin.heads'), tails: say('coin.tails') })
  const past = recent(say('lab.recent'))
  const steps = ladder(say('lab.steps'), stepsShown)
  lab.board.append(element('div', { class: 'coin-stage' }, steps.node, past.node, coin.node))

  const first = segments<Face>(say('coin.call'), sides, 'heads', changed)
  const heads = press('hue', () => round.take({ call: 'heads' }), say('coin.callHeads'))
  const tails = press('hue', () => round.take({ call: 'tails' }), say('coin.callTails'))
  const cashOut = makeCashOut(parts, round)
  const figures = gauges({ now: say('lab.multiplier'), next: say('lab.next') })
  const calls = element('div', { class: 'lab-row' }, heads.node, tails.node)
  lab.options.append(first.node)
  lab.actions.append(calls, cashOut.node)
  lab.facts.append(figures.node)

  function draw(): void {
    const shown = round.shown()
    lab.options.hidden = round.isUnderWay()
    lab.actions.hidden = !round.isUnderWay()
    for (const { node } of [heads, tails]) node.disabled = !round.isOpen()
    cashOut.draw(shown?.now ?? 0)
    const done = shown && shown.end !== 'wrong' ? shown.calls.length : 0
    const now = shown?.now ?? 0
    figures.set('now', now > 0 ? timesText(now) : '–')
    figures.set('next', all[done] === undefined ? '–' : timesText(all[done]))
    steps.set(all.map(shortTimes), done)
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const fall = next.falls.at(-1) ?? 'heads'
    // What this call would come to, whatever fell.
    const worth = all[next.falls.length - 1]
    if (next.falls.length > (round.shown()?.falls.length ?? 0)) {
      const isOpen = isStepOpen(worth, 1 / 2)
      if (isOpen) sounds.play('rise', 3)
      lab.motion.begin()
      await coin.toss(fall, isOpen, look)
      past.add(say(`coin.${fall}`), next.calls.at(-1) === fall)
      sounds.play(next.end === 'wrong' ? 'bad' : 'land', next.falls.length)
    }
    round.follow(answer, next)
  }

  draw()
  return {
    ...lab.table,
    laid: () => ({ choice: { call: first.value() } }),
    begin: () => {
      sounds.play('tick')
      round.begin()
    },
    show,
    rest: round.rest,
    lock: first.lock,
    auto: () => ({ cashOut: true }),
    press: keysFor({ h: heads, t: tails, c: cashOut }),
    words: (ended) => {
      const now = readShown(ended.shown)
      return say('coin.won', { calls: now.calls.length, multiple: timesText(now.now) })
    },
  }
}
