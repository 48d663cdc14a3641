/** What an operator makes and decides of offers, in words. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Simulation } from '../../apps/server/src/modules/promotions/index.ts'
import { formatMinor, parseMinor } from '../../packages/kernel/src/index.ts'
import { type Said as SaidTo, signature } from '../operate/brand-desk.ts'
import type { Desk } from './desk.ts'

export const usage = `npm run promotions -- <what> MERCHANT …
  list         MERCHANT                  offers: what each may cost, has promised and has paid, and is expected to cost for a member
  simulate     MERCHANT OFFER            what many members cost who play its bonus through [--members 1000000] [--kept 4.00]
  make         MERCHANT FILE             a new offer: code, kind, terms, budget, startsAt, endsAt, as JSON
  change       MERCHANT OFFER FILE       newer terms, as JSON: who joined before keeps theirs
  close        MERCHANT OFFER            nobody joins any more; what was promised is kept
  give         MERCHANT OFFER MEMBER     free rounds: they wait in the member's reward centre
  take-back    MERCHANT OFFER MEMBER     no free round of it begins any more; what was won stays
  applications MERCHANT                  what waits for a decision
  pictures     MERCHANT NUMBER FOLDER    what an application shows, as files
  decide       MERCHANT NUMBER approve [--amount 5000.00]
  decide       MERCHANT NUMBER reject --reason unreadable|unmet|had|elsewhere|late [--note "words to the member"]
All but list, simulate, applications and pictures need --by "your name" and --why "the reason".`

/** Of each command, in words behind the merchant. */
export const lengths: Readonly<Record<string, readonly number[]>> = {
  ...{ list: [0], simulate: [1], make: [1], change: [2], close: [1], give: [2], 'take-back': [2] },
  ...{ applications: [0], pictures: [2], decide: [2] },
}

export const options = ['amount', 'reason', 'note', 'members', 'kept'] as const
export type Said = SaidTo<(typeof options)[number]>

export async function answer(
  desk: Desk,
  what: string,
  words: readonly string[],
  said: Said,
): Promise<readonly string[]> {
  const [first = '', second = ''] = words
  switch (what) {
    case 'list':
      return (await desk.offers()).map(
        ({ code, kind, version, budget, setAside, paid, closedAt, cost }) =>
          `${code}: ${kind}, version ${version}, budget ${formatMinor(budget)}, promised ${formatMinor(setAside)}, ` +
          `paid ${formatMinor(paid)}, expected for a member ${formatMinor(cost.expected)}, ` +
          `at most ${formatMinor(cost.most)}${closedAt ? ', closed' : ''}`,
      )
    case 'simulate':
      return simulated(await desk.simulate(first, membersOf(said), keptOf(said)))
    case 'applications':
      return (await desk.applications()).map(
        ({ id, code, username, remark, pictures, most, at }) =>
          `${id}: ${code}, ${username}, ${at.toISOString()}, at most ${formatMinor(most)}, pictures: ${pictures}, “${remark}”`,
      )
    case 'pictures': {
      const pictures = await desk.pictures(numberOf(first))
      for (const [place, webp] of pictures.entries())
        writeFileSync(`${second}/application-${first}-${place + 1}.webp`, webp)
      return [`Written to ${second}: ${pictures.length}`]
    }
    case 'make':
      return [`${await desk.make(JSON.parse(readFileSync(first, 'utf8')), signature(said))} is made.`]
    case 'change':
      return [
        `${first} has version ${await desk.change(first, JSON.parse(readFileSync(second, 'utf8')), signature(said))} now.`,
      ]
    case 'close':
      await desk.closeOffer(first, signature(said))
      return [`${first} is closed.`]
    case 'give':
      await desk.give(first, second, signature(said))
      return [`${first} waits for ${second}.`]
    case 'take-back':
      signature(said)
      await desk.takeBack(first, second)
      return [`${first} is over for ${second}.`]
    default:
      return [await decide(desk, numberOf(first), second, said)]
  }
}

async function decide(desk: Desk, id: bigint, verdict: string, said: Said): Promise<string> {
  if (verdict !== 'approve' && verdict !== 'reject') throw new Error(usage)
  const amount = said.amount === undefined ? null : parseMinor(said.amount)
  if (said.amount !== undefined && amount === null) throw new Error(`${said.amount} is no amount.`)
  await desk.decide(
    id,
    verdict === 'approve'
      ? { what: 'approve', amount }
      : { what: 'reject', reason: said.reason ?? '', note: said.note ?? '' },
    signature(said),
  )
  return `Application ${id} is ${verdict === 'approve' ? 'approved' : 'rejected'}.`
}

function numberOf(word: string): bigint {
  if (!/^\d{1,18}$/.test(word))
    throw new Error(`${word} is no application: applications tells their numbers.`)
  return BigInt(word)
}

const usualMembers = '1000000'
const membersMost = 10_000_000

function membersOf({ members = usualMembers }: Said): number {
  const many = /^\d{1,8}$/.test(members) ? Number(members) : 0
  if (many < 1 || many > membersMost)
    throw new Error(`${members} is no number of members up to ${membersMost}.`)
  return many
}

/** Percent of each stake that the game keeps, in millionths. */
function keptOf({ kept = '4.00' }: Said): number {
  const hundredths = parseMinor(kept)
  if (hundredths === null || hundredths <= 0n || hundredths >= 10_000n)
    throw new Error(`${kept} is no percent that a game keeps.`)
  return Number(hundredths) * 100
}

function simulated({ cost, staked, error, done, expected }: Simulation): string[] {
  const money = (minor: number) => formatMinor(BigInt(Math.round(minor)))
  return [
    `A member costs ${money(cost)}, give or take ${money(error)}, and stakes ${money(staked)}; played through: ${done}.`,
    `By the terms and the returns of all games: ${formatMinor(expected.expected)}, at most ${formatMinor(expected.most)}.`,
  ]
}
