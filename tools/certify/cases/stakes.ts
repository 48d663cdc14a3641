/** bet: what is taken, what is declined, and what the same id means. */
import { expect, notTriedBecause } from '../expect.ts'
import { arrangeBalance, type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId } from '../player.ts'

export const stakeCases: readonly Case[] = [
  {
    id: 'stakes.taken',
    title: 'A stake is taken and the answer tells the balance after it',
    async run(kit) {
      const player = await kit.player()
      const before = await player.balance()
      const answer = await player.bet(stakeOf(player))
      expect.done(answer, 'bet')
      expect.retry(answer, false, 'bet')
      expect.same(expect.money(answer, player.scale), before - stakeOf(player), 'balance in the answer')
      expect.same(await player.balance(), before - stakeOf(player), 'balance afterwards')
      expect.that(typeof answer.body['platformTxnId'] === 'string', 'bet: platformTxnId is missing')
    },
  },
  {
    id: 'stakes.to-zero',
    title: 'A stake of the whole balance leaves zero',
    async run(kit) {
      const player = await kit.player()
      await arrangeBalance(player, stakeOf(player))
      const answer = await player.bet(stakeOf(player))
      expect.done(answer, 'bet of everything')
      expect.same(expect.money(answer, player.scale), 0n, 'balance in the answer')
    },
  },
  {
    id: 'stakes.insufficient',
    title: 'A stake that is one minor unit too big is declined with the true balance',
    async run(kit) {
      const player = await kit.player()
      const balance = stakeOf(player) - 1n > player.minBet ? stakeOf(player) - 1n : stakeOf(player)
      await arrangeBalance(player, balance)
      await steady(player, 'a stake that does not fit', async () => {
        const answer = await player.bet(balance + 1n)
        expect.status(answer, 'INSUFFICIENT_FUNDS', 'a stake one minor unit too big')
        expect.retry(answer, false, 'a declined stake')
        expect.same(expect.money(answer, player.scale), balance, 'balance in the answer')
      })
    },
  },
  {
    id: 'stakes.declined-again',
    title: 'A declined stake stays declined, also when money has come meanwhile',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      await arrangeBalance(player, stake)
      const declined = { roundId: freshId('rd'), transactionId: freshId('bet') }
      expect.status(await player.bet(stake + 1n, declined), 'INSUFFICIENT_FUNDS', 'the stake')
      expect.done(await player.promo(stake * 2n), 'a credit')
      await steady(player, 'the declined stake again', async () =>
        expect.status(await player.bet(stake + 1n, declined), 'INSUFFICIENT_FUNDS', 'the same stake again'),
      )
    },
  },
  {
    id: 'stakes.zero',
    title: 'A stake of zero moves nothing',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'a stake of zero', async () =>
        expect.refused(await player.bet(0n), ['AMOUNT_INVALID', 'STAKE_LIMIT', 'OK'], 'a stake of zero'),
      )
    },
  },
  {
    id: 'stakes.too-big',
    title: "A stake above the game's limit is refused",
    async run(kit) {
      const player = await kit.player()
      const maxBet = player.maxBet ?? notTriedBecause('authenticate tells no limits')
      await arrangeBalance(player, maxBet * 2n)
      await steady(player, 'a stake above the limit', async () =>
        expect.refused(await player.bet(maxBet + 1n), ['STAKE_LIMIT'], 'a stake above the limit'),
      )
    },
  },
  {
    id: 'stakes.repeated',
    title: 'The same stake sent again is answered as before, and taken once',
    async run(kit) {
      const player = await kit.player()
      const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
      const first = await player.bet(stakeOf(player), ids)
      expect.done(first, 'the stake')
      await steady(player, 'the stake again', async () => {
        for (let turn = 0; turn < 3; turn++) {
          const again = await player.bet(stakeOf(player), ids)
          expect.replayed(again, 'the stake again')
          expect.that(
            again.body['platformTxnId'] === first.body['platformTxnId'],
            'the stake again: platformTxnId must be the first one',
          )
        }
      })
    },
  },
  {
    id: 'stakes.repeated-balance',
    title: 'A repeated stake tells the balance of now',
    async run(kit) {
      const player = await kit.player()
      const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      expect.done(await player.promo(stakeOf(player) * 3n), 'a credit')
      const now = await player.balance()
      const again = await player.bet(stakeOf(player), ids)
      expect.replayed(again, 'the stake again')
      expect.same(expect.money(again, player.scale), now, 'balance in the repeated answer')
    },
  },
  {
    id: 'stakes.conflict',
    title: 'The same id for another stake is a conflict and moves nothing',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
      expect.done(await player.bet(stake, ids), 'the stake')
      await steady(player, 'other content under a known id', async () => {
        const other = await player.bet(stake + 1n, ids)
        expect.status(other, 'CONFLICT', 'another amount under the same id')
        expect.retry(other, false, 'a conflict')
        const round = await player.bet(stake, { ...ids, roundId: freshId('rd') })
        expect.status(round, 'CONFLICT', 'another round under the same id')
        const win = await player.win(ids.roundId, stake, { transactionId: ids.transactionId })
        expect.status(win, 'CONFLICT', 'a win under the id of a stake')
      })
    },
  },
  {
    id: 'stakes.two-in-a-round',
    title: 'A round may have two stakes',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      await moves(player, -2n * stakeOf(player), 'two stakes of one round', async () => {
        expect.done(await player.bet(stakeOf(player), { roundId }), 'the first stake')
        expect.done(await player.bet(stakeOf(player), { roundId }), 'the second stake')
      })
    },
  },
  {
    id: 'stakes.two-players',
    title: 'One id used for two players is taken for both or refused for the second, never lost',
    async run(kit) {
      const [first, second] = [await kit.player(), await kit.player()]
      const transactionId = freshId('bet')
      expect.done(await first.bet(stakeOf(first), { transactionId }), 'the stake of the first player')
      const before = await second.balance()
      const answer = await second.bet(stakeOf(second), { transactionId })
      expect.status(answer, ['OK', 'CONFLICT'], 'the same id for a second player')
      expect.that(
        answer.body['replayed'] !== true,
        "a second player's stake is no repeat of the first player's",
      )
      const moved = answer.body['status'] === 'OK' ? stakeOf(second) : 0n
      expect.same(await second.balance(), before - moved, "the second player's balance")
    },
  },
  {
    id: 'stakes.two-studios',
    title: 'Ids of two studios do not meet',
    async run(kit) {
      const [player, elsewhere] = await kit.pair()
      const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
      await moves(player, -stakeOf(player) - stakeOf(elsewhere), 'two stakes at two studios', async () => {
        expect.done(await player.bet(stakeOf(player), ids), 'the stake at one studio')
        expect.done(await elsewhere.bet(stakeOf(elsewhere), ids), 'the same ids at another studio')
      })
    },
  },
  {
    id: 'stakes.lost-answer',
    title: 'A stake whose answer was lost is taken once when sent again, and given back when rolled back',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const again = { roundId: freshId('rd'), transactionId: freshId('bet') }
      await moves(player, -stake, 'a lost answer, sent again', async () => {
        await player.bet(stake, again, { hangUp: true })
        expect.status(await player.bet(stake, again), 'OK', 'the stake sent again')
      })
      const undone = { roundId: freshId('rd'), transactionId: freshId('bet') }
      await steady(player, 'a lost answer, rolled back', async () => {
        await player.bet(stake, undone, { hangUp: true })
        expect.status(await player.rollback(undone.transactionId), 'OK', 'the roll-back')
      })
    },
  },
]
