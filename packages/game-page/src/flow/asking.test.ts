import { describe, expect, test } from 'vitest'
import type { Round } from '../model.ts'
import { PlayFailure } from '../play/play-server.ts'
import { texts } from '../texts/en.ts'
import { sayFrom } from '../texts.ts'
import { askForRound } from './asking.ts'
import { newId } from './new-id.ts'

const round = { id: 'r1' } as Round

/** A player at a table whose studio answers in this order; `press` chooses a button of the message by its words. */
function sitting(answers: (PlayFailure | Round)[], press: (label: string) => boolean = () => false) {
  const ids: string[] = []
  const done: string[] = []
  const bet = async (id: string): Promise<Round> => {
    ids.push(id)
    const next = answers.shift()
    if (!next || next instanceof PlayFailure) throw next ?? new PlayFailure('network', '')
    return next
  }
  const asking = askForRound(
    {
      note: () => {},
      message: {
        show: ({ choices }) => {
          done.push('asked the player')
          queueMicrotask(() => choices.find(({ label }) => press(label))?.press())
        },
        close: () => done.push('closed'),
      },
      host: { embedded: true, site: null, tell: (word) => done.push(String(word)), hear: () => {} },
      say: sayFrom(texts),
      wait: async () => {},
      delaysMs: [1],
    },
    () => bet('bet-0001'),
    { rest: () => done.push('rest'), begin: () => done.push('begin') },
  )
  return { asking, ids, done }
}

describe('asking for a round', () => {
  test('a lost answer is asked for again under the same id, by itself and then by the player', async () => {
    const lost = () => new PlayFailure('network', '')
    const { asking, ids, done } = sitting(
      [lost(), lost(), lost(), round],
      (label) => label === texts['action.retry'],
    )
    expect(await asking).toBe(round)
    expect(ids).toEqual(['bet-0001', 'bet-0001', 'bet-0001', 'bet-0001'])
    expect(done).toEqual(['rest', 'asked the player', 'begin'])
  })

  test.each(['session', 'funds', 'limits', 'returned', 'moved', 'closed', 'refused'] as const)(
    'a refusal ends the asking: %s',
    async (kind) => {
      const { asking, ids } = sitting([new PlayFailure(kind, 'NO')])
      await expect(asking).rejects.toMatchObject({ kind })
      expect(ids).toEqual(['bet-0001'])
    },
  )

  test('a player who goes back is offered the same bet again for as long as the game is there', async () => {
    const wishes = [texts['action.back'], texts['action.retry']] as string[]
    const { asking, done } = sitting(
      [new PlayFailure('busy', 'B'), new PlayFailure('busy', 'B'), round],
      (label) => {
        if (label !== wishes[0]) return false
        wishes.shift()
        return true
      },
    )
    expect(await asking).toBe(round)
    expect(done).toEqual(['rest', 'asked the player', 'close', 'asked the player', 'begin'])
  })

  test('a studio that pauses is asked by itself under the same id until it goes on, and the message leaves', async () => {
    const paused = () => new PlayFailure('paused', 'PAUSED')
    const { asking, ids, done } = sitting([paused(), paused(), new PlayFailure('busy', 'BUSY'), round])
    expect(await asking).toBe(round)
    expect(ids).toEqual(['bet-0001', 'bet-0001', 'bet-0001', 'bet-0001'])
    expect(done).toEqual(['rest', 'asked the player', 'closed', 'begin'])
  })

  test('what a studio that paused refuses in the end is told, and its message leaves', async () => {
    const answers = [new PlayFailure('paused', 'PAUSED'), new PlayFailure('session', 'SESSION')]
    const { asking, done } = sitting(answers)
    await expect(asking).rejects.toMatchObject({ kind: 'session' })
    expect(done).toEqual(['rest', 'asked the player', 'closed'])
  })

  test('a player who presses sooner than a pausing studio is asked has the one bet', async () => {
    const { asking, done } = sitting(
      [new PlayFailure('paused', 'PAUSED'), round],
      (label) => label === texts['action.retry'],
    )
    expect(await asking).toBe(round)
    expect(done).toEqual(['rest', 'asked the player', 'begin'])
  })

  test('no two bets or actions have one id, and each is one that the studio takes', () => {
    const ids = Array.from({ length: 100 }, newId)
    expect(new Set(ids).size).toBe(100)
    expect(ids.every((id) => /^[A-Za-z0-9_-]{8,64}$/.test(id))).toBe(true)
  })
})
