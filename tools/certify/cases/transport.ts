/** Calls that are no calls: answered as malformed, quickly, and never as a fault. */
import { expect } from '../expect.ts'
import { type Case, stakeOf, steady } from '../kit.ts'
import { freshId } from '../player.ts'

const malformed: Readonly<Record<string, string>> = {
  'an empty body': '',
  'no JSON': 'certification',
  'half a JSON': '{"requestId":"a',
  null: 'null',
  'a list': '[]',
  'a string': '"bet"',
  'a number': '1',
  'deep nesting': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'a prototype': '{"__proto__":{"amount":"1.00"},"requestId":"a"}',
  'bytes that are no text': '{"requestId":"\ud800"}',
}

const calls = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'betwin',
  'rollback',
  'adjust',
  'promo',
  'endround',
  'status',
]

export const transportCases: readonly Case[] = [
  {
    id: 'transport.malformed',
    title: 'Bodies that are no calls are malformed on every call',
    async run(kit) {
      for (const call of calls) {
        for (const [what, body] of Object.entries(malformed)) {
          const answer = await kit.wire.send(`/vendor/v1/${call}`, body)
          expect.http(answer, [400], `${call} with ${what}`)
        }
      }
    },
  },
  {
    id: 'transport.fields',
    title: 'Missing, misspelt and additional fields are refused, and nothing is done',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'calls with wrong fields', async () => {
        const wrong: Record<string, Record<string, unknown>> = {
          'no requestId': { requestId: undefined },
          'no playerId': { playerId: undefined },
          'no amount': { amount: undefined },
          'no transactionId': { transactionId: undefined },
          'an empty transactionId': { transactionId: '' },
          'a transactionId with a space': { transactionId: 'a b' },
          'a transactionId of 65 signs': { transactionId: 'a'.repeat(65) },
          'a transactionId that is a number': { transactionId: 7 },
          'a field nobody knows': { balance: '1.00' },
          'a round that is a list': { roundId: ['a'] },
        }
        const refusals = ['REQUEST_INVALID', 'AMOUNT_INVALID']
        for (const [what, fields] of Object.entries(wrong))
          expect.refused(await player.bet(stakeOf(player), fields), refusals, `a bet with ${what}`)
      })
    },
  },
  {
    id: 'transport.large',
    title: 'A body of a megabyte is refused',
    async run(kit) {
      const player = await kit.player()
      const body = player.text({ sessionId: player.sessionId, roundId: 'a'.repeat(1_100_000) })
      await steady(player, 'a body of a megabyte', async () => {
        // A wallet may hang up before it has read everything: that is a refusal too.
        const answer = await kit.wire.send('/vendor/v1/bet', body).catch(() => null)
        if (answer) expect.http(answer, [400, 401, 413], 'a body of a megabyte')
      })
    },
  },
  {
    id: 'transport.unknown-call',
    title: 'A call that does not exist is not found',
    async run(kit) {
      const body = JSON.stringify({ requestId: freshId('rq') })
      expect.http(await kit.wire.send('/vendor/v1/jackpot', body), [400, 401, 404], 'an unknown call')
    },
  },
  {
    id: 'transport.request-id',
    title: 'requestId comes back in every answer, also in refusals',
    async run(kit) {
      const player = await kit.player()
      const requestId = freshId('echo')
      const answers = [
        await player.call('balance', { requestId }),
        await player.bet(stakeOf(player), { requestId, sessionId: freshId('none') }),
        await player.call('balance', { requestId, playerId: freshId('nobody') }),
      ]
      for (const answer of answers)
        expect.that(answer.body['requestId'] === requestId, `${answer.sent.path} does not echo the requestId`)
    },
  },
]
