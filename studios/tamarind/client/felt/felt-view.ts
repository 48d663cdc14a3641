/** The one table of all games with chips: cloth, places, chips, a road of results; the game lends the rest. */
import './felt.css'
import './foot.css'
import { boxesIn } from '@jackfruit/game-page/celebrate/boxes'
import { element } from '@jackfruit/game-page/dom'
import type { GameView, Table, ViewParts } from '@jackfruit/game-page/view'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import { readChipFacts } from '../../shared/shown.ts'
import { makeBets } from './bets.ts'
import { makeChipRow } from './chip-row.ts'
import { hallOf } from './hall.ts'
import type { FeltLook } from './look.ts'
import { makePlaces } from './places.ts'
import { makeRoad } from './road.ts'
import { rulesOf } from './rules-page.ts'
import { type OpenBets, totalOf } from './stacks.ts'
import { makeTools } from './tools.ts'

export const feltView = (look: FeltLook): GameView => ({
  ...{ name: look.name, hall: hallOf(look.hall), studio: 'Tamarind' },
  ...(look.hasActions ? { hasActions: true } : {}),
  texts: [import.meta.glob('./texts/*.ts'), look.texts],
  make: (parts) => makeFelt(look, parts),
  rules: (parts) => rulesOf(look, parts),
})

/** CSS pixels: narrower tables have their parts below one another, narrower boards fewer columns and more rows. */
const narrowest = 560
const narrowestBoard = 480

function shapeOf({ width, height }: Parameters<Table['fit']>[0]) {
  const tall = width < narrowest
  const beside = !tall && height < 620
  return { tall, beside, low: beside && height < 340 }
}

function makeFelt(look: FeltLook, parts: ViewParts): Table {
  const { say, sounds, currency } = parts
  const facts = readChipFacts(parts.facts)
  const limits = new Map(facts.places.map(({ id, limit }) => [id, facts.limits[currency.code]?.[limit]]))
  const bets = makeBets((id) => parseMinor(limits.get(id), currency.scale) ?? 0n, draw)
  const scene = look.scene(parts)
  const places = makePlaces(look, parts, facts, (id) => bets.lay(id, parts.stake()))
  const chips = makeChipRow(parts)
  const tools = makeTools(say, bets.acts)
  const road = makeRoad(say('felt.road'), look.isBead === true)
  const node = element(
    'div',
    { class: 'felt' },
    element('div', { class: 'felt-scene' }, scene.node),
    ...[places.node, road.node, chips.node, tools.node],
  )
  node.style.setProperty('--cloth', look.cloth)
  node.classList.toggle('played', look.isSceneLarge === true)

  function draw(isLaid: boolean) {
    if (isLaid) sounds.play('chip')
    places.clearWins()
    places.setStacks(bets.stacks())
    tools.allow(bets.may())
    parts.changed()
  }

  /** Also when the parts around it leave the board other room. */
  function arrange() {
    const room = { width: places.node.clientWidth, height: places.node.clientHeight }
    if (room.width === 0 || room.height === 0) return
    places.arrange(look.board(room.width < narrowestBoard ? 'tall' : 'wide', room.width / room.height), room)
  }
  new ResizeObserver(arrange).observe(places.node)

  /** A round of an earlier visit finds the felt empty: what was bet in it lies there again. */
  function drawOpen({ first, now }: OpenBets) {
    if (bets.putBack(first)) parts.changed()
    places.setStacks(now)
  }

  return {
    node,
    laid: () => {
      const stacks = bets.stacks()
      const stake = totalOf(stacks)
      if (stake === 0n) return { missing: say('felt.noChips'), stake }
      if (look.needs && !stacks.has(look.needs)) return { missing: say('felt.needsMain'), stake }
      const amounts = [...stacks].map(([id, amount]) => [id, formatMinor(amount, currency.scale)])
      return { choice: { bets: Object.fromEntries(amounts) }, stake }
    },
    fit: (room) => {
      const shape = shapeOf(room)
      for (const [name, is] of Object.entries(shape)) node.classList.toggle(name, is)
      road.setRows(shape.low || shape.tall ? 1 : shape.beside ? 3 : 6)
      arrange()
    },
    // The places that paid stay bright, chips, amounts and all.
    cast: { lit: () => boxesIn(node, node.querySelectorAll('.place.won')), veil: '4 14 10' },
    begin: (how) => {
      places.clearWins()
      bets.begin()
      scene.begin(how)
    },
    show: async (round, how) => {
      if (!round.ended && look.bets) drawOpen(look.bets(round.shown, currency.scale))
      await scene.show(round.shown, how, round)
      if (!round.ended) return
      places.setStacks(bets.stacks())
      const wins = look.wins(round.shown)
      places.setWins(wins)
      road.add(look.mark(round.shown), look.words(round.shown, say))
      sounds.play(Object.keys(wins).length > 0 ? 'reveal' : 'land')
    },
    hurry: () => scene.hurry?.(),
    rest: () => scene.rest(),
    lock: (locked) => {
      bets.lock(locked)
      node.classList.toggle('locked', locked)
      chips.lock(locked)
      tools.allow(bets.may())
    },
    setStake: chips.set,
    press: (key) => scene.press?.(key) || (!bets.isLocked() && (tools.press(key) || chips.press(key))),
    words: (round) => look.words(round.shown, say),
  }
}
