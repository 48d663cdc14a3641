/** What a wallet remembers of a studio's journal, which it need not: nothing here takes the place of what it knows. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../client.ts'
import { expect, notTriedBecause } from '../expect.ts'
import { type Case, type Kit, stakeOf } from '../kit.ts'
import { freshId } from '../player.ts'

async function ask(kit: Kit, call: 'epoch' | 'rounds', fields: object): Promise<Answer> {
  const answer = await kit.wire.send(
    `/vendor/v1/${call}`,
    JSON.stringify({ requestId: freshId('rq'), ...fields }),
  )
  if (answer.http === 404) notTriedBecause('the wallet keeps no epochs of journals, which it may')
  return answer
}

/** Of the studio's own journal, where it has one: the first word about a studio is believed. */
async function known(kit: Kit): Promise<Readonly<Record<string, unknown>>> {
  const answer = await ask(kit, 'epoch', { journal: 'certification', epoch: 1, revealed: 0 })
  expect.status(answer, 'OK', 'what is known of the journal')
  return answer.body
}

interface Page {
  readonly rounds: readonly Record<string, unknown>[]
  readonly isLast: boolean
  readonly cursor: string
}

const withinMs = 10_000
const everyMs = 100

/** All rounds since this place, by their ids, as the last page tells them. */
async function roundsSince(kit: Kit, since: string): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const found = new Map<string, Record<string, unknown>>()
  for (let cursor = since; ; ) {
    const answer = await ask(kit, 'rounds', { cursor })
    expect.status(answer, 'OK', 'rounds since a place')
    const { rounds, isLast, cursor: next } = answer.body as unknown as Page
    for (const round of rounds) found.set(String(round['roundId']), round)
    if (isLast) return found
    expect.that(next !== cursor, 'the next page begins where this one did')
    cursor = next
  }
}

export const restoringCases: readonly Case[] = [
  {
    id: 'restoring.epoch-stays',
    title:
      'What is known of a journal is not lowered, and no other journal takes its place in the same epoch',
    async run(kit) {
      const before = await known(kit)
      const { journal, epoch, revealed } = before as { journal: string; epoch: number; revealed: number }
      await ask(kit, 'epoch', { journal, epoch, revealed: revealed + 1 })
      await ask(kit, 'epoch', { journal, epoch, revealed: 0 })
      const other = { journal: freshId('other'), epoch, revealed: revealed + 9 }
      await ask(kit, 'epoch', other)
      const begun = await ask(kit, 'epoch', { ...other, begins: true })
      expect.status(begun, 'CONFLICT', 'another journal begins the same epoch')
      const after = await known(kit)
      expect.that(after['journal'] === journal && after['epoch'] === epoch, 'another journal took its place')
      expect.that(after['revealed'] === revealed + 1, `${after['revealed']} is not the most that was told`)
    },
  },
  {
    id: 'restoring.rounds',
    title:
      'Rounds since a place are told with how they stand: an open one, one that ended, and none that was refused',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const place = String((await known(kit))['cursor'])
      const [open, ended, refused] = [freshId('rd'), freshId('rd'), freshId('rd')]
      expect.done(await player.bet(stake, { roundId: open }), 'a stake that stays open')
      expect.done(
        await player.bet(stake, { roundId: ended, roundEnded: true }),
        'a stake that ends its round',
      )
      await player.bet(stake, { roundId: refused, sessionId: freshId('none') })
      // A wallet may tell what is final and not what was written a moment ago.
      const until = Date.now() + withinMs
      let found = await roundsSince(kit, place)
      while (!(found.has(open) && found.has(ended)) && Date.now() < until) {
        await pause(everyMs)
        found = await roundsSince(kit, place)
      }
      const told = (roundId: string) => {
        const { state, staked, playerId } = found.get(roundId) ?? {}
        return `${state} ${staked} ${playerId}`
      }
      expect.that(
        told(open) === `open ${player.money(stake)} ${player.playerId}`,
        `the open one: ${told(open)}`,
      )
      expect.that(
        told(ended) === `ended ${player.money(stake)} ${player.playerId}`,
        `the ended one: ${told(ended)}`,
      )
      expect.that(!found.has(refused), 'a round whose stake was refused is told')
    },
  },
]
