/** rollback: what comes back, once, and what a roll-back leaves behind. */
import { expect } from '../expect.ts'
import { forget, rolledBack } from '../journal.ts'
import { arrangeBalance, type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId } from '../player.ts'

const newIds = () => ({ roundId: freshId('rd'), transactionId: freshId('bet') })

export const rollbackCases: readonly Case[] = [
  {
    id: 'rollbacks.stake',
    title: 'A roll-back gives the stake back',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      await steady(player, 'stake and roll-back', async () => {
        expect.done(await player.bet(stakeOf(player), ids), 'the stake')
        const answer = await player.rollback(ids.transactionId, { roundId: ids.roundId })
        expect.done(answer, 'the roll-back')
        expect.that(answer.body['tombstone'] !== true, 'a roll-back of a known stake leaves no tombstone')
      })
    },
  },
  {
    id: 'rollbacks.target-alone',
    title: 'A roll-back needs neither amount nor round',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      await steady(player, 'stake and roll-back', async () => {
        expect.done(await player.bet(stakeOf(player), ids), 'the stake')
        expect.done(await player.rollback(ids.transactionId), 'the roll-back by the target alone')
      })
    },
  },
  {
    id: 'rollbacks.by-round',
    title: 'A roll-back of a whole round gives all its stakes back',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      const stakes = [freshId('bet'), freshId('bet')]
      await steady(player, 'two stakes and the roll-back of their round', async () => {
        for (const transactionId of stakes)
          expect.done(await player.bet(stakeOf(player), { roundId, transactionId }), 'a stake')
        const own = { transactionId: freshId('rb'), roundId }
        expect.status(await player.call('rollback', own), 'OK', 'the roll-back of the round')
        expect.status(await player.call('rollback', own), 'OK', 'the roll-back of the round again')
        for (const stake of stakes) rolledBack(kit.journal, player, stake, false)
      })
    },
  },
  {
    id: 'rollbacks.of-nothing',
    title: 'A roll-back that names neither stake nor round is malformed',
    async run(kit) {
      const player = await kit.player()
      const answer = await player.call('rollback', { transactionId: freshId('rb') })
      expect.refused(answer, ['REQUEST_INVALID'], 'a roll-back of nothing')
    },
  },
  {
    id: 'rollbacks.twice',
    title: 'A roll-back sent twice gives back once, under the same id and under another',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      const own = { transactionId: freshId('rb') }
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      await moves(player, stakeOf(player), 'three roll-backs of one stake', async () => {
        expect.done(await player.rollback(ids.transactionId, own), 'the roll-back')
        expect.replayed(await player.rollback(ids.transactionId, own), 'the roll-back again')
        expect.replayed(await player.rollback(ids.transactionId), 'another roll-back of the same stake')
      })
    },
  },
  {
    id: 'rollbacks.unknown',
    title: 'A roll-back of an unknown stake is answered OK, with a tombstone',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'a roll-back of nothing', async () => {
        const target = freshId('bet')
        const answer = await player.rollback(target)
        expect.status(answer, 'OK', 'the roll-back of an unknown stake')
        expect.flag(answer, 'tombstone', true, 'the roll-back of an unknown stake')
        expect.status(await player.rollback(target), 'OK', 'the same again')
      })
    },
  },
  {
    id: 'rollbacks.before-stake',
    title: 'A stake that arrives after its roll-back is refused for good',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      await steady(player, 'roll-back first, then the stake', async () => {
        expect.status(
          await player.rollback(ids.transactionId, { roundId: ids.roundId }),
          'OK',
          'the roll-back',
        )
        const late = await player.bet(stakeOf(player), ids)
        expect.status(late, 'TXN_CANCELLED', 'the stake after its roll-back')
        expect.retry(late, false, 'the stake after its roll-back')
        expect.status(await player.bet(stakeOf(player), ids), 'TXN_CANCELLED', 'the same stake again')
      })
    },
  },
  {
    id: 'rollbacks.before-betwin',
    title: 'A betwin that arrives after its roll-back neither takes nor pays',
    async run(kit) {
      const player = await kit.player()
      const bet = { transactionId: freshId('bet'), amount: player.money(stakeOf(player)) }
      await steady(player, 'roll-back first, then the betwin', async () => {
        expect.status(await player.rollback(bet.transactionId), 'OK', 'the roll-back')
        const late = await player.betwin(stakeOf(player), stakeOf(player) * 4n, { bet })
        expect.status(late, 'TXN_CANCELLED', 'the betwin after its roll-back')
      })
    },
  },
  {
    id: 'rollbacks.then-win',
    title: 'A win after the roll-back of its stake is refused for good',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      await steady(player, 'stake, roll-back, win', async () => {
        expect.done(await player.bet(stakeOf(player), ids), 'the stake')
        expect.done(await player.rollback(ids.transactionId), 'the roll-back')
        const win = await player.win(ids.roundId, stakeOf(player), { betTransactionId: ids.transactionId })
        expect.status(win, 'TXN_CANCELLED', 'the win of a stake that was given back')
        expect.retry(win, false, 'the win of a stake that was given back')
      })
    },
  },
  {
    id: 'rollbacks.after-win',
    title: 'A stake that has won is not given back',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      expect.done(await player.win(ids.roundId, stakeOf(player)), 'the win')
      await steady(player, 'a roll-back after the win', async () => {
        const answer = await player.rollback(ids.transactionId)
        expect.status(answer, 'ALREADY_SETTLED', 'a roll-back after the win')
        expect.retry(answer, false, 'a roll-back after the win')
      })
    },
  },
  {
    id: 'rollbacks.after-betwin',
    title: 'The stake of a betwin that won is not given back',
    async run(kit) {
      const player = await kit.player()
      const bet = { transactionId: freshId('bet'), amount: player.money(stakeOf(player)) }
      expect.done(await player.betwin(stakeOf(player), stakeOf(player) * 2n, { bet }), 'betwin')
      await steady(player, 'a roll-back after the betwin', async () =>
        expect.status(
          await player.rollback(bet.transactionId),
          'ALREADY_SETTLED',
          'a roll-back after betwin',
        ),
      )
    },
  },
  {
    id: 'rollbacks.declined',
    title: 'The roll-back of a declined stake gives nothing',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      await arrangeBalance(player, stakeOf(player))
      await steady(player, 'the roll-back of a declined stake', async () => {
        expect.status(await player.bet(stakeOf(player) + 1n, ids), 'INSUFFICIENT_FUNDS', 'the stake')
        expect.status(await player.rollback(ids.transactionId), 'OK', 'its roll-back')
        forget(kit.journal, player, ids.transactionId)
      })
    },
  },
  {
    id: 'rollbacks.of-a-win',
    title: 'The roll-back of a win takes it back, once; then the stake can be given back',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      const win = freshId('win')
      await steady(player, 'stake, win, roll-back of both', async () => {
        expect.done(await player.bet(stakeOf(player), ids), 'the stake')
        expect.done(await player.win(ids.roundId, stakeOf(player) * 3n, { transactionId: win }), 'the win')
        await moves(player, stakeOf(player) * -3n, 'the roll-back of the win', async () => {
          expect.done(await player.rollback(win, { targetType: 'WIN' }), 'the roll-back of the win')
          expect.replayed(await player.rollback(win, { targetType: 'WIN' }), 'the same again')
        })
        expect.done(await player.rollback(ids.transactionId), 'the roll-back of the stake')
      })
    },
  },
  {
    id: 'rollbacks.of-a-spent-win',
    title: 'The roll-back of a win that is spent takes what is there and never goes below zero',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      const win = freshId('win')
      await arrangeBalance(player, stakeOf(player))
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      expect.done(await player.win(ids.roundId, stakeOf(player) * 2n, { transactionId: win }), 'the win')
      expect.done(await player.bet(stakeOf(player)), 'half of it spent')
      const answer = await player.rollback(win, { targetType: 'WIN' })
      expect.done(answer, 'the roll-back of a win that is half spent')
      expect.same(expect.money(answer, player.scale), 0n, 'balance in the answer')
    },
  },
]
