/** What an operator says of levels, in words. */
import { readFileSync } from 'node:fs'
import { formatMinor } from '../../packages/kernel/src/index.ts'
import { type Said, signature } from '../operate/brand-desk.ts'
import { ratesOf } from '../operate/rates.ts'
import type { Desk } from './desk.ts'

export const usage = `npm run vip -- <what> MERCHANT …
  levels MERCHANT                what each level asks and brings
  plan   MERCHANT FILE           newer levels, as JSON: [{"names": {"EN": …}, "deposits", "valid", "keepDeposits", "keepValid",
                                 "benefits": {"rebates": {"RNG": "0.6", …}, "payoutDayMax", "freePayouts", "service"}}, …],
                                 from level 0 on, which asks nothing. Whoever has a level keeps it.
  member MERCHANT NAME           where somebody stands, and how they came there
  set    MERCHANT NAME LEVEL     gives or takes a level: kept as one that was reached
plan and set need --by "your name" and --why "the reason".`

/** Of each command, in words behind the merchant. */
export const lengths: Readonly<Record<string, readonly number[]>> = {
  levels: [0],
  plan: [1],
  member: [1],
  set: [2],
}

export async function answer(
  desk: Desk,
  what: string,
  words: readonly string[],
  said: Said,
): Promise<readonly string[]> {
  const [first = '', second = ''] = words
  switch (what) {
    case 'levels':
      return (await desk.levels()).map(
        ({ rank, names, benefits, ...level }) =>
          `${rank} ${names['EN'] ?? ''}: deposits ${formatMinor(level.deposits)}, valid bets ${formatMinor(level.valid)}; ` +
          `kept by ${formatMinor(level.keepDeposits)} and ${formatMinor(level.keepValid)} a month; ` +
          `rebate ${ratesOf(benefits.rebates)}; ` +
          `withdrawals a day ${benefits.payoutDayMax === null ? 'as usual' : formatMinor(benefits.payoutDayMax)}, ` +
          `free a month ${benefits.freePayouts}; service ${benefits.service ?? 'as usual'}`,
      )
    case 'plan':
      return [
        `Version ${await desk.plan(JSON.parse(readFileSync(first, 'utf8')), signature(said))} of the levels holds now.`,
      ]
    case 'member': {
      const { rank, changes } = await desk.member(first)
      return [
        `${first} is VIP ${rank}.`,
        ...changes.map(({ from, to, what: how, at }) => `${at.toISOString()}: ${from} to ${to}, ${how}`),
      ]
    }
    default:
      return [
        (await desk.set(first, levelOf(second), signature(said)))
          ? `${first} is VIP ${second} now.`
          : `${first} was VIP ${second} before.`,
      ]
  }
}

function levelOf(word: string): number {
  if (!/^\d{1,2}$/.test(word)) throw new Error(`${word} is no level: levels tells them.`)
  return Number(word)
}
