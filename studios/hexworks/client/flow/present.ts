import type { Minor } from '@jackfruit/kernel'
import type { Round, Spin } from '../model.ts'
import { moneyText } from '../money.ts'
import { countUpDuration, meaningOf } from './count-up.ts'
import { playFreeSpins } from './free-spins.ts'
import type { GameParts, Table } from './parts.ts'
import { litBy, winWords } from './presentation.ts'

/** Draws what a round paid. `stakeTaken` is false for a round of an earlier visit: no part of this session's result. */
export async function presentRound(
  table: Table,
  parts: GameParts,
  round: Round,
  stakeTaken: boolean,
): Promise<void> {
  const { board, overlays, opening, scatter } = parts
  const { base } = round
  const settle = () => settleRound(table, parts, round, stakeTaken)
  const hasFeature = round.freeSpins.length > 0
  if (!hasFeature) settle()
  if (base.total > 0n || base.awarded > 0) {
    const tone = base.total > 0n && meaningOf(round.stake, base.total) === 'returned' ? 'returned' : 'win'
    board.light(litBy(base, opening.rules, scatter), tone)
  }
  await showBaseWin(table, parts, round, hasFeature)
  if (hasFeature) await playFreeSpins(table, parts, round, settle)
  overlays.announce(resultWords(table, parts, round))
}

async function showBaseWin(
  table: Table,
  parts: GameParts,
  { base, stake }: Round,
  hasFeature: boolean,
): Promise<void> {
  const { board, overlays, sound, say, opening } = parts
  const { patience, turbo } = table
  const meaning = meaningOf(stake, base.total)
  if (meaning === 'nothing') return
  if (meaning === 'returned') {
    overlays.note(
      say('win.returned', {
        amount: moneyText(base.total, opening.currency),
        stake: moneyText(stake, opening.currency),
      }),
    )
    await patience.pause(turbo ? 150 : 450)
    return
  }
  sound.win(meaning === 'big' ? 'big' : 'small')
  if (meaning === 'big' && !hasFeature) {
    board.shower(34)
    const banner = overlays.banner({
      title: say('win.big'),
      detail: winWords(base, say),
      amount: base.total,
      countMs: countUpDuration(meaning, false),
      action: say('action.skip'),
      lastsMs: 3400,
      tone: 'big',
    })
    await patience.during(banner, overlays.closeBanner)
    overlays.plate(winWords(base, say), base.total, 0)
  } else {
    const plate = overlays.plate(winWords(base, say), base.total, countUpDuration(meaning, turbo))
    await patience.during(plate.done, plate.hurry)
  }
  await patience.pause(turbo ? 120 : 500)
}

function settleRound(table: Table, { bar, top, host }: GameParts, round: Round, stakeTaken: boolean): void {
  // An old round's answer holds the balance of its day.
  if (stakeTaken) {
    table.balance = round.balance
    table.net += round.win - round.stake
  }
  bar.setBalance(table.balance)
  top.setNet(table.net)
  host.tell('balance-refresh')
}

function resultWords({ balance }: Table, { say, opening }: GameParts, round: Round): string {
  const text = (amount: Minor) => moneyText(amount, opening.currency)
  const values = { amount: text(round.win), stake: text(round.stake), balance: text(balance) }
  const meaning = meaningOf(round.stake, round.win)
  if (meaning === 'nothing') return say('say.none', values)
  return meaning === 'returned' ? say('say.return', values) : say('say.win', values)
}

/** After a win of several lines, each is shown in turn until the next spin. Answers how to end it. */
export function cycleLines(parts: GameParts, spin: Spin, stake: Minor): () => void {
  const lit = litBy(spin, parts.opening.rules, parts.scatter)
  if (spin.total <= 0n || lit.length < 2 || parts.wantsStill()) return () => {}
  const tone = meaningOf(stake, spin.total) === 'returned' ? 'returned' : 'win'
  let turn = -1
  const timer = window.setInterval(() => {
    turn = (turn + 1) % (lit.length + 1)
    const one = lit[turn]
    parts.board.light(one ? [one] : lit, tone)
  }, 1700)
  return () => window.clearInterval(timer)
}
