import { meaningOf } from '@jackfruit/game-page/flow/count-up'
import type { Patience } from '@jackfruit/game-page/flow/patience'
import type { Look, Round, ViewParts } from '@jackfruit/game-page/view'
import type { Currency, Minor } from '@jackfruit/kernel'
import type { Cell, Grid, Prize, Shown, Spin, Tumble, Win } from '../../shared/shown.ts'
import type { ReelBoard, Tags } from '../reels/board.ts'
import type { SlotLook } from './look.ts'
import { minorOf } from './read-shown.ts'
import { symbolPicture } from './rules-kit.ts'
import type { SlotOverlays } from './strip.ts'
import { litBy, ownTotal, tagsOf, winWords } from './words.ts'

export interface Stand {
  readonly look: SlotLook
  /** The row of each reel that a line runs through, line 1 first. */
  readonly lines: readonly (readonly number[])[]
  readonly parts: ViewParts
  readonly board: ReelBoard
  readonly overlays: SlotOverlays
  readonly patience: Patience
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
const wholeGrid = (look: SlotLook, { grid, times }: Spin): Grid =>
  look.hasTimesReel ? [...grid, [`x${times ?? '1'}`]] : grid

/** Draws a round as it was dealt, spin by spin. Its sum is the page's to show. */
export async function presentRound(stand: Stand, round: Round, shown: Shown, look: Look): Promise<void> {
  const { overlays, parts } = stand
  const { currency } = parts
  const [base, ...others] = shown.spins
  if (!base) return
  const hasMore = others.length > 0 || (base.tumbles?.length ?? 0) > 0
  await showSpin(stand, base, look, { hasMore, stake: round.stake })
  if (others.length > 0) {
    await announce(stand, base, others[0])
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
  if (round.win >= round.stake * 15n) stand.board.shower(36)
  overlays.clear()
  if (others.length > 0) parts.sounds.play(minorOf(base.total, currency) < round.win ? 'good' : 'land')
}

const pauseOf = ({ patience }: Stand, look: Look) =>
  look.still ? Promise.resolve() : patience.pause(restMs[speedOf(look)])

async function showSpin(
  stand: Stand,
  spin: Spin,
  look: Look,
  { hasMore, stake }: { hasMore: boolean; stake: Minor },
): Promise<void> {
  const { board, parts, patience } = stand
  const { currency } = parts
  const short = (amount: Minor) => parts.money(amount).replace(/^\D+/u, '').replace(/\.00$/, '')
  await patience.during(board.deliver(wholeGrid(stand.look, spin)), board.slam)
  if (spin.coins || spin.marks) board.tag(tagsOf(spin, short, currency))
  const expanding = spin.wins.filter(({ kind }) => kind === 'expand')
  const plain = spin.wins.filter(({ kind }) => kind !== 'expand')
  const expanded = sumOf(expanding, currency)
  const won = ownTotal(spin, currency) - expanded
  light(stand, plain, meaningOf(stake, won) === 'returned' && !hasMore)
  if (won > 0n && hasMore) await plateOf(stand, plain, won, look)
  if (expanding.length > 0) await expand(stand, spin, expanding, look)
  for (const tumble of spin.tumbles ?? []) {
    await showTumble(stand, tumble, look, tagsOf(tumble, short, currency))
  }
}

function light({ board, lines }: Stand, wins: readonly Win[], isReturned: boolean): void {
  if (wins.length > 0) board.light(litBy(wins, lines), isReturned ? 'returned' : 'win')
}

async function plateOf(stand: Stand, wins: readonly Win[], amount: Minor, look: Look): Promise<void> {
  const { overlays, patience, parts } = stand
  parts.sounds.play('good')
  const plate = overlays.plate(winWords(wins, parts.say), amount, plateMs[speedOf(look)])
  await patience.during(plate.done, plate.hurry)
  await pauseOf(stand, look)
  overlays.clearPlate()
}

async function showTumble(stand: Stand, tumble: Tumble, look: Look, marks: Tags): Promise<void> {
  const { board, overlays, parts } = stand
  await stand.patience.during(board.tumble(tumble.removed, tumble.grid), board.slam)
  // Multipliers lie there before the wins that they multiply are lit.
  if (marks.size > 0) board.tag(marks)
  const total = minorOf(tumble.total, parts.currency)
  if (total <= 0n) return
  light(stand, tumble.wins, false)
  if (tumble.times !== '1') overlays.strip(parts.say('tumble.times'), tumble.times, total)
  await plateOf(stand, tumble.wins, total, look)
}

/** The special symbol fills the reels that it is on, and then its lines are lit. */
async function expand(stand: Stand, spin: Spin, wins: readonly Win[], look: Look): Promise<void> {
  const { board } = stand
  const symbol = wins[0]?.symbol ?? ''
  const full = spin.grid.map((reel) => (reel.includes(symbol) ? reel.map(() => symbol) : reel))
  board.show(full)
  stand.parts.sounds.play('reveal', 3)
  const cells = full.flatMap((reel, at) =>
    reel.flatMap((each, row): Cell[] => (each === symbol ? [[at, row]] : [])),
  )
  board.light([{ cells, path: null }], 'win')
  await plateOf(stand, wins, sumOf(wins, stand.parts.currency), look)
}

async function announce({ overlays, parts, patience, look }: Stand, base: Spin, first?: Spin): Promise<void> {
  const { say, sounds } = parts
  const isRespin = first?.kind === 'respin'
  sounds.play('free')
  await patience.pause(500)
  const detail = [
    ...(first?.times && first.times !== '1' ? [say('free.times', { times: first.times })] : []),
    ...(first?.special ? [say('free.special')] : []),
  ]
  const banner = overlays.banner({
    title: isRespin ? say('respin.title') : say('free.title', { count: base.awarded ?? 0 }),
    detail: detail.join(' · '),
    ...(first?.special ? { picture: symbolPicture(look, first.special) } : {}),
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
  const strip = () => {
    const words =
      spin.kind === 'respin'
        ? say('respin.left', { count: spin.left ?? 0 })
        : say('free.counter', { now: feature.now, all: feature.all })
    const picture = spin.special ? symbolPicture(stand.look, spin.special) : null
    overlays.strip(words, spin.times && spin.times !== '1' ? spin.times : null, feature.total, picture)
  }
  strip()
  const held = [...(before.sticky ?? []), ...(spin.kind === 'respin' ? cellsOf(before) : [])]
  board.begin(look, held, spin.kind === 'respin' ? stand.look.respin : undefined)
  await showSpin(stand, spin, look, { hasMore: true, stake: 0n })
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
  strip()
  await stand.patience.pause(look.turbo ? 80 : 260)
}

const coinsOf = ({ coins = [] }: Spin, currency: Currency): Minor =>
  coins.reduce((sum, { value }) => sum + minorOf(value, currency), 0n)

const sumOf = (wins: readonly Win[], currency: Currency): Minor =>
  wins.reduce((sum, { amount }) => sum + minorOf(amount, currency), 0n)

const cellsOf = ({ coins = [] }: Spin) => coins.map(({ cell }) => cell)

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
