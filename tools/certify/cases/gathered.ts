/** Gathered calls, which a wallet need not offer: many under one signature, each as if it had come alone. */
import type { Answer } from '../client.ts'
import { expect, notTriedBecause } from '../expect.ts'
import { type Case, type Kit, moves, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

const path = '/vendor/v1/gathered'

interface Asked {
  readonly call: string
  readonly body: Readonly<Record<string, unknown>>
}

/** A stake that ends its round. */
const aBet = (player: Player, fields: Readonly<Record<string, unknown>> = {}): Asked => ({
  call: 'bet',
  body: JSON.parse(
    player.text({
      ...{ sessionId: player.sessionId, roundId: freshId('rd'), transactionId: freshId('bet') },
      ...{ amount: player.money(stakeOf(player)), roundEnded: true, ...fields },
    }),
  ),
})

/** One answer for each of these calls. */
async function gathered(kit: Kit, calls: readonly unknown[], what: string): Promise<Answer[]> {
  const answer = await kit.wire.send(path, JSON.stringify({ requestId: freshId('rq'), calls }))
  if (answer.http === 404) notTriedBecause('the wallet takes calls one by one only, which it may')
  expect.status(answer, 'OK', what)
  const { answers } = answer.body as { answers?: unknown }
  expect.that(
    Array.isArray(answers) && answers.length === calls.length,
    `${what}: ${calls.length} calls, and not as many answers`,
  )
  return (answers as Record<string, unknown>[]).map((body, at) => ({
    ...answer,
    ...{ body, text: JSON.stringify(body) },
    sent: { ...answer.sent, body: JSON.stringify((calls[at] as Asked | undefined)?.body ?? null) },
  }))
}

export const gatheredCases: readonly Case[] = [
  {
    id: 'gathered.each-by-itself',
    title: 'Of gathered calls each has its own answer in its place, and one that is refused spoils no other',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      await moves(player, -2n * stake, 'two stakes among calls that are refused', async () => {
        const calls = [
          aBet(player),
          aBet(player, { sessionId: freshId('none') }),
          { call: 'bet', body: { requestId: 'a' } },
          { call: 'bet', body: null },
          aBet(player),
        ]
        const answers = await gathered(kit, calls, 'two stakes and three that are none')
        const [first, noSession, noStake, noBody, last] = answers as [Answer, Answer, Answer, Answer, Answer]
        expect.done(first, 'the first stake')
        expect.status(noSession, 'SESSION_EXPIRED', 'a stake without a session')
        expect.that(noStake.body['status'] === 'REQUEST_INVALID', 'half a stake is no stake')
        expect.that(noBody.body['status'] === 'REQUEST_INVALID', 'nothing is no stake')
        expect.done(last, 'the last stake')
      })
    },
  },
  {
    id: 'gathered.then-alone',
    title: 'A gathered call is a repeat of itself sent alone, and the other way round',
    async run(kit) {
      const player = await kit.player()
      const [first, second] = [aBet(player), aBet(player)]
      await moves(player, -2n * stakeOf(player), 'two stakes, each sent twice', async () => {
        const [once] = await gathered(kit, [first], 'one stake')
        expect.done(once as Answer, 'a stake in a gathered call')
        expect.replayed(await player.call('bet', first.body), 'the same alone')
        expect.done(await player.call('bet', second.body), 'a stake alone')
        const both = await gathered(kit, [second, first], 'both again')
        for (const answer of both) expect.replayed(answer, 'the same gathered')
      })
    },
  },
  {
    id: 'gathered.same-id-twice',
    title: 'The same stake twice in one gathered call is taken once',
    async run(kit) {
      const player = await kit.player()
      const bet = aBet(player)
      await moves(player, -stakeOf(player), 'one stake, gathered with itself', async () => {
        const answers = await gathered(kit, Array(5).fill(bet), 'one stake five times')
        for (const answer of answers) expect.status(answer, 'OK', 'each of the five')
        const taken = answers.filter(({ body }) => body['replayed'] === false)
        expect.that(taken.length === 1, `${taken.length} of five say that it was done now`)
      })
    },
  },
  {
    id: 'gathered.players',
    title: 'Stakes and wins of different players stand in one call',
    async run(kit) {
      const [one, other] = [await kit.player(), await kit.player()]
      const stake = stakeOf(one)
      const roundId = freshId('rd')
      expect.done(await one.bet(stake, { roundId }), 'a stake to be won')
      const win = { transactionId: freshId('win'), amount: one.money(stake), winType: 'NORMAL' }
      const won = JSON.parse(one.text({ roundId, roundEnded: true, ...win }))
      await moves(one, stake, 'the win of one', () =>
        moves(other, -stakeOf(other), 'the stake of the other', async () => {
          const answers = await gathered(kit, [{ call: 'win', body: won }, aBet(other)], 'a win and a stake')
          for (const answer of answers) expect.done(answer, 'each of both')
          expect.that(
            answers[0]?.body['playerId'] === one.playerId,
            'the first answer is of the first player',
          )
        }),
      )
    },
  },
  {
    id: 'gathered.refused-whole',
    title: 'A gathered call that is none is refused whole, and nothing in it is done',
    async run(kit) {
      const player = await kit.player()
      await gathered(kit, [aBet(player)], 'one stake')
      await steady(player, 'gathered calls that are none', async () => {
        const wrong: Record<string, unknown> = {
          'no calls': undefined,
          'an empty list': [],
          'a call of another kind': [aBet(player), { call: 'rollback', body: {} }],
          'a field nobody knows': [{ ...aBet(player), amount: '1.00' }],
          'too many': Array.from({ length: 51 }, () => aBet(player)),
        }
        for (const [what, calls] of Object.entries(wrong)) {
          const body = JSON.stringify({ requestId: freshId('rq'), calls })
          expect.http(await kit.wire.send(path, body), [400], `a gathered call with ${what}`)
        }
        const unsigned = JSON.stringify({ requestId: freshId('rq'), calls: [aBet(player)] })
        const answer = await kit.wire.send(path, unsigned, { signedPath: '/vendor/v1/bet' })
        expect.http(answer, [401], 'a gathered call signed as another call')
      })
    },
  },
]
