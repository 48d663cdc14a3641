/** The one frame of all slots: a game lends its look as data, and what it shows is of one shape. */
import './slot/slot.css'
import { isStaged, specs, tierOf } from '@jackfruit/game-page/celebrate/tiers'
import { element } from '@jackfruit/game-page/dom'
import { makePatience } from '@jackfruit/game-page/flow/patience'
import type { GameView, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { makeBoard } from './reels/board.ts'
import { loadSprites } from './reels/sprites.ts'
import { linesOf, prizesOf } from './slot/facts.ts'
import { makeLadder, rungsOf } from './slot/ladder.ts'
import type { SlotLook } from './slot/look.ts'
import { makePlates } from './slot/plates.ts'
import { presentRound } from './slot/present.ts'
import { readShown } from './slot/read-shown.ts'
import { rulesKit } from './slot/rules-kit.ts'
import { makeSlotOverlays } from './slot/strip.ts'
import { startTour, type Tour } from './slot/tour.ts'
import { roundWords } from './slot/words.ts'

export type { SlotLook } from './slot/look.ts'

export function slotView(look: SlotLook): GameView {
  const { name, hall, texts } = look
  return {
    ...{ name, hall, studio: 'Hexworks', face: 'spin' },
    texts: [import.meta.glob('./texts/*.ts'), texts],
    make: (parts) => makeTable(look, parts),
    rules: (parts) => look.rules(parts, rulesKit(parts, look)),
  }
}

/** In CSS pixels: the name of the game or the strip of a feature on phones held upright, and plates everywhere. */
const roomAbove = (isPortrait: boolean, hasPlates: boolean, height: number): number => {
  if (isPortrait) return hasPlates ? 112 : 64
  if (height < 400) return hasPlates ? 34 : 12
  // The strip of a feature lies on the frame.
  return hasPlates ? 74 : 20
}

/** What stands around the reels: two guardians, and the name of the game. */
function makeScene(look: SlotLook, language: string): HTMLElement {
  const title = look.name[language] ?? look.name['EN'] ?? ''
  const marquee = element('p', { class: 'marquee', 'aria-hidden': 'true' }, title)
  marquee.style.setProperty('--letters', String(title.length))
  const guardians = ['left', 'right'].map((side) =>
    element('div', { class: `guardian ${side}`, 'aria-hidden': 'true' }),
  )
  const node = element('div', { class: `slot ${look.rows > 5 ? 'dense' : ''}` }, ...guardians, marquee)
  // A picture of nothing on screen is not fetched: phones have no room for the guardians.
  if (look.guardian) node.style.setProperty('--guardian', `url("${look.guardian}")`)
  return node
}

async function makeTable(look: SlotLook, parts: ViewParts): Promise<Table> {
  const { sounds, say, currency } = parts
  const sprites = await loadSprites(look, (key) => say(key))
  const patience = makePatience()
  const overlays = makeSlotOverlays(currency)
  const board = makeBoard(look, sprites, (reel, scatters) => {
    sounds.play('land', reel)
    if (scatters > 0) sounds.play('reveal', scatters)
  })
  const plates = makePlates(parts)
  const prizes = look.hasPrizes ? prizesOf(parts.facts) : []
  const rungs = rungsOf(parts.facts)
  const ladder = rungs && makeLadder(rungs)
  // What auto play may stop at: there is nothing to choose where a round is one spin.
  const hasFeature = look.scatter !== undefined || look.respin !== undefined
  const hasPlates = look.hasMeters === true || prizes.length > 0
  const node = makeScene(look, parts.language)
  const besides = [...(hasPlates ? [plates.node] : []), ...(ladder ? [ladder.node] : [])]
  node.append(board.node, ...besides, ...overlays.nodes)
  let standing = look.first
  let tour: Tour | null = null
  const stand = { look, lines: linesOf(parts.facts), parts, board, overlays, patience, ladder }
  board.show(standing)

  return {
    node,
    laid: () => ({ choice: null }),
    fit: (room) => {
      const isPortrait = room.width < 600 && room.height > room.width * 0.9
      board.resize(room, {
        above: roomAbove(isPortrait, hasPlates, room.height),
        below: isPortrait ? 88 : Math.min(50, Math.max(24, room.height * 0.075)),
      })
      // The page knows its stake only once the table is made.
      if (prizes.length > 0) plates.setPrizes(prizes, parts.stake())
      node.style.setProperty('--cell', `${board.board().cellWidth}px`)
    },
    frame: () => {
      const { x, y, width, height, frame } = board.board()
      return { x: x - frame, y: y - frame, width: width + frame * 2, height: height + frame * 2 }
    },
    cast: {
      lit: board.lit,
      pieces: () => look.particles.map((_, index) => sprites.particle(index)),
      ...(look.guardian ? { character: look.guardian } : {}),
    },
    begin: (how) => {
      tour?.stop()
      overlays.clear()
      ladder?.enter('base')
      board.begin(how)
      sounds.play('tick')
    },
    show: async (round, how) => {
      const shown = readShown(round.shown)
      await presentRound(stand, round, shown, how)
      standing = shown.spins.at(-1)?.grid ?? standing
      const [only, ...others] = shown.spins
      const tier = tierOf(round.stake, round.win)
      if (only && others.length === 0 && !only.tumbles && tier > 0)
        tour = startTour(stand, only.wins, isStaged(tier, how.turbo) ? specs[tier].lastsMs : 0)
    },
    hurry: () => {
      board.slam()
      patience.pressOn()
    },
    rest: () => {
      tour?.stop()
      overlays.clear()
      board.show(standing)
    },
    lock: () => {},
    setStake: (stake) => {
      if (prizes.length > 0) plates.setPrizes(prizes, stake)
    },
    setMeters: (meters) => {
      if (look.hasMeters) plates.setMeters(meters)
    },
    words: (round: Round) => roundWords(readShown(round.shown), say, look.ownWords),
    ...(hasFeature ? { feature: (round: Round) => readShown(round.shown).spins.length > 1 } : {}),
  }
}
