import type { Minor } from '@jackfruit/kernel'
import type { Round, Spin } from '../model.ts'
import { moneyText } from '../money.ts'
import { countUpDuration, meaningOf } from './count-up.ts'
import { type GameParts, refreshBars, spinOptions, type Table } from './parts.ts'
import { litBy, winWords } from './presentation.ts'
import { turnReels } from './turn-reels.ts'

/** The feature, spin by spin as it was dealt, and its sum. Money moves on screen when the sum stands. */
export async function playFreeSpins(
  table: Table,
  parts: GameParts,
  round: Round,
  settle: () => void,
): Promise<void> {
  const { overlays, sound, say, opening } = parts
  const { patience } = table
  const times = opening.rules.freeSpinTimes
  sound.free()
  await patience.pause(700)
  const intro = overlays.banner({
    title: say('free.title', { count: round.base.awarded }),
    detail: say('free.times', { times }),
    action: say('free.begin'),
    lastsMs: 6000,
    tone: 'free',
  })
  await patience.during(intro, overlays.closeBanner)
  let all = round.base.awarded
  let total: Minor = 0n
  for (const [index, spin] of round.freeSpins.entries()) {
    const strip = () => overlays.strip(index + 1, all, times, total)
    strip()
    await turnFreeSpin(table, parts, spin)
    total += spin.total
    all += spin.awarded
    strip()
    await showFreeSpin(table, parts, spin)
  }
  await showSum(table, parts, round, total, settle)
}

async function turnFreeSpin(table: Table, parts: GameParts, spin: Spin): Promise<void> {
  const { board, overlays, sound } = parts
  board.unlight()
  overlays.clearPlate()
  table.phase = 'spinning'
  refreshBars(table, parts)
  board.begin(spinOptions(table, parts))
  sound.spin()
  await turnReels(table, parts, spin.window)
}

async function showFreeSpin(table: Table, parts: GameParts, spin: Spin): Promise<void> {
  const { board, overlays, sound, say, opening, scatter } = parts
  const { patience, turbo } = table
  if (spin.total > 0n || spin.awarded > 0) board.light(litBy(spin, opening.rules, scatter), 'win')
  if (spin.total > 0n) {
    sound.win('small')
    const plate = overlays.plate(
      `${winWords(spin, say)} · ×${opening.rules.freeSpinTimes}`,
      spin.total,
      turbo ? 250 : 550,
    )
    await patience.during(plate.done, plate.hurry)
    await patience.pause(turbo ? 200 : 650)
  }
  if (spin.awarded > 0) {
    sound.free()
    overlays.note(say('free.more', { count: spin.awarded }))
    await patience.pause(1200)
  }
  await patience.pause(turbo ? 80 : 260)
}

async function showSum(
  table: Table,
  parts: GameParts,
  round: Round,
  total: Minor,
  settle: () => void,
): Promise<void> {
  const { board, overlays, say, opening } = parts
  const meaning = meaningOf(round.stake, round.win)
  const times = opening.rules.freeSpinTimes
  if (meaning === 'big') board.shower(40)
  settle()
  const sum = overlays.banner({
    title: total > 0n ? say('free.total') : say('free.over'),
    detail: say('free.times', { times }),
    amount: total,
    countMs: countUpDuration(meaning, table.turbo),
    action: say('free.continue'),
    lastsMs: 3600,
    tone: meaning === 'big' ? 'big' : 'free',
  })
  await table.patience.during(sum, overlays.closeBanner)
  overlays.clearStrip()
  if (round.win > round.stake) overlays.plate(say('win.free'), round.win, 0)
  else
    overlays.note(
      say('win.returned', {
        amount: moneyText(round.win, opening.currency),
        stake: moneyText(round.stake, opening.currency),
      }),
    )
}
