/** Players and games in a state that stops stakes, and never what the player is owed. */
import { expect } from '../expect.ts'
import { type Case, type Kit, moves, stakeOf, steady } from '../kit.ts'
import { freshId } from '../player.ts'
import type { PlayerKind } from '../source.ts'

function stopped(id: string, title: string, kind: PlayerKind, statuses: readonly string[]): Case {
  return {
    id: `states.${id}`,
    title,
    async run(kit: Kit) {
      const player = await kit.player(kind)
      const stake = stakeOf(player)
      const [roundId, transactionId, undone] = [freshId('rd'), freshId('bet'), freshId('bet')]
      if (player.arrange) {
        expect.done(await player.bet(stake, { roundId, transactionId }), 'a stake before')
        expect.done(await player.bet(stake, { transactionId: undone }), 'another stake before')
      }
      const restore = await player.arrange?.()
      try {
        await steady(player, title, async () => {
          expect.refused(await player.bet(stake), statuses, `bet: ${title}`)
          expect.refused(await player.betwin(stake, stake * 2n), statuses, `betwin: ${title}`)
        })
        if (!player.arrange) return
        await moves(player, stake * 3n, 'what the player is owed', async () => {
          expect.done(await player.win(roundId, stake * 2n), 'the win of an earlier stake')
          expect.done(await player.rollback(undone), 'the roll-back of an earlier stake')
        })
      } finally {
        await restore?.()
      }
    },
  }
}

const session = ['SESSION_EXPIRED', 'INVALID_TOKEN']

export const stateCases: readonly Case[] = [
  stopped('blocked', 'A blocked player stakes nothing and is still paid', 'blocked', [
    'PLAYER_BLOCKED',
    ...session,
  ]),
  stopped('self-excluded', 'A self-excluded player stakes nothing and is still paid', 'selfExcluded', [
    'SELF_EXCLUDED',
    'PLAYER_BLOCKED',
    ...session,
  ]),
  stopped('game-disabled', 'A disabled game takes no stake and still pays', 'gameDisabled', [
    'GAME_DISABLED',
  ]),
  {
    id: 'states.trial',
    title: 'A trial player is told to be one, and plays like any other',
    async run(kit) {
      const player = await kit.player('trial')
      expect.that(player.mode === 'trial', `authenticate must answer mode trial, not ${player.mode}`)
      await moves(player, -stakeOf(player), 'a stake of trial money', async () =>
        expect.done(await player.bet(stakeOf(player)), 'a stake of trial money'),
      )
    },
  },
]
