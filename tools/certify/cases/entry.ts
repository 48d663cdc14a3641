/** Launch tokens, sessions, and who may do what with them. */
import { expect } from '../expect.ts'
import { type Case, moves, stakeOf, steady } from '../kit.ts'
import { freshId } from '../player.ts'

const noSession = ['SESSION_EXPIRED', 'INVALID_TOKEN']

export const entryCases: readonly Case[] = [
  {
    id: 'entry.balance',
    title: 'The balance at the beginning is the opening one, with all decimals',
    async run(kit) {
      const player = await kit.player()
      const told = player.entry ? expect.money(player.entry, player.scale) : await player.balance()
      expect.same(await player.balance(), told, 'balance after authenticate')
      expect.that(told > 0n, 'a player for the certification needs money to begin with')
    },
  },
  {
    id: 'entry.token-once',
    title: 'A launch token works once',
    async run(kit) {
      const player = await kit.player()
      if (!player.token) return
      const { token, gameCode } = player
      const body = JSON.stringify({ requestId: freshId('rq'), token, gameCode })
      expect.refused(
        await kit.wire.send('/vendor/v1/authenticate', body),
        ['INVALID_TOKEN'],
        'the token again',
      )
    },
  },
  {
    id: 'entry.token-unknown',
    title: 'A token nobody issued is refused',
    async run(kit) {
      const body = JSON.stringify({ requestId: freshId('rq'), token: freshId('token') })
      const answer = await kit.wire.send('/vendor/v1/authenticate', body)
      expect.refused(answer, ['INVALID_TOKEN'], 'an unknown token')
      expect.that(answer.body['sessionId'] === undefined, 'a refused token must not open a session')
    },
  },
  {
    id: 'entry.session-unknown',
    title: 'A stake needs a live session',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'a stake without a session', async () => {
        const unknown = { sessionId: freshId('session') }
        expect.refused(await player.bet(stakeOf(player), unknown), noSession, 'bet with an unknown session')
        const none = { sessionId: undefined }
        expect.refused(await player.bet(stakeOf(player), none), noSession, 'bet without a session')
        expect.refused(
          await player.betwin(stakeOf(player), 0n, unknown),
          noSession,
          'betwin, unknown session',
        )
      })
    },
  },
  {
    id: 'entry.swapped-sessions',
    title: "One player's session is no good for another player",
    async run(kit) {
      const [first, second] = [await kit.player(), await kit.player()]
      const foreign = [...noSession, 'PLAYER_NOT_FOUND']
      await steady(first, "another's session", () =>
        steady(second, "another's session", async () => {
          const { sessionId } = second
          expect.refused(
            await first.bet(stakeOf(first), { sessionId }),
            foreign,
            "bet with another's session",
          )
          expect.refused(
            await first.betwin(stakeOf(first), 0n, { sessionId }),
            foreign,
            "betwin, another's session",
          )
        }),
      )
    },
  },
  {
    id: 'entry.session-expired',
    title: 'After the session ended no stake is taken, but wins and roll-backs are',
    async run(kit) {
      const player = await kit.player('sessionExpired')
      const stake = stakeOf(player)
      const [roundId, transactionId, undone] = [freshId('rd'), freshId('bet'), freshId('bet')]
      if (player.arrange) {
        expect.done(await player.bet(stake, { roundId, transactionId }), 'a stake while the session lives')
        expect.done(await player.bet(stake, { transactionId: undone }), 'another')
        await player.arrange()
      }
      await steady(player, 'a stake in an expired session', async () =>
        expect.refused(await player.bet(stake), noSession, 'a stake in an expired session'),
      )
      if (!player.arrange) return
      await moves(player, stake * 3n, 'win and roll-back after the session', async () => {
        expect.done(await player.win(roundId, stake * 2n), 'a win after the session')
        expect.done(await player.rollback(undone), 'a roll-back after the session')
      })
    },
  },
  {
    id: 'entry.unknown-player',
    title: 'A player nobody knows is refused on every call',
    async run(kit) {
      const player = await kit.player()
      const playerId = freshId('nobody')
      const unknown = ['PLAYER_NOT_FOUND', ...noSession]
      const round = freshId('rd')
      const answers = [
        await player.call('balance', { playerId }),
        await player.bet(stakeOf(player), { playerId }),
        await player.win(round, stakeOf(player), { playerId }),
        await player.betwin(stakeOf(player), 0n, { playerId }),
        await player.promo(stakeOf(player), { playerId }),
        await player.adjust(round, freshId('bet'), player.money(1n), { playerId }),
      ]
      for (const answer of answers)
        expect.refused(answer, unknown, `${answer.sent.path} for an unknown player`)
    },
  },
  {
    id: 'entry.wrong-currency',
    title: 'Another currency than the wallet has is refused on every call',
    async run(kit) {
      const player = await kit.player()
      const stake = stakeOf(player)
      const [roundId, transactionId] = [freshId('rd'), freshId('bet')]
      expect.done(await player.bet(stake, { roundId, transactionId }), 'a stake')
      await steady(player, 'another currency', async () => {
        for (const currency of [player.currency === 'INR' ? 'KES' : 'INR', 'XXX']) {
          const answers = [
            await player.call('balance', { currency }),
            await player.bet(stake, { currency }),
            await player.win(roundId, stake, { currency }),
            await player.betwin(stake, 0n, { currency }),
            await player.rollback(transactionId, { currency }),
            await player.promo(stake, { currency }),
            await player.adjust(roundId, transactionId, player.money(1n), { currency }),
          ]
          for (const answer of answers)
            expect.refused(answer, ['CURRENCY_MISMATCH'], `${answer.sent.path} in ${currency}`)
        }
      })
    },
  },
  {
    id: 'entry.unknown-game',
    title: 'A stake on a game nobody has is refused',
    async run(kit) {
      const player = await kit.player()
      await steady(player, 'an unknown game', async () =>
        expect.refused(
          await player.bet(stakeOf(player), { gameCode: 'certify-no-such-game' }),
          ['GAME_DISABLED', ...noSession],
          'a stake on an unknown game',
        ),
      )
    },
  },
]
