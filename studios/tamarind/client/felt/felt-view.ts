/** The one table of all games with chips: cloth, places, chips, a road of results; the game lends the rest. */
import './felt.css'
import './foot.css'
import { element } from '@jackfruit/game-page/dom'
import type { GameView, Table, ViewParts } from '@jackfruit/game-page/view'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import { readChipFacts } from '../../shared/shown.ts'
import { makeChipRow } from './chip-row.ts'
import { hallOf } from './hall.ts'
import type { FeltLook } from './look.ts'
import { makePlaces } from './places.ts'
import { makeRoad } from './road.ts'
import { rulesOf } from './rules-page.ts'
import { double, empty, isSame, lay, type OpenBets, type Stacks, totalOf } from './stacks.ts'
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

function makeFelt(look: FeltLook, parts: ViewParts): Table {
  const { say, sounds, currency } = parts
  const facts = readChipFacts(parts.facts)
  const limits = new Map(facts.places.map(({ id, limit }) => [id, facts.limits[currency.code]?.[limit]]))
  const mostOn = (id: string) => parseMinor(limits.get(id), currency.scale) ?? 0n
  const scene = look.scene(parts)
  const places = makePlaces(look, parts, facts, (id) => change(lay(stacks, id, parts.stake(), mostOn)))
  const chips = makeChipRow(parts)
  const tools = makeTools(say, {
    undo: () => {
      if (isLocked) return
      stacks = before.pop() ?? empty
      draw()
    },
    clear: () => change(empty),
    repeat: () => change(new Map(played)),
    double: () => change(double(stacks, mostOn)),
  })
  const road = makeRoad(say('felt.road'), look.isBead === true)
  const node = element(
    'div',
    { class: 'felt' },
    element('div', { class: 'felt-scene' }, scene.node),
    ...[places.node, road.node, chips.node, tools.node],
  )
  node.style.setProperty('--cloth', look.cloth)
  node.classList.toggle('played', look.isSceneLarge === true)

  let stacks: Stacks = empty
  /** What lay there when the last round was bet. */
  let played: Stacks = empty
  const before: Stacks[] = []
  let isLocked = false

  function change(next: Stacks | null) {
    if (isLocked || next === null) return
    before.push(stacks)
    stacks = next
    sounds.play('chip')
    draw()
  }

  function draw() {
    places.clearWins()
    places.setStacks(stacks)
    drawTools()
    parts.changed()
  }

  function drawTools() {
    const hasChips = stacks.size > 0
    tools.allow({
      undo: !isLocked && before.length > 0,
      clear: !isLocked && hasChips,
      repeat: !isLocked && played.size > 0 && !isSame(stacks, played),
      double: !isLocked && double(stacks, mostOn) !== null,
    })
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
    if (stacks.size === 0) {
      stacks = first
      played = stacks
      parts.changed()
    }
    places.setStacks(now)
  }

  return {
    node,
    laid: () => {
      const stake = totalOf(stacks)
      if (stake === 0n) return { missing: say('felt.noChips'), stake }
      if (look.needs && !stacks.has(look.needs)) return { missing: say('felt.needsMain'), stake }
      const bets = [...stacks].map(([id, amount]) => [id, formatMinor(amount, currency.scale)])
      return { choice: { bets: Object.fromEntries(bets) }, stake }
    },
    fit: ({ width, height }) => {
      const shape = width < narrowest ? 'tall' : 'wide'
      const isBeside = shape === 'wide' && height < 620
      const isLow = isBeside && height < 340
      for (const [name, is] of [
        ['tall', shape === 'tall'],
        ['beside', isBeside],
        ['low', isLow],
      ] as const)
        node.classList.toggle(name, is)
      road.setRows(isLow || shape === 'tall' ? 1 : isBeside ? 3 : 6)
      arrange()
    },
    begin: (how) => {
      places.clearWins()
      played = stacks
      scene.begin(how)
    },
    show: async (round, how) => {
      if (!round.ended && look.bets) drawOpen(look.bets(round.shown, currency.scale))
      await scene.show(round.shown, how, round)
      if (!round.ended) return
      places.setStacks(stacks)
      const wins = look.wins(round.shown)
      places.setWins(wins)
      road.add(look.mark(round.shown), look.words(round.shown, say))
      sounds.play(Object.keys(wins).length > 0 ? 'reveal' : 'land')
    },
    hurry: () => scene.hurry?.(),
    rest: () => scene.rest(),
    lock: (locked) => {
      isLocked = locked
      node.classList.toggle('locked', locked)
      chips.lock(locked)
      drawTools()
    },
    setStake: chips.set,
    press: (key) => scene.press?.(key) || (!isLocked && (tools.press(key) || chips.press(key))),
    words: (round) => look.words(round.shown, say),
  }
}
