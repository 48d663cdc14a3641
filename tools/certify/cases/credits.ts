/** What a studio credits beyond what was announced: taken and answered, and not spendable until somebody has looked. */
import { expect, notTriedBecause } from '../expect.ts'
import { type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

function maxWinOf(player: Player): bigint {
  return player.maxWin ?? notTriedBecause('the wallet announces no maxWin')
}

const unregistered = () => ({ campaignId: freshId('nobody-agreed') })

export const creditCases: readonly Case[] = [
  {
    id: 'credits.above-max-win',
    title: 'A win above maxWin is taken, and spendable up to maxWin; sent again it changes nothing',
    async run(kit) {
      const player = await kit.player()
      const [most, stake] = [maxWinOf(player), stakeOf(player)]
      const [roundId, transactionId] = [freshId('rd'), freshId('win')]
      expect.done(await player.bet(stake, { roundId }), 'the stake')
      await moves(player, most, 'a win above maxWin, sent twice', async () => {
        const before = await player.balance()
        const answer = await player.win(roundId, most * 3n, { transactionId })
        expect.done(answer, 'the win')
        expect.same(expect.money(answer, player.scale), before + most, 'balance in the answer')
        expect.replayed(await player.win(roundId, most * 3n, { transactionId }), 'the win again')
      })
      const told = await player.status(transactionId)
      expect.that(told.body['amount'] === player.money(most * 3n), 'status must tell the whole amount')
    },
  },
  {
    id: 'credits.betwin-above-max-win',
    title: 'So is the win of a betwin',
    async run(kit) {
      const player = await kit.player()
      const [most, stake] = [maxWinOf(player), stakeOf(player)]
      await moves(player, most - stake, 'a betwin above maxWin', async () =>
        expect.done(await player.betwin(stake, most + stake), 'betwin'),
      )
    },
  },
  {
    id: 'credits.several-wins',
    title: 'Several wins of one round are spendable up to maxWin together',
    async run(kit) {
      const player = await kit.player()
      const most = maxWinOf(player)
      const roundId = freshId('rd')
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await moves(player, most, 'three wins of one round', async () => {
        for (const part of [most / 2n, most - most / 2n, 1n])
          expect.done(await player.win(roundId, part), 'a part of the win')
      })
    },
  },
  {
    id: 'credits.several-betwins',
    title: 'So are several betwins of one round, and a win after them; sent again they change nothing',
    async run(kit) {
      const player = await kit.player()
      const [most, stake] = [maxWinOf(player), stakeOf(player)]
      const roundId = freshId('rd')
      const parts = [most / 2n, most - most / 2n, stake].map((won) => ({
        ...{ won, fields: { roundId, roundEnded: false } },
        legs: {
          bet: { transactionId: freshId('bet'), amount: player.money(stake) },
          win: { transactionId: freshId('win'), amount: player.money(won) },
        },
      }))
      const send = ({ won, fields, legs }: (typeof parts)[number]) =>
        player.betwin(stake, won, { ...fields, ...legs })
      await moves(player, most - stake * 3n, 'three betwins and a win of one round, sent twice', async () => {
        for (const part of parts) expect.done(await send(part), 'a betwin')
        expect.done(await player.win(roundId, stake), 'a win after them')
        for (const part of parts) expect.replayed(await send(part), 'a betwin again')
      })
      const told = await player.status(parts[2]?.legs.win.transactionId ?? '')
      expect.that(told.body['amount'] === player.money(stake), 'status must tell the whole amount')
    },
  },
  {
    id: 'credits.taken-back',
    title: 'A win above maxWin that is rolled back leaves nothing, and nothing owed',
    async run(kit) {
      const player = await kit.player()
      const most = maxWinOf(player)
      const [roundId, transactionId] = [freshId('rd'), freshId('win')]
      expect.done(await player.bet(stakeOf(player), { roundId }), 'the stake')
      await steady(player, 'a win above maxWin and its roll-back', async () => {
        expect.done(await player.win(roundId, most * 3n, { transactionId }), 'the win')
        expect.done(await player.rollback(transactionId, { targetType: 'WIN' }), 'its roll-back')
      })
    },
  },
  {
    id: 'credits.unregistered-promo',
    title: 'A promotional credit of a campaign that was not registered is taken and cannot be spent',
    async run(kit) {
      const player = await kit.player()
      const own = { transactionId: freshId('promo'), ...unregistered() }
      await steady(player, 'a credit that nobody agreed to', async () => {
        expect.done(await player.promo(stakeOf(player) * 1_000_000n, own), 'promo')
        expect.replayed(await player.promo(stakeOf(player) * 1_000_000n, own), 'promo again')
      })
    },
  },
  {
    id: 'credits.without-stake',
    title: 'A win without a stake draws on a registered campaign alone',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      for (const winType of ['JACKPOT', 'PROMO', 'FREEROUND'])
        await steady(player, `a ${winType} win that nobody agreed to`, async () =>
          expect.done(await player.win(freshId('rd'), stake, { winType, ...unregistered() }), 'the win'),
        )
      await moves(player, stake, 'a win that its campaign bears', async () => {
        const agreed = { winType: 'PROMO', campaignId: 'certification' }
        expect.done(await player.win(freshId('rd'), stake, agreed), 'the win')
      })
    },
  },
  {
    id: 'credits.free-round',
    title: 'So does the win of a free round, whose stake is nothing',
    async run(kit) {
      const player = await kit.player()
      const roundId = freshId('rd')
      await steady(player, 'a free round and its win', async () => {
        expect.done(await player.bet(0n, { roundId, freeRoundId: freshId('free') }), 'the free stake')
        expect.done(await player.win(roundId, stakeOf(player), unregistered()), 'its win')
      })
    },
  },
  {
    id: 'credits.free-stake-of-money',
    title: 'A free round takes no stake but nothing, alone and together with its win',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const free = () => ({ freeRoundId: freshId('free') })
      await steady(player, 'stakes of free rounds', async () => {
        expect.status(await player.bet(stake, free()), 'AMOUNT_INVALID', 'money for a free round')
        expect.status(await player.betwin(stake, 0n, free()), 'AMOUNT_INVALID', 'money for a free betwin')
        expect.done(await player.betwin(0n, 0n, free()), 'a free betwin that wins nothing')
      })
    },
  },
  {
    id: 'credits.budget-of-a-day',
    title: 'A campaign pays no more in a day than was registered, however many ask at once',
    async run(kit) {
      const player = await kit.player()
      const one = 10n ** BigInt(player.scale)
      const before = await player.balance()
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => player.promo(one, { campaignId: 'certification-day' })),
      )
      for (const answer of answers) expect.done(answer, 'promo')
      const paid = (await player.balance()) - before
      expect.that(paid <= one, `a budget of ${player.money(one)} a day paid ${player.money(paid)}`)
    },
  },
]
