/** The coin: it spins once for each call, and the ladder beside it climbs. */
import './view.css'
import { drawing, element } from '@jackfruit/game-page/dom'
import type { Look, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { keysFor, ladder, press, recent, segments } from '../../client/house/controls.ts'
import { shortTimes, timesText } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import { makeCashOut, makeSteps } from '../../client/house/steps.ts'
import { type Face, readFacts, readShown, type Shown } from './shown.ts'

/** A kite on heads, three stars on tails. */
const emblems: Readonly<Record<Face, string>> = {
  heads: 'M50 16 76 46 50 82 24 46ZM50 16V82M24 46H76',
  tails:
    'M50 18l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1ZM30 62l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1ZM70 62l3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z',
}

const sideOf = (face: Face, word: string) =>
  element(
    'div',
    { class: `coin-side ${face}` },
    drawing('0 0 100 100', { d: emblems[face], fill: '#ffe9a8', stroke: '#8a5600', 'stroke-width': 2.5 }),
    element('span', {}, word),
  )

export function makeTable(parts: ViewParts): Table {
  const { say, sounds, changed } = parts
  const all = readFacts(parts.facts).ladder
  const lab = makeLab('coinflip', '#2a1706')
  const round = makeSteps<Shown>(parts, { isOver: ({ end }) => end !== null, draw: () => draw() })

  const sides = (['heads', 'tails'] as const).map((face) => [face, say(`coin.${face}`)] as const)
  const coin = element('div', { class: 'coin' }, ...sides.map(([face, word]) => sideOf(face, word)))
  const past = recent(say('lab.recent'))
  lab.board.append(past.node, element('div', { class: 'coin-place' }, coin))

  const first = segments<Face>(say('coin.call'), sides, 'heads', changed)
  const heads = press('hue', () => round.take({ call: 'heads' }), say('coin.callHeads'))
  const tails = press('hue', () => round.take({ call: 'tails' }), say('coin.callTails'))
  const cashOut = makeCashOut(parts, round)
  const steps = ladder(say('lab.steps'))
  const calls = element('div', { class: 'lab-row' }, heads.node, tails.node)
  lab.options.append(first.node)
  lab.actions.append(calls, cashOut.node)
  lab.facts.append(steps.node)

  function draw(): void {
    const shown = round.shown()
    lab.options.hidden = round.isUnderWay()
    lab.actions.hidden = !round.isUnderWay()
    for (const { node } of [heads, tails]) node.disabled = !round.isOpen()
    cashOut.draw(shown?.now ?? 0)
    steps.set(all.map(shortTimes), shown && shown.end !== 'wrong' ? shown.calls.length : 0)
  }

  async function spin(fall: Face, look: Look): Promise<void> {
    const end = fall === 'heads' ? 0 : 180
    coin.style.transform = `rotateX(${end}deg)`
    const frames = [
      { transform: 'rotateX(0deg)', translate: '0 0' },
      { translate: '0 -22%', offset: 0.45 },
      { transform: `rotateX(${1440 + end}deg)`, translate: '0 0' },
    ]
    await lab.motion.run(coin, frames, 900, look, 'cubic-bezier(0.3, 0.1, 0.3, 1)')
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const fall = next.falls.at(-1) ?? 'heads'
    if (next.falls.length > (round.shown()?.falls.length ?? 0)) {
      await spin(fall, look)
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
