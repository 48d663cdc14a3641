/** The one frame of all slots: a game lends its look as data, and what it shows is of one shape. */
import './slot/slot.css'
import './around/scene.css'
import './around/meters.css'
import { isStaged, specs, tierOf } from '@jackfruit/game-page/celebrate/tiers'
import { makePatience } from '@jackfruit/game-page/flow/patience'
import type { GameView, Round, Table, ViewParts } from '@jackfruit/game-page/view'
import { type Meters, makeMeters } from './around/meters.ts'
import { isUpright, makeScene } from './around/scene.ts'
import { makeBoard } from './reels/board.ts'
import { loadSprites } from './reels/sprites.ts'
import type { Heard } from './reels/waits.ts'
import { linesOf } from './slot/facts.ts'
import type { SlotLook } from './slot/look.ts'
import { presentRound } from './slot/present.ts'
import { readShown } from './slot/read-shown.ts'
import { rulesKit, symbolPicture } from './slot/rules-kit.ts'
import { makeSlotOverlays, type SlotOverlays } from './slot/strip.ts'
import { startTour, type Tour } from './slot/tour.ts'
import { roundWords, waitWords } from './slot/words.ts'

export type { SlotLook } from './slot/look.ts'

interface Room {
  readonly width: number
  readonly height: number
}

export function slotView(look: SlotLook): GameView {
  const { name, hall, texts } = look
  return {
    ...{ name, hall, studio: 'Hexworks', face: 'spin' },
    texts: [import.meta.glob('./texts/*.ts'), texts],
    make: (parts) => makeTable(look, parts),
    rules: (parts) => look.rules(parts, rulesKit(parts, look)),
  }
}

/** On a phone of the usual height whoever looks over the reels has room for a face above the name. */
const faceRoom = { from: 480, above: 100 } as const
/** On a shorter one the reels have that room; the name alone stays above them, or one row of meters. */
const shortRoom = { above: 30, below: 40 } as const
/** Held sideways: one row of meters, or nothing. */
const lyingRoom = { meters: 34, none: 6 } as const

/** In CSS pixels: what looks over the reels on phones held upright, and meters where they have no column. */
const roomAbove = (
  isPortrait: boolean,
  { above, aboveShort }: Pick<Meters, 'above' | 'aboveShort'>,
  { width, height }: Room,
  look: SlotLook,
): number => {
  const reels = look.reels + (look.hasTimesReel ? 1 : 0)
  // Reels that are as wide as the screen leave so much of its height.
  if (isPortrait) {
    const most = Math.min(190, height - 92 - (width / reels) * 1.44 * look.rows)
    if (height >= faceRoom.from) return Math.max(above, most, faceRoom.above)
    return Math.max(aboveShort || shortRoom.above, most)
  }
  if (height < 400) return aboveShort > 0 ? lyingRoom.meters : lyingRoom.none
  return 12
}

const belowUpright = ({ height }: Room): number => (height < faceRoom.from ? shortRoom.below : 64)

/** What is heard and said while the reels turn. */
function heardBy(look: SlotLook, { sounds, say }: ViewParts, overlays: SlotOverlays): Heard {
  const counted = look.promises?.counted?.symbol
  return {
    landed: (reel, scatters) => {
      sounds.play('land', reel)
      // Each further one a third higher.
      if (scatters > 0) sounds.play('bell', scatters)
    },
    waits: (held) =>
      overlays.wait(
        held && waitWords(held, say),
        held?.count && counted ? symbolPicture(look, counted, say) : null,
      ),
    rises: (step) => sounds.play('rise', step),
  }
}

async function makeTable(look: SlotLook, parts: ViewParts): Promise<Table> {
  const { sounds, say, currency } = parts
  const sprites = await loadSprites(look, (key) => say(key))
  const patience = makePatience()
  const overlays = makeSlotOverlays(currency)
  const { coin } = look
  const faces = coin ? { ...look, faces: { [coin]: currency.symbol } } : look
  const board = makeBoard(faces, sprites, heardBy(look, parts, overlays))
  const meters = makeMeters(look, parts)
  const { ladder, ways, plates } = meters
  // What auto play may stop at: there is nothing to choose where a round is one spin.
  const hasFeature = look.scatter !== undefined || look.respin !== undefined
  const scene = makeScene(look, parts.language)
  const { node } = scene
  scene.meters.append(...meters.nodes)
  node.append(board.node, ...overlays.nodes)
  let standing = look.first
  let tour: Tour | null = null
  const stand = { look, lines: linesOf(parts.facts), parts, board, overlays, patience, ladder, ways, plates }
  board.show(standing)
  ways?.show(standing)

  return {
    node,
    laid: () => ({ choice: null }),
    fit: (room) => {
      const isPortrait = isUpright(room)
      board.resize(room, {
        above: roomAbove(isPortrait, meters, room, look),
        below: isPortrait ? belowUpright(room) : Math.min(44, Math.max(20, room.height * 0.055)),
      })
      // The page knows its stake only once the table is made.
      meters.setStake(parts.stake())
      scene.fit(board.board(), room)
    },
    frame: () => {
      const { x, y, width, height, frame } = board.board()
      // Where the reels go from edge to edge the sides of the frame are outside.
      const edge = Math.min(frame, x)
      return { x: x - edge, y: y - frame, width: width + edge * 2, height: height + frame * 2 }
    },
    cast: {
      lit: board.lit,
      pieces: () => look.particles.map((_, index) => sprites.particle(index)),
      character: look.guardian,
    },
    begin: (how) => {
      tour?.stop()
      overlays.clear()
      ladder?.enter('base')
      plates.setWon(new Set())
      board.begin(how)
      sounds.play('tick')
    },
    show: async (round, how) => {
      const shown = readShown(round.shown)
      await presentRound(stand, round, shown, how)
      standing = shown.spins.at(-1)?.grid ?? standing
      const [only, ...others] = shown.spins
      const tier = tierOf(round.stake, round.win)
      if (tier > 0) scene.cheer()
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
    setStake: meters.setStake,
    setMeters: meters.setMeters,
    words: (round: Round) => roundWords(readShown(round.shown), say, look.ownWords),
    ...(hasFeature ? { feature: (round: Round) => readShown(round.shown).spins.length > 1 } : {}),
  }
}
