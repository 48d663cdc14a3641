/** Calls that race: one effect for one id, and never more spent than there is. */
import type { Answer } from '../client.ts'
import { expect } from '../expect.ts'
import { arrangeBalance, type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

const times = (count: number) => Array.from({ length: count }, (_, at) => at)
const counted = (answers: readonly Answer[], status: string) =>
  answers.filter((answer) => answer.body['status'] === status).length

/** The same call many times at once: each answered OK, one of them as done now. */
function oneEffect(answers: readonly Answer[], what: string) {
  for (const answer of answers) expect.status(answer, 'OK', what)
  const firsts = answers.filter((answer) => answer.body['replayed'] === false).length
  expect.that(firsts === 1, `${what}: ${firsts} of ${answers.length} answers say that it was done now`)
}

export const concurrencyCases: readonly Case[] = [
  {
    id: 'concurrency.same-stake',
    title: 'The same stake ten times at once is taken once',
    async run(kit) {
      const player = await kit.player()
      for (const turn of times(5)) {
        const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
        await moves(player, -stakeOf(player), `storm ${turn + 1}`, async () =>
          oneEffect(
            await Promise.all(times(10).map(() => player.bet(stakeOf(player), ids))),
            'one stake, ten times',
          ),
        )
      }
    },
  },
  {
    id: 'concurrency.same-win',
    title: 'The same win and the same credit ten times at once are paid once',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      const [win, promo] = [{ transactionId: freshId('win') }, { transactionId: freshId('promo') }]
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await moves(player, stakeOf(player) * 3n, 'a win and a credit, ten times each', async () => {
        const wins = await Promise.all(times(10).map(() => player.win(roundId, stakeOf(player), win)))
        oneEffect(wins, 'one win, ten times')
        oneEffect(
          await Promise.all(times(10).map(() => player.promo(stakeOf(player) * 2n, promo))),
          'one credit',
        )
      })
    },
  },
  {
    id: 'concurrency.same-rollback',
    title: 'The same roll-back ten times at once gives back once',
    async run(kit) {
      const player = await kit.player()
      const transactionId = freshId('bet')
      expect.done(await player.bet(stakeOf(player), { transactionId }), 'the stake')
      await moves(player, stakeOf(player), 'a roll-back ten times at once', async () =>
        oneEffect(await Promise.all(times(10).map(() => player.rollback(transactionId))), 'one roll-back'),
      )
    },
  },
  {
    id: 'concurrency.same-id-other-content',
    title: 'One id with ten contents at once: one is taken, nine are conflicts',
    async run(kit) {
      const player = await kit.player()
      const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
      const before = await player.balance()
      const stakes = times(10).map((at) => stakeOf(player) + BigInt(at))
      const answers = await Promise.all(stakes.map((stake) => player.bet(stake, ids)))
      const taken = stakes.filter((_, at) => answers[at]?.body['status'] === 'OK')
      expect.that(taken.length === 1, `${taken.length} stakes were taken under one id`)
      expect.that(counted(answers, 'CONFLICT') === 9, 'all the others must be conflicts')
      expect.same(before - (await player.balance()), taken[0] ?? 0n, 'what was taken')
    },
  },
  {
    id: 'concurrency.overdraft',
    title: 'Ten stakes at once on a balance for five: exactly five are taken',
    async run(kit) {
      const player = await kit.player()
      await arrangeBalance(player, stakeOf(player) * 5n)
      const answers = await Promise.all(times(10).map(() => player.bet(stakeOf(player))))
      const [taken, declined] = [counted(answers, 'OK'), counted(answers, 'INSUFFICIENT_FUNDS')]
      expect.that(taken === 5 && declined === 5, `${taken} stakes were taken and ${declined} declined`)
      expect.same(await player.balance(), 0n, 'what is left')
    },
  },
  {
    id: 'concurrency.overdraft-betwin',
    title: 'Stakes and betwins at once never spend more than there is',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      await arrangeBalance(player, stake * 6n)
      const answers = await Promise.all(
        times(20).map((at) => (at % 2 === 0 ? player.bet(stake) : player.betwin(stake, 0n))),
      )
      const taken = counted(answers, 'OK')
      expect.that(taken === 6, `${taken} stakes were taken of a balance for 6`)
      expect.same(await player.balance(), 0n, 'what is left')
    },
  },
  {
    id: 'concurrency.two-studios',
    title: 'Two studios that race for one balance spend it once',
    async run(kit) {
      const [player, elsewhere] = await kit.pair()
      const stake = stakeOf(player)
      await arrangeBalance(player, stake * 5n)
      const answers = await Promise.all(times(10).map((at) => (at % 2 === 0 ? player : elsewhere).bet(stake)))
      const taken = counted(answers, 'OK')
      expect.that(taken === 5, `${taken} stakes were taken of a balance for 5`)
      expect.same(await elsewhere.balance(), 0n, 'what is left')
    },
  },
  {
    id: 'concurrency.interleavings',
    title: 'Stake, win and roll-back of one round at once end in a state that could have come one by one',
    async run(kit) {
      const player = await kit.player()
      for (let left = kit.effort.interleavings; left > 0; left -= 10) {
        const before = await player.balance()
        const moved = await Promise.all(times(Math.min(10, left)).map((at) => race(player, at)))
        const sum = moved.reduce((total, one) => total + one, 0n)
        expect.same((await player.balance()) - before, sum, 'what the answers of ten races say was moved')
      }
    },
  },
  {
    id: 'concurrency.win-against-rollback',
    title: 'A win and the roll-back of its stake at once: one of them is done, never both',
    async run(kit) {
      const player = await kit.player()
      for (const turn of times(10)) {
        const races = await Promise.all(
          times(4).map((at) => winAgainstRollback(player, (turn + at) % 2 === 0)),
        )
        for (const told of races) {
          const legal = /^win OK, rollback ALREADY_SETTLED$|^win (TXN_CANCELLED|BET_NOT_FOUND), rollback OK$/
          expect.that(legal.test(told), `paid and given back, or neither: ${told}`)
        }
      }
    },
  },
  {
    id: 'concurrency.other-players',
    title: 'Many players at once do not disturb each other',
    async run(kit) {
      const players = await Promise.all(times(4).map(() => kit.player()))
      await Promise.all(
        players.map((player) =>
          steady(player, 'ten rounds of stake and equal win', async () => {
            for (const _ of times(10)) {
              const roundId = freshId('rd')
              expect.done(await player.bet(stakeOf(player), { roundId }), 'a stake')
              expect.done(await player.win(roundId, stakeOf(player), { roundEnded: true }), 'its win')
            }
          }),
        ),
      )
    },
  },
]

