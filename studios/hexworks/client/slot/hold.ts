/** Hold and respin: what is told while coins are held, and how they are paid. */
import { element } from '@jackfruit/game-page/dom'
import type { Look, Say, ViewParts } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import type { Cell, Coin, Spin } from '../../shared/shown.ts'
import { keyOf } from '../reels/drawing.ts'
import { minorOf } from './read-shown.ts'
import type { Stand } from './stand.ts'

const coinMs = { normal: 190, turbo: 60 }

/** Respins left: while one turns nobody knows yet whether a coin will set them back. */
export const respinsLeft = (before: Spin, spin: Spin, hasLanded: boolean): number =>
  hasLanded ? (spin.left ?? 0) : Math.max(0, (before.left ?? before.awarded ?? 1) - 1)

/** Every cell of it holds a coin: nothing is left to turn. */
export const isFull = ({ grid, coins = [] }: Spin): boolean =>
  coins.length > 0 && coins.length === grid.flat().length

export function respinWords(left: number, say: Say): string {
  if (left === 0) return say('respin.last')
  return left === 1 ? say('respin.one') : say('respin.left', { count: left })
}

/** As many as a new coin gives back. */
const pipsMost = 3

/** Respins left as hexagons: those that are gone are dark. */
export function pips(left: number): HTMLElement {
  const node = element('span', { class: 'pips', 'aria-hidden': 'true' })
  for (let at = 0; at < Math.max(pipsMost, left); at += 1)
    node.append(element('i', { class: at < left ? 'pip' : 'pip gone' }))
  return node
}

/** What lies there so far, in lines: coins by their worth, named prizes, and how far it is to the Grand. */
export function heldLines(
  { grid, coins = [] }: Pick<Spin, 'grid' | 'coins'>,
  { currency, say, money }: Pick<ViewParts, 'currency' | 'say' | 'money'>,
): readonly (readonly [what: string, worth: string])[] {
  const sum = (some: readonly Coin[]) =>
    money(some.reduce((all, { value }) => all + minorOf(value, currency), 0n))
  const [plain, named] = [coins.filter(({ label }) => !label), coins.filter(({ label }) => label)]
  const left = grid.flat().length - coins.length
  return [
    [say('respin.coins', { count: plain.length }), sum(plain)],
    ...(named.length > 0 ? [[named.map(({ label }) => label).join(' + '), sum(named)] as const] : []),
    [
      say('respin.fill', { count: coins.length + left }),
      left > 0 ? say('respin.toGo', { count: left }) : '✓',
    ],
  ]
}

/** Coins that have come with this spin. */
export function newCoins({ coins: held = [] }: Spin, { coins = [] }: Spin): readonly Coin[] {
  const known = new Set(held.map(({ cell }) => keyOf(cell)))
  return coins.filter(({ cell }) => !known.has(keyOf(cell)))
}

/** Cells whose symbols stay: sticky ones, and coins once they are held. */
export const keptCells = ({ kind, sticky = [], coins = [] }: Spin): readonly Cell[] =>
  kind === 'respin' ? coins.map(({ cell }) => cell) : sticky

/** What has come to stay rings and swells, and stands out from now on. */
export async function showKept({ board, parts }: Stand, before: Spin, spin: Spin): Promise<void> {
  const known = new Set(keptCells(before).map(keyOf))
  const fresh =
    spin.kind === 'respin'
      ? newCoins(before, spin).map(({ cell }) => cell)
      : keptCells(spin).filter((cell) => !known.has(keyOf(cell)))
  board.keep(keptCells(spin))
  if (fresh.length === 0) return
  parts.sounds.play('reveal', fresh.length)
  await board.pop(fresh)
}

/** Counts the coins into the plate, one by one. */
export async function payCoins(stand: Stand, { coins = [] }: Spin, look: Look): Promise<void> {
  const { board, overlays, parts, patience } = stand
  const words = parts.say('win.coins', { count: coins.length })
  let sum: Minor = 0n
  let isHurried = look.still
  const hurry = () => {
    isHurried = true
  }
  for (const [index, { cell, value }] of coins.entries()) {
    sum += minorOf(value, parts.currency)
    if (isHurried) continue
    parts.sounds.play('chip', index)
    overlays.plate(words, sum, 0)
    void board.pop([cell])
    await patience.during(patience.pause(coinMs[look.turbo ? 'turbo' : 'normal']), hurry)
  }
  overlays.plate(words, sum, 0)
  parts.sounds.play('good')
  await patience.pause(look.turbo ? 200 : 650)
  overlays.clearPlate()
}
