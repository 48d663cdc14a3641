import { isStaged, tierOf } from '@jackfruit/game-page/celebrate/tiers'
import { meaningOf } from '@jackfruit/game-page/flow/count-up'
import type { Look, Round } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { Grid, Prize, Shown, Spin, Tumble, Win } from '../../shared/shown.ts'
import { heldReels } from '../reels/anticipation.ts'
import { keyOf, type Tags } from '../reels/drawing.ts'
import type { Lit } from '../reels/lights.ts'
import { showCause } from './cause.ts'
import { coinFigure } from './coin-figure.ts'
import { cellsOfSymbol, showExpansion } from './expand.ts'
import { heldLines, isFull, keptCells, payCoins, pips, respinsLeft, respinWords, showKept } from './hold.ts'
import type { SlotLook } from './look.ts'
import { minorOf } from './read-shown.ts'
import { symbolPicture } from './rules-kit.ts'
import type { Stand } from './stand.ts'
import { litBy, ownTotal, promiseOf, tagsOf, winWords } from './words.ts'

/** How a spin is drawn. `soFar` is told what it has paid after each of its wins. */
interface Course {
  readonly hasMore: boolean
  readonly stake: Minor
  readonly before?: Spin
  readonly soFar: (total: Minor) => void
}

/** How the feature stands while it is drawn. */
interface Feature {
  now: number
  all: number
  total: Minor
}

const plateMs = { normal: 550, turbo: 220 }
const restMs = { normal: 650, turbo: 200 }
const speedOf = ({ turbo }: Look) => (turbo ? 'turbo' : 'normal')

/** With a multiplier reel, what it shows stands right of the others. */
const withTimes = ({ hasTimesReel }: SlotLook, { times = '1' }: Spin, grid: Grid): Grid =>
  hasTimesReel ? [...grid, [`x${times}`]] : grid

const wholeGrid = (look: SlotLook, spin: Spin): Grid => {
  const { grid, coins = [] } = spin
  // A coin of a pot has the enamel of its pot.
  const pots = new Map(coins.map(({ cell, label }) => [keyOf(cell), label]))
  const drawn = grid.map((symbols, reel) =>
    symbols.map((symbol, row) => {
      const pot = pots.get(keyOf([reel, row]))
      return pot && look.symbolNames.includes(pot) ? pot : symbol
    }),
  )
  return withTimes(look, spin, drawn)
}

/** Draws a round as it was dealt, spin by spin. Its sum is the page's to show. */
export async function presentRound(stand: Stand, round: Round, shown: Shown, look: Look): Promise<void> {
  const { board, overlays, parts } = stand
  const { currency } = parts
  const [base, ...others] = shown.spins
  if (!base) return
  const hasMore = others.length > 0 || (base.tumbles?.length ?? 0) > 0
  let wins = 0
  await showSpin(stand, base, look, {
    ...{ hasMore, stake: round.stake },
    soFar: (total) => {
      wins += 1
      if (wins > 1) overlays.strip(parts.say('tumble.times'), null, total)
    },
  })
  if (others.length > 0) {
    overlays.clearStrip()
    await showCause(stand, base)
    board.node.classList.add('in-feature')
    await announce(stand, base, others)
    const feature: Feature = {
      now: 0,
      all: base.awarded ?? others.length,
      total: others[0]?.kind === 'respin' ? coinsOf(base, currency) : 0n,
    }
    let before: Spin = base
    for (const spin of others) {
      await showFeatureSpin(stand, spin, before, look, feature)
      before = spin
    }
    await pauseOf(stand, look)
  }
  for (const prize of shown.prizes ?? []) await showPrize(stand, prize)
  overlays.clear()
  board.node.classList.remove('in-feature')
  // What is celebrated is counted there, and not twice.
  if (others.length > 0 && !isStaged(tierOf(round.stake, round.win), look.turbo))
    await sumUp(stand, round, others, look)
}

/** What these wins light: the multiplier reel too, where it made them more. */
export const litOf = ({ look, lines }: Stand, wins: readonly Win[]): Lit[] => [
  ...litBy(wins, lines),
  ...(look.hasTimesReel && wins.some(({ times }) => times !== '1')
    ? [{ cells: [[look.reels, 0]] as const, path: null }]
    : []),
]

