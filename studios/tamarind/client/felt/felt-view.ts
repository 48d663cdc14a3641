/** The one table of all games with chips: cloth, places, chips, a road of results; the game lends the rest. */
import './felt.css'
import './scenes.css'
import './layout.css'
import './foot.css'
import { boxesIn } from '@jackfruit/game-page/celebrate/boxes'
import { element } from '@jackfruit/game-page/dom'
import { roadRoom } from '@jackfruit/game-page/felt/room'
import { type OpenBets, type Stacks, totalOf } from '@jackfruit/game-page/felt/stacks'
import { words } from '@jackfruit/game-page/felt/words'
import { addLoupe } from '@jackfruit/game-page/loupe/loupe'
import { type Motion, makeMotion } from '@jackfruit/game-page/motion/motion'
import type { GameView, Laid, Table, ViewParts } from '@jackfruit/game-page/view'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import { readChipFacts, type Wins } from '../../shared/shown.ts'
import { makeBets } from './bets.ts'
import { makeChipRow } from './chip-row.ts'
import { hallOf } from './hall.ts'
import type { FeltLook } from './look.ts'
import { makePlaces } from './places.ts'
import { makeRoad } from './road.ts'
import { rulesOf } from './rules-page.ts'
import { makeSlip } from './slip.ts'
import { boxOf, makeSurroundings } from './surroundings.ts'
import { makeTools } from './tools.ts'

export const feltView = (look: FeltLook): GameView => ({
  ...{ name: look.name, hall: hallOf(look.hall), studio: 'Tamarind' },
  ...(look.hasActions ? { hasActions: true } : {}),
  texts: [words, look.texts],
  make: (parts) => makeFelt(look, parts),
  rules: (parts) => rulesOf(look, parts),
})

/** CSS pixels: narrower tables have their parts below one another, narrower boards fewer columns and more rows. */
const narrowest = 560
const narrowestBoard = 480
/** Lower ones have their parts beside one another; in the lowest only what is played with is left. */
const lowest = { beside: 520, low: 360 }

function shapeOf({ width, height }: Parameters<Table['fit']>[0]) {
  const tall = width < narrowest
  const beside = !tall && height < lowest.beside
  return { tall, beside, low: beside && height < lowest.low, desk: !tall && !beside }
}

