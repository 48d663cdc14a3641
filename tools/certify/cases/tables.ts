/** How live tables stand, which a wallet need not want to know. */
import type { Answer } from '../client.ts'
import { expect, notTriedBecause } from '../expect.ts'
import type { Case, Kit } from '../kit.ts'
import { freshId } from '../player.ts'

interface Word {
  readonly tableId: string
  readonly gameCode: string
  readonly [field: string]: unknown
}

const aTable = (gameCode: string, tableId: string, seq: number, more: object = {}): Word => ({
  ...{ tableId, gameCode, seq, kind: 'baccarat', phase: 'betting', players: 3, dealer: 'simulated' },
  closesAt: new Date(Date.now() + 15_000).toISOString(),
  ...{ limits: { MMK: { min: '100', max: '500000' } }, road: ['B', 'P', 'T'], ...more },
})

async function tell(kit: Kit, tables: readonly unknown[], more: object = {}): Promise<Answer> {
  const body = { requestId: freshId('rq'), sentAt: new Date().toISOString(), tables, ...more }
  const answer = await kit.wire.send('/vendor/v1/tables', JSON.stringify(body))
  if (answer.http === 404) notTriedBecause('the wallet has no lobby of tables, which it may')
  return answer
}

function taken(answer: Answer, what: string): readonly unknown[] {
  expect.status(answer, 'OK', what)
  const { taken } = answer.body
  expect.that(Array.isArray(taken), `${what}: it is not said what was taken`)
  return taken as readonly unknown[]
}

export const tableCases: readonly Case[] = [
  {
    id: 'tables.newest-word',
    title:
      'Of two words about a table the newer stays, in whichever order they come, and a repeat is no news',
    async run(kit) {
      const { gameCode } = await kit.player()
      const tableId = freshId('table')
      const said = async (seq: number, wanted: string, more = {}) => {
        const [got] = taken(await tell(kit, [aTable(gameCode, tableId, seq, more)]), `word ${seq}`)
        expect.that(got === wanted, `word ${seq} is ${wanted}, and was told to be ${String(got)}`)
      }
      await said(20, 'taken')
      await said(10, 'older', { phase: 'paused', closesAt: null })
      await said(20, 'older')
      await said(21, 'taken', { phase: 'closed', closesAt: null })
    },
  },
  {
    id: 'tables.each-by-itself',
    title: 'A table of a game that nobody listed is not taken, and spoils no other',
    async run(kit) {
      const { gameCode } = await kit.player()
      const tables = [
        aTable(freshId('nothing'), freshId('table'), 1),
        aTable(gameCode, freshId('table'), 1, { kind: 'roulette', road: ['0', '17', '36'] }),
      ]
      expect.that(
        JSON.stringify(taken(await tell(kit, tables), 'two tables')) === '["unknown","taken"]',
        'one of them is known',
      )
    },
  },
  {
    id: 'tables.refused-whole',
    title: 'What is no state of a table is refused',
    async run(kit) {
      const { gameCode } = await kit.player()
      const good = aTable(gameCode, freshId('table'), 1)
      const wrong: Readonly<Record<string, unknown>> = {
        'no tables': [],
        'the same table twice': [good, good],
        'a phase nobody knows': [{ ...good, phase: 'sleeping' }],
        'betting without an end': [{ ...good, closesAt: null }],
        'marks of another game': [{ ...good, road: ['17'] }],
        'too long a road': [{ ...good, road: Array(121).fill('B') }],
        'a number for money': [{ ...good, limits: { MMK: { min: 100, max: 500 } } }],
        'a field nobody knows': [{ ...good, jackpot: '1.00' }],
        'too many': Array.from({ length: 51 }, () => aTable(gameCode, freshId('table'), 1)),
      }
      for (const [what, tables] of Object.entries(wrong))
        expect.http(await tell(kit, tables as readonly unknown[]), [400], `tables with ${what}`)
    },
  },
]