/** A symbol's picture, where the game has one of this name: mixed symbols have none. */
export const symbolOf = ({ look, parts }: Stand, name: string): HTMLElement | null =>
  look.symbolNames.includes(name) ? symbolPicture(look, name, parts.say) : null

/** Stillness is no haste: what nobody saw moving has to be read. */
const pauseOf = ({ patience }: Stand, look: Look) =>
  patience.pause(restMs[speedOf(look)] + (look.still ? plateMs[speedOf(look)] : 0))

async function showSpin(
  stand: Stand,
  spin: Spin,
  look: Look,
  { hasMore, stake, before, soFar }: Course,
): Promise<void> {
  const { board, parts, patience, ladder } = stand
  const { currency } = parts
  ladder?.enter(spin.kind)
  const short = (amount: Minor) => coinFigure(amount, currency)
  const waits = heldReels(stand.look.promises, withTimes(stand.look, spin, spin.grid), spin)
  await patience.during(board.deliver(wholeGrid(stand.look, spin), waits), board.slam)
  stand.ways?.show(spin.grid)
  if (spin.coins || spin.marks) board.tag(tagsOf(spin, short, currency))
  if (before) await showKept(stand, before, spin)
  stand.plates.setWon(new Set((spin.coins ?? []).flatMap(({ label }) => label ?? [])))
  const expanding = spin.wins.filter(({ kind }) => kind === 'expand')
  const plain = spin.wins.filter(({ kind }) => kind !== 'expand')
  const expanded = sumOf(expanding, currency)
  const won = ownTotal(spin, currency) - expanded
  light(stand, plain, meaningOf(stake, won) === 'returned' && !hasMore)
  if (spin.kind === 'respin' && won > 0n) await payCoins(stand, spin, look)
  else if (won > 0n && hasMore) await plateOf(stand, plain, won, look)
  let total = won
  if (won > 0n) soFar(total)
  if (expanding.length > 0) {
    await expand(stand, spin, expanding, look)
    total += expanded
    soFar(total)
  }
  for (const tumble of spin.tumbles ?? []) {
    await showTumble(stand, tumble, look, tagsOf(tumble, short, currency))
    total += minorOf(tumble.total, currency)
    if (minorOf(tumble.total, currency) > 0n) soFar(total)
  }
}

function light(stand: Stand, wins: readonly Win[], isReturned: boolean): void {
  if (wins.length > 0) stand.board.light(litOf(stand, wins), isReturned ? 'returned' : 'win')
}

async function plateOf(stand: Stand, wins: readonly Win[], amount: Minor, look: Look): Promise<void> {
  const { overlays, patience, parts } = stand
  parts.sounds.play('good')
  const plate = overlays.plate(
    winWords(wins, parts.say, stand.look.ownWords),
    amount,
    look.still ? 0 : plateMs[speedOf(look)],
  )
  await patience.during(plate.done, plate.hurry)
  await pauseOf(stand, look)
  overlays.clearPlate()
}

async function showTumble(stand: Stand, tumble: Tumble, look: Look, marks: Tags): Promise<void> {
  const { board, parts, patience, ladder } = stand
  parts.sounds.play('reveal', 1)
  await patience.during(board.tumble(tumble.removed, tumble.grid), board.slam)
  ladder?.climb()
  // Multipliers lie there before the wins that they multiply are lit.
  if (marks.size > 0) {
    board.keep((tumble.marks ?? []).map(({ cell }) => cell))
    board.tag(marks)
  }
  const total = minorOf(tumble.total, parts.currency)
  if (total <= 0n) return
  light(stand, tumble.wins, false)
  await plateOf(stand, tumble.wins, total, look)
}

/** The special symbol fills the reels that it is on, and then its lines are lit. */
async function expand(stand: Stand, spin: Spin, wins: readonly Win[], look: Look): Promise<void> {
  const symbol = wins[0]?.symbol ?? ''
  const full = await showExpansion(stand, spin, symbol, look)
  stand.board.light([{ cells: cellsOfSymbol(full, symbol), path: null }], 'win')
  await plateOf(stand, wins, sumOf(wins, stand.parts.currency), look)
}

