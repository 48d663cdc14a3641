/** Rounds, settlement anew, credits outside rounds, and what a studio can ask about the past. */
import { expect } from '../expect.ts'
import { arrangeBalance, type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

const newIds = () => ({ roundId: freshId('rd'), transactionId: freshId('bet') })

async function transactionIs(player: Player, transactionId: string, wanted: string, amount?: string) {
  const answer = await player.status(transactionId)
  expect.status(answer, 'OK', 'status')
  const { transaction, amount: told } = answer.body
  expect.that(transaction === wanted, `status must tell ${wanted}, not ${String(transaction)}`)
  expect.that(amount === undefined || told === amount, `status must tell ${amount}, not ${String(told)}`)
}

export const roundCases: readonly Case[] = [
  {
    id: 'rounds.closed',
    title: 'A new win on a closed round is refused for good; a known one is still a repeat',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      const win = { transactionId: freshId('win') }
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      expect.done(await player.win(ids.roundId, stakeOf(player), win), 'the win')
      expect.done(await player.endRound(ids.roundId), 'endround')
      await steady(player, 'a win on a closed round', async () => {
        const late = await player.win(ids.roundId, stakeOf(player))
        expect.status(late, 'ROUND_CLOSED', 'a new win on a closed round')
        expect.retry(late, false, 'a new win on a closed round')
        expect.replayed(await player.win(ids.roundId, stakeOf(player), win), 'the earlier win again')
      })
    },
  },
  {
    id: 'rounds.closed-by-stake',
    title: 'A stake that ends its round closes it',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      expect.done(
        await player.bet(stakeOf(player), { ...ids, roundEnded: true }),
        'a stake that ends its round',
      )
      await steady(player, 'a win afterwards', async () =>
        expect.status(await player.win(ids.roundId, stakeOf(player)), 'ROUND_CLOSED', 'a win afterwards'),
      )
    },
  },
  {
    id: 'rounds.end-repeated',
    title: 'A round may be ended as often as one likes',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      const end = { transactionId: freshId('end') }
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      await steady(player, 'endround', async () => {
        expect.done(await player.endRound(ids.roundId, end), 'endround')
        expect.replayed(await player.endRound(ids.roundId, end), 'endround again')
        expect.status(await player.endRound(ids.roundId), 'OK', 'endround under another id')
      })
    },
  },
  {
    id: 'rounds.status',
    title: 'status tells done, cancelled, refused beforehand and unknown apart',
    async run(kit) {
      const player = await kit.player()
      const [kept, undone] = [newIds(), newIds()]
      const [win, tombstone] = [freshId('win'), freshId('bet')]
      const stake = stakeOf(player)
      expect.done(await player.bet(stake, kept), 'a stake')
      expect.done(await player.win(kept.roundId, stake * 2n, { transactionId: win }), 'its win')
      expect.done(await player.bet(stake, undone), 'another stake')
      expect.done(await player.rollback(undone.transactionId), 'its roll-back')
      expect.status(await player.rollback(tombstone), 'OK', 'the roll-back of an unknown stake')
      await transactionIs(player, kept.transactionId, 'OK', player.money(-stake))
      await transactionIs(player, win, 'OK', player.money(stake * 2n))
      await transactionIs(player, undone.transactionId, 'CANCELLED')
      await transactionIs(player, tombstone, 'TOMBSTONE')
      await transactionIs(player, freshId('bet'), 'UNKNOWN')
    },
  },
  {
    id: 'rounds.adjust',
    title: 'An adjustment settles anew, both ways, once',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const ids = newIds()
      const up = { transactionId: freshId('adj') }
      expect.done(await player.bet(stake, ids), 'the stake')
      expect.done(await player.win(ids.roundId, stake, { roundEnded: true }), 'the win')
      const adjust = (amount: bigint, own = {}) =>
        player.adjust(ids.roundId, ids.transactionId, player.money(amount), own)
      await moves(player, stake * 2n, 'an adjustment upwards', async () => {
        expect.done(await adjust(stake * 2n, up), 'adjust')
        expect.replayed(await adjust(stake * 2n, up), 'adjust again')
        expect.status(await adjust(stake * 3n, up), 'CONFLICT', 'another amount under the same id')
      })
      await moves(player, -stake, 'an adjustment downwards', async () =>
        expect.done(await adjust(-stake), 'adjust'),
      )
    },
  },
  {
    id: 'rounds.adjust-unknown',
    title: 'An adjustment of an unknown transaction is refused',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'an adjustment of nothing', async () => {
        const answer = await player.adjust(freshId('rd'), freshId('bet'), player.money(1n))
        expect.refused(answer, ['BET_NOT_FOUND'], 'an adjustment of an unknown transaction')
      })
    },
  },
  {
    id: 'rounds.adjust-below-zero',
    title: 'An adjustment takes what is there and never goes below zero',
    async run(kit) {
      const player = await kit.player()
      const ids = newIds()
      await arrangeBalance(player, stakeOf(player) * 2n)
      expect.done(await player.bet(stakeOf(player), ids), 'the stake')
      const answer = await player.adjust(ids.roundId, ids.transactionId, player.money(stakeOf(player) * -2n))
      expect.done(answer, 'an adjustment of more than there is')
      expect.same(expect.money(answer, player.scale), 0n, 'balance in the answer')
    },
  },
  {
    id: 'rounds.promo',
    title: 'A promotional credit is paid once',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const own = { transactionId: freshId('promo') }
      await moves(player, stake, 'a credit sent twice, and a conflict', async () => {
        expect.done(await player.promo(stake, own), 'promo')
        expect.replayed(await player.promo(stake, own), 'promo again')
        expect.status(await player.promo(stake * 2n, own), 'CONFLICT', 'another amount under the same id')
      })
    },
  },
]
