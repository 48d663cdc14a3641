/** The table of Jacks or Better: five cards, a hold under each, and the table of pays. */
import './view.css'
import { cardBack, cardNode } from '@jackfruit/game-page/cards/cards'
import { element } from '@jackfruit/game-page/dom'
import type { Look, Round, Say, Sounds, Table, ViewParts } from '@jackfruit/game-page/view'
import { keysFor, press } from '../../client/house/controls.ts'
import { shortTimes } from '../../client/house/figures.ts'
import { makeLab } from '../../client/house/lab.ts'
import type { Motion } from '../../client/house/motion.ts'
import { makeSteps } from '../../client/house/steps.ts'
import { rankOf, suitOf } from './hand.ts'
import { bestHold } from './optimal.ts'
import { readFacts, readShown, type Shown } from './shown.ts'
import { isLastOpen } from './suspense.ts'
import { makePays } from './view-pays.ts'

const letters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

const faceOf = (card: number) => cardNode(letters[rankOf(card)] ?? '', suitOf(card))

/** Five places for cards, each a button that holds its card. */
const makePlaces = (say: Say, toggle: (place: number) => void) =>
  Array.from({ length: 5 }, (_, place) => {
    const face = element('div', { class: 'vp-face' }, cardBack())
    const hold = element('span', { class: 'vp-hold' }, say('vp.hold'))
    const pressed = { type: 'button', class: 'vp-place', onclick: () => toggle(place) }
    const node = element('button', pressed, face, hold)
    return {
      ...{ node, face },
      draw: (canHold: boolean, isHeld: boolean, isBest: boolean) => {
        node.disabled = !canHold
        node.setAttribute('aria-pressed', String(isHeld))
        node.classList.toggle('best', isBest)
        node.classList.toggle('kept', isHeld && !canHold)
        const card = node.querySelector('.card')?.getAttribute('aria-label') ?? ''
        node.setAttribute('aria-label', `${say('vp.card', { number: place + 1 })} ${card} ${say('vp.hold')}`)
      },
    }
  })

/** The last card lies face down, leans, and is turned by its corner: something large hangs on it. */
async function squeeze(
  { node, face }: Pick<ReturnType<typeof makePlaces>[number], 'node' | 'face'>,
  card: HTMLElement,
  { motion, sounds, look }: { readonly motion: Motion; readonly sounds: Sounds; readonly look: Look },
): Promise<void> {
  node.classList.add('waited')
  sounds.play('rise', 3)
  const leaning = [0, -5, 4, -4, 3, 0].map((turn) => ({ transform: `rotate(${turn}deg) scale(1.05)` }))
  await motion.run(face, leaning, 1_100, look, 'ease-in-out')
  await motion.run(face, [{ transform: 'none' }, { transform: 'rotateY(90deg)' }], 190, look, 'ease-in')
  face.replaceChildren(card)
  await motion.run(face, [{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], 240, look)
  node.classList.remove('waited')
}

/** Cards come one after the other from above, each turning as it lands. */
const landing = (place: number) => {
  const waits = { transform: 'translateY(-40%) rotateY(90deg)', opacity: 0 }
  return [waits, { ...waits, offset: (place * 0.12) / 0.9 }, { transform: 'none', opacity: 1 }]
}

export function makeTable(parts: ViewParts): Table {
  const { say, sounds } = parts
  const lab = makeLab('vp', '#06291f')
  const held = new Set<number>()
  const waited = { motion: lab.motion, sounds }
  const round = makeSteps<Shown>(parts, {
    isOver: (shown) => shown.held !== null,
    draw: () => tell(),
    clear: () => {
      held.clear()
      for (const { face } of places) face.replaceChildren(cardBack())
    },
  })

  const places = makePlaces(say, toggle)
  const all = readFacts(parts.facts).pays
  const pays = makePays(parts, all)
  const name = element('p', { class: 'vp-name', role: 'status' })
  const cards = element('div', { class: 'vp-cards' }, ...places.map(({ node }) => node))
  lab.board.append(element('div', { class: 'vp-table' }, pays.node, name, cards))

  const draw = press('gold', () => round.take({ hold: [...held].toSorted() }), say('vp.draw'))
  const hints = element('input', { type: 'checkbox', onchange: () => tell() })
  lab.options.append(element('label', { class: 'vp-hints' }, hints, say('vp.hints')))
  lab.actions.append(draw.node)

  function toggle(place: number): void {
    if (!round.isOpen()) return
    if (!held.delete(place)) held.add(place)
    sounds.play('tick')
    tell()
  }

  function tell(): void {
    const canHold = round.isOpen()
    lab.actions.hidden = !round.isUnderWay()
    const shown = round.shown()
    const best = canHold && shown && hints.checked ? bestHold(shown.dealt) : []
    for (const [i, place] of places.entries()) place.draw(canHold, held.has(i), best.includes(i))
    draw.node.disabled = !canHold
    pays.hit(shown?.hand)
    cards.classList.toggle('won', (shown?.held ?? null) !== null && (shown?.multiple ?? 0) > 0)
    name.classList.toggle('won', (shown?.multiple ?? 0) > 0)
    name.textContent = shown ? say(`vp.hand.${shown.hand}`) : say('vp.bet')
  }

  async function show(answer: Round, look: Look): Promise<void> {
    const next = readShown(answer.shown)
    const fresh = places.filter((_, place) => !next.held?.includes(place))
    if (next.held) held.clear()
    for (const place of next.held ?? []) held.add(place)
    for (const [place, { face }] of places.entries()) face.replaceChildren(faceOf(next.cards[place] ?? 0))
    const slow = isLastOpen(next, all) ? fresh.at(-1) : undefined
    slow?.face.replaceChildren(cardBack())
    lab.motion.begin()
    await Promise.all(
      fresh.map(({ face }, i) => {
        sounds.play('card', i)
        return lab.motion.run(face, landing(i), 260 + i * 110, look)
      }),
    )
    if (slow) await squeeze(slow, faceOf(next.cards[places.indexOf(slow)] ?? 0), { ...waited, look })
    round.follow(answer, next)
    if (answer.ended) sounds.play(answer.win > 0n ? 'land' : 'bad')
  }

  tell()
  return {
    ...lab.table,
    laid: () => ({ choice: {} }),
    setStake: pays.draw,
    begin: round.begin,
    show,
    rest: round.rest,
    auto: () => ({ best: true }),
    press: (key) => {
      const place = ['1', '2', '3', '4', '5'].indexOf(key)
      if (place >= 0) toggle(place)
      return place >= 0 || keysFor({ d: draw })(key)
    },
    words: (ended) => {
      const { hand, multiple } = readShown(ended.shown)
      return say('vp.won', { hand: say(`vp.hand.${hand}`), multiple: shortTimes(multiple * 100) })
    },
  }
}
