/** Every order in which the messages of one round can arrive, held against the matrix. */
import type { Answer } from '../client.ts'
import { expect } from '../expect.ts'
import { type Case, stakeOf } from '../kit.ts'
import { freshId, type Player } from '../player.ts'

type Message = 'bet' | 'win' | 'rollback' | 'endround'
const messages: readonly Message[] = ['bet', 'win', 'rollback', 'endround']

/** The matrix as a machine: what a correct wallet answers, and what the round has moved. */
class Round {
  readonly #done = new Set<Message>()
  #tombstone = false

  /** The statuses allowed for this message now. */
  expected(message: Message): readonly string[] {
    const done = this.#done
    const undone = done.has('rollback') && done.has('bet')
    switch (message) {
      case 'bet':
        if (done.has('bet')) return undone ? ['OK', 'TXN_CANCELLED'] : ['OK']
        // Whether a closed round takes another stake is the wallet's own affair.
        return [this.#tombstone ? 'TXN_CANCELLED' : 'OK', ...(done.has('endround') ? ['ROUND_CLOSED'] : [])]
      case 'win':
        if (done.has('win')) return ['OK']
        if (undone || this.#tombstone) return ['TXN_CANCELLED', 'BET_NOT_FOUND', 'ROUND_CLOSED']
        if (!done.has('bet')) return ['BET_NOT_FOUND', 'ROUND_CLOSED']
        return done.has('endround') ? ['ROUND_CLOSED'] : ['OK']
      case 'rollback':
        return done.has('win') ? ['ALREADY_SETTLED'] : ['OK']
      case 'endround':
        return ['OK', 'BET_NOT_FOUND']
    }
  }

  took(message: Message, status: string) {
    if (status !== 'OK') return
    if (message === 'rollback' && !this.#done.has('bet')) this.#tombstone = true
    this.#done.add(message)
  }

  moved(stake: bigint, win: bigint): bigint {
    if (!this.#done.has('bet') || this.#done.has('rollback')) return 0n
    return this.#done.has('win') ? win - stake : -stake
  }
}

function send(player: Player, message: Message, ids: Record<Message | 'round', string>): Promise<Answer> {
  const { round: roundId } = ids
  const own = { transactionId: ids[message] }
  if (message === 'bet') return player.bet(stakeOf(player), { ...own, roundId })
  if (message === 'win')
    return player.win(roundId, stakeOf(player) * 2n, { ...own, betTransactionId: ids.bet })
  if (message === 'rollback') return player.rollback(ids.bet, { ...own, roundId })
  return player.endRound(roundId, own)
}

/** Sends the messages in this order, and then all of them once more. */
async function arrive(player: Player, order: readonly Message[]): Promise<void> {
  const ids = {
    round: freshId('rd'),
    bet: freshId('bet'),
    win: freshId('win'),
    rollback: freshId('rb'),
    endround: freshId('end'),
  }
  const round = new Round()
  const before = await player.balance()
  for (const [at, message] of [...order, ...order].entries()) {
    const what = `${message} as number ${at + 1} of ${[...order, ...order].join(', ')}`
    const answer = await send(player, message, ids)
    expect.status(answer, round.expected(message), what)
    round.took(message, String(answer.body['status']))
    const moved = (await player.balance()) - before
    expect.same(moved, round.moved(stakeOf(player), stakeOf(player) * 2n), `${what}: the round has moved`)
  }
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  )
}

export const orderCases: readonly Case[] = messages.map((first) => ({
  id: `orders.${first}-first`,
  title: `Every order of bet, win, rollback and endround that begins with ${first}, and all of them again`,
  async run(kit) {
    const player = await kit.player()
    for (const order of permutations(messages.filter((message) => message !== first)))
      await arrive(player, [first, ...order])
  },
}))
