/** atRisk: what a stake that covers a part of the table has truly at risk. It moves no money, and is never believed above the stake. */
import { expect } from '../expect.ts'
import { type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

/** Stake and win of one round, both of the least stake twice: red and black, and one of them came. */
function covering(player: Player) {
  const stake = 2n * stakeOf(player)
  const ids = {
    roundId: freshId('rd'),
    bet: { transactionId: freshId('bet'), amount: player.money(stake) },
    win: { transactionId: freshId('win'), amount: player.money(stake) },
  }
  return (atRisk: bigint) => player.betwin(stake, stake, { ...ids, atRisk: player.money(atRisk) })
}

export const atRiskCases: readonly Case[] = [
  {
    id: 'at-risk.taken',
    title: 'A stake that tells what is at risk moves what every stake moves',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'red and black in one round', async () =>
        expect.done(await covering(player)(0n), 'a betwin with nothing at risk'),
      )
      await moves(player, -stakeOf(player), 'a bet with half of it at risk', async () =>
        expect.done(
          await player.bet(stakeOf(player), { atRisk: player.money(stakeOf(player) / 2n), roundEnded: true }),
          'a bet with half of it at risk',
        ),
      )
    },
  },
  {
    id: 'at-risk.above-stake',
    title: 'More at risk than was staked is refused',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'more at risk than was staked', async () => {
        const told = await covering(player)(2n * stakeOf(player) + 1n)
        expect.status(told, 'AMOUNT_INVALID', 'a betwin with more at risk than its stake')
        const bet = await player.bet(stakeOf(player), { atRisk: player.money(stakeOf(player) + 1n) })
        expect.status(bet, 'AMOUNT_INVALID', 'a bet with more at risk than its stake')
      })
    },
  },
  {
    id: 'at-risk.of-the-round',
    title: 'It speaks of all stakes of the round: a second stake may have more at risk than itself',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      const [stake, both] = [stakeOf(player), 2n * stakeOf(player)]
      await moves(player, -both, 'two stakes of one round', async () => {
        expect.done(await player.bet(stake, { roundId }), 'the first stake')
        const above = await player.bet(stake, { roundId, atRisk: player.money(both + 1n) })
        expect.status(above, 'AMOUNT_INVALID', 'more at risk than both stakes')
        expect.done(await player.bet(stake, { roundId, atRisk: player.money(both) }), 'the second stake')
      })
    },
  },
  {
    id: 'at-risk.repeated',
    title: 'The same stake with another word about its risk is the same stake',
    async run(kit) {
      const player = await kit.player()
      const send = covering(player)
      await steady(player, 'one betwin, told in two ways', async () => {
        expect.done(await send(0n), 'the betwin')
        expect.replayed(await send(stakeOf(player)), 'the betwin with another word')
      })
    },
  },
]