async function announce(stand: Stand, base: Spin, others: readonly Spin[]): Promise<void> {
  const { overlays, parts, patience, look } = stand
  const { say, sounds } = parts
  const [first] = others
  const isRespin = first?.kind === 'respin'
  sounds.play('free')
  await patience.pause(500)
  const picture = symbolOf(stand, first?.special ?? look.scatter ?? look.respin?.[0] ?? '')
  const banner = overlays.banner({
    title: isRespin ? say('respin.title') : say('free.title', { count: base.awarded ?? 0 }),
    detail: promiseOf(others, say, look.freeNote),
    ...(picture ? { picture } : {}),
    action: say('free.begin'),
    lastsMs: 5000,
  })
  await patience.during(banner, overlays.closeBanner)
}

async function showFeatureSpin(
  stand: Stand,
  spin: Spin,
  before: Spin,
  look: Look,
  feature: Feature,
): Promise<void> {
  const { board, overlays, parts } = stand
  const { say, sounds } = parts
  feature.now += 1
  const strip = (total: Minor, hasLanded: boolean) => {
    const words =
      spin.kind === 'respin'
        ? hasLanded && isFull(spin)
          ? say('respin.full')
          : respinWords(respinsLeft(before, spin, hasLanded), say)
        : say('free.counter', { now: feature.now, all: feature.all })
    const picture =
      spin.kind === 'respin'
        ? pips(respinsLeft(before, spin, hasLanded))
        : symbolOf(stand, spin.special ?? '')
    overlays.strip(words, spin.times && spin.times !== '1' ? spin.times : null, total, picture)
    if (spin.kind === 'respin' && stand.look.hasPrizes)
      overlays.held(heldLines(hasLanded ? spin : before, parts))
  }
  strip(feature.total, false)
  board.begin(
    look,
    keptCells({ ...before, kind: spin.kind }),
    spin.kind === 'respin' ? stand.look.respin : undefined,
  )
  await showSpin(stand, spin, look, {
    ...{ hasMore: true, stake: 0n, before },
    soFar: (total) => {
      if (spin.kind !== 'respin') strip(feature.total + total, true)
    },
  })
  // Coins pay with the last respin, and are counted as they lie until then.
  feature.total =
    spin.kind === 'respin'
      ? coinsOf(spin, parts.currency)
      : feature.total + minorOf(spin.total, parts.currency)
  if (spin.awarded) {
    feature.all += spin.awarded
    sounds.play('free')
    overlays.strip(say('free.more', { count: spin.awarded }), null, feature.total)
    await pauseOf(stand, look)
  }
  strip(feature.total, true)
  await stand.patience.pause(look.turbo ? 80 : 260)
}

/** The end of a feature: what the round has won with it. */
async function sumUp(stand: Stand, round: Round, others: readonly Spin[], look: Look): Promise<void> {
  const { overlays, parts, patience } = stand
  const { say, sounds } = parts
  const isRespin = others[0]?.kind === 'respin'
  sounds.play('reveal', 4)
  const banner = overlays.banner({
    title: say(isRespin ? 'respin.over' : 'free.over'),
    detail: isRespin ? '' : say('free.title', { count: others.length }),
    amount: round.win,
    countMs: look.still || look.turbo ? 0 : 1400,
    action: say('free.continue'),
    lastsMs: look.turbo ? 1600 : 3600,
  })
  await patience.during(banner, overlays.closeBanner)
}

const coinsOf = ({ coins = [] }: Spin, currency: Currency): Minor =>
  coins.reduce((sum, { value }) => sum + minorOf(value, currency), 0n)

const sumOf = (wins: readonly Win[], currency: Currency): Minor =>
  wins.reduce((sum, { amount }) => sum + minorOf(amount, currency), 0n)

async function showPrize({ overlays, parts, patience }: Stand, { label, amount }: Prize): Promise<void> {
  parts.sounds.play('big')
  const banner = overlays.banner({
    title: label,
    detail: '',
    amount: minorOf(amount, parts.currency),
    countMs: 1800,
    action: parts.say('free.continue'),
    lastsMs: 4500,
  })
  await patience.during(banner, overlays.closeBanner)
}