/** One round whose three messages are sent at once, in turning order; answers what they say was moved. */
async function race(player: Player, turn: number): Promise<bigint> {
  const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
  const [stake, payout] = [stakeOf(player), stakeOf(player) * 2n]
  const sends: (() => Promise<[string, Answer]>)[] = [
    async () => ['bet', await player.bet(stake, ids)],
    async () => ['win', await player.win(ids.roundId, payout, { betTransactionId: ids.transactionId })],
    async () => ['rollback', await player.rollback(ids.transactionId, { roundId: ids.roundId })],
  ]
  const order = times(3).map((at) => sends[(at + turn) % 3])
  const answers = new Map(await Promise.all(order.map((send) => (send ?? fail)())))
  const status = (name: string) => String(answers.get(name)?.body['status'])
  const told = `bet ${status('bet')}, win ${status('win')}, rollback ${status('rollback')}`
  const legal = [
    'bet OK, win OK, rollback ALREADY_SETTLED',
    'bet OK, win TXN_CANCELLED, rollback OK',
    'bet OK, win BET_NOT_FOUND, rollback OK',
    'bet TXN_CANCELLED, win TXN_CANCELLED, rollback OK',
    'bet TXN_CANCELLED, win BET_NOT_FOUND, rollback OK',
  ]
  const texts = [...answers].map(([name, answer]) => `${name}: ${answer.text}`).join('; ')
  expect.that(legal.includes(told), `a state that no order of arrival explains: ${told}. ${texts}`)
  return status('win') === 'OK' ? payout - stake : 0n
}

/** The stake is down already; then both come, one a moment before the other. */
async function winAgainstRollback(player: Player, isWinFirst: boolean): Promise<string> {
  const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
  expect.done(await player.bet(stakeOf(player), ids), 'the stake')
  const win = () => player.win(ids.roundId, stakeOf(player) * 2n)
  const rollback = () => player.rollback(ids.transactionId)
  const answers = isWinFirst ? [win(), rollback()] : [rollback(), win()]
  const statuses = (await Promise.all(answers)).map(({ body }) => String(body['status']))
  const [won, undone] = isWinFirst ? statuses : statuses.toReversed()
  return `win ${won}, rollback ${undone}`
}

const fail = (): never => {
  throw new Error('three messages have three places')
}