function makeFelt(look: FeltLook, parts: ViewParts): Table {
  const { say, sounds, currency } = parts
  const made = makeParts(look, parts, draw)
  const { bets, motion, scene, places, chips, tools, road, slip, surroundings, node, rail } = made

  function draw(laid: string | null) {
    if (laid !== null) sounds.play('chip')
    places.clearWins()
    places.setStacks(bets.stacks())
    const stack = laid === null ? null : places.stackOf(laid)
    const chip = chips.node.querySelector('[aria-pressed="true"] .felt-chip')
    if (stack && chip) motion.chip(chip, chip, stack)
    tools.allow(bets.may())
    parts.changed()
  }
  /** A round of an earlier visit finds the felt empty: what was bet in it lies there again. */
  function drawOpen({ first, now }: OpenBets) {
    if (bets.putBack(first)) parts.changed()
    places.setStacks(now)
  }
  function drawEnd(shown: Json) {
    node.classList.remove('under-way')
    places.setStacks(bets.stacks())
    const wins = look.wins(shown)
    places.setWins(wins)
    settleChips(places, motion, wins)
    road.add(look.mark(shown), look.words(shown, say))
    sounds.play(Object.keys(wins).length > 0 ? 'reveal' : 'land')
  }

  return {
    ...{ node, rail },
    laid: () => laidAs(bets.stacks(), look, { say, scale: currency.scale }),
    fit: (room) => {
      const shape = shapeOf(room)
      for (const [name, is] of Object.entries(shape)) node.classList.toggle(name, is)
      road.setRoom(roadRoom(shape, road.node, look.kind))
      arrange(look, places)
      surroundings.fit(node)
    },
    play: () => boxOf(surroundings.play),
    // The places that paid stay bright, chips, amounts and all.
    cast: { lit: () => boxesIn(node, node.querySelectorAll('.place.won')), veil: '4 14 10' },
    begin: (how) => {
      places.clearWins()
      bets.begin()
      slip.set(bets.stacks())
      node.classList.add('under-way')
      scene.begin(how)
    },
    show: async (round, how) => {
      if (!round.ended && look.bets) drawOpen(look.bets(round.shown, currency.scale))
      await scene.show(round.shown, how, round)
      if (round.ended) drawEnd(round.shown)
    },
    hurry: () => {
      scene.hurry?.()
      motion.finish()
    },
    rest: () => {
      node.classList.remove('under-way')
      scene.rest()
    },
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

/** All that lies on the table and in its rail; `draw` is told what changes of the bets. */
function makeParts(look: FeltLook, parts: ViewParts, draw: (laid: string | null) => void) {
  const { say, currency } = parts
  const facts = readChipFacts(parts.facts)
  const limits = new Map(facts.places.map(({ id, limit }) => [id, facts.limits[currency.code]?.[limit]]))
  const bets = makeBets((id) => parseMinor(limits.get(id), currency.scale) ?? 0n, draw)
  const motion = makeMotion()
  const scene = look.scene(parts, motion)
  const places = makePlaces(look, parts, facts, (id) => bets.lay(id, parts.stake()))
  const chips = makeChipRow(parts)
  const tools = makeTools(say, bets.acts)
  const road = makeRoad(say('felt.road'), look.isBead === true, look.sides?.(say))
  const slip = makeSlip(look, parts, facts)
  const surroundings = makeSurroundings(look, parts, { scene, motion })
  const node = element(
    'div',
    { class: `felt on-${look.kind}` },
    ...[surroundings.cloth, scene.backdrop ?? null, surroundings.play],
    ...[look.kind === 'wheel' ? slip.node : null, places.node, road.node, motion.node],
  )
  node.style.setProperty('--cloth', look.cloth)
  const rail = element('div', { class: 'felt-rail' }, chips.node, tools.node, scene.actions ?? null)
  if (look.hasLoupe) addLoupe(places.node, node)
  // Also when the parts around it leave the board other room.
  new ResizeObserver(() => arrange(look, places)).observe(places.node)
  return { bets, motion, scene, places, chips, tools, road, slip, surroundings, node, rail }
}

type Places = ReturnType<typeof makePlaces>

function arrange(look: FeltLook, places: Places): void {
  const room = { width: places.node.clientWidth, height: places.node.clientHeight }
  if (room.width === 0 || room.height === 0) return
  places.arrange(look.board(room.width < narrowestBoard ? 'tall' : 'wide', room.width / room.height), room)
}

/** What would be bet, as the studio reads it; or what is missing. */
function laidAs(
  stacks: Stacks,
  { needs }: FeltLook,
  { say, scale }: { readonly say: ViewParts['say']; readonly scale: number },
): Laid {
  const stake = totalOf(stacks)
  if (stake === 0n) return { missing: say('felt.noChips'), stake }
  if (needs && !stacks.has(needs)) return { missing: say('felt.needsMain'), stake }
  const amounts = [...stacks].map(([id, amount]) => [id, formatMinor(amount, scale)])
  return { choice: { bets: Object.fromEntries(amounts) }, stake }
}

/** What lost goes to the bank, what won is paid from it. The chips stay where they lay, to be bet again. */
function settleChips({ laid }: Places, motion: Motion, wins: Wins): void {
  let paid = 0
  for (const [id, stack] of laid()) {
    if (Object.hasOwn(wins, id)) motion.chip(stack, 'tray', stack, 180 + 60 * paid++)
    else motion.chip(stack, stack, 'tray')
  }
}
