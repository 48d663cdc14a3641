/** win and betwin: what is paid, once, and when nothing may be paid. */
import { expect } from '../expect.ts'
import { arrangeBalance, type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId } from '../player.ts'

export const winCases: readonly Case[] = [
  {
    id: 'wins.paid',
    title: 'A win of a stake is paid and the answer tells the balance after it',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      const before = await player.balance()
      const answer = await player.win(roundId, stakeOf(player) * 2n)
      expect.done(answer, 'the win')
      expect.same(expect.money(answer, player.scale), before + stakeOf(player) * 2n, 'balance in the answer')
    },
  },
  {
    id: 'wins.zero',
    title: 'A win of zero ends the round and moves nothing',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await steady(player, 'a win of zero', async () => {
        expect.done(await player.win(roundId, 0n, { roundEnded: true }), 'a win of zero')
        expect.status(await player.win(roundId, stakeOf(player)), 'ROUND_CLOSED', 'a win after it')
      })
    },
  },
  {
    id: 'wins.repeated',
    title: 'The same win sent again is answered as before, and paid once',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      const ids = { transactionId: freshId('win'), roundEnded: true }
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await moves(player, stakeOf(player), 'a win sent three times', async () => {
        expect.done(await player.win(roundId, stakeOf(player), ids), 'the win')
        expect.replayed(await player.win(roundId, stakeOf(player), ids), 'the win again')
        expect.replayed(await player.win(roundId, stakeOf(player), ids), 'the win again')
      })
    },
  },
  {
    id: 'wins.conflict',
    title: 'The same id for another win is a conflict and pays nothing',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      const ids = { transactionId: freshId('win') }
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await moves(player, stakeOf(player), 'a win and a conflict', async () => {
        expect.done(await player.win(roundId, stakeOf(player), ids), 'the win')
        expect.status(await player.win(roundId, stakeOf(player) * 9n, ids), 'CONFLICT', 'another amount')
      })
    },
  },
  {
    id: 'wins.several',
    title: 'A round may pay several wins',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await moves(player, stakeOf(player) * 3n, 'two wins of a round', async () => {
        expect.done(await player.win(roundId, stakeOf(player)), 'the first win')
        expect.done(await player.win(roundId, stakeOf(player) * 2n, { roundEnded: true }), 'the second win')
      })
    },
  },
  {
    id: 'wins.without-stake',
    title: 'A win of a round without a stake is not paid yet; after the stake it is',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      const ids = { transactionId: freshId('win') }
      await steady(player, 'a win before its stake', async () => {
        const early = await player.win(roundId, stakeOf(player), ids)
        expect.status(early, 'BET_NOT_FOUND', 'a win before its stake')
        expect.retry(early, true, 'a win before its stake')
      })
      await steady(player, 'stake and win of the same amount', async () => {
        expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
        expect.done(await player.win(roundId, stakeOf(player), ids), 'the win, sent again')
      })
    },
  },
  {
    id: 'wins.declined-stake',
    title: 'A declined stake wins nothing',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      await arrangeBalance(player, stakeOf(player))
      await steady(player, 'a declined stake and its win', async () => {
        const declined = await player.bet(stakeOf(player) + 1n, { roundId })
        expect.status(declined, 'INSUFFICIENT_FUNDS', 'the stake')
        const refusals = ['BET_NOT_FOUND', 'TXN_CANCELLED']
        expect.status(await player.win(roundId, stakeOf(player)), refusals, 'the win of a declined stake')
      })
    },
  },
  {
    id: 'wins.other-player',
    title: "A win on another player's round is not paid",
    async run(kit) {
      const [first, second] = [await kit.player(), await kit.player()]
      const roundId = freshId('rd')
      expect.done(await first.bet(stakeOf(first), { roundId }), 'the stake')
      await steady(second, "a win on another's round", async () =>
        expect.status(await second.win(roundId, stakeOf(first)), 'BET_NOT_FOUND', "a win on another's round"),
      )
    },
  },
  {
    id: 'wins.betwin',
    title: 'betwin takes and pays in one call, and repeats as one',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const fields = {
        roundId: freshId('rd'),
        bet: { transactionId: freshId('bet'), amount: player.money(stake) },
        win: { transactionId: freshId('win'), amount: player.money(stake * 3n) },
      }
      await moves(player, stake * 2n, 'a betwin sent twice', async () => {
        const before = await player.balance()
        const first = await player.betwin(stake, stake * 3n, fields)
        expect.done(first, 'betwin')
        expect.same(expect.money(first, player.scale), before + stake * 2n, 'balance in the answer')
        expect.replayed(await player.betwin(stake, stake * 3n, fields), 'betwin again')
        const other = { ...fields, win: { ...fields.win, amount: player.money(stake * 9n) } }
        expect.status(await player.betwin(stake, stake * 9n, other), 'CONFLICT', 'betwin with another win')
      })
    },
  },
  {
    id: 'wins.betwin-both-or-none',
    title: 'A betwin whose stake does not fit pays nothing, however big its win',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      await arrangeBalance(player, stake)
      const win = { transactionId: freshId('win'), amount: player.money(stake * 5n) }
      await steady(player, 'a betwin that does not fit', async () => {
        const answer = await player.betwin(stake + 1n, stake * 5n, { win })
        expect.status(answer, 'INSUFFICIENT_FUNDS', 'a betwin that does not fit')
        const leg = await player.status(win.transactionId)
        expect.that(leg.body['transaction'] === 'UNKNOWN', 'the win of a declined betwin must be unknown')
      })
    },
  },
]
