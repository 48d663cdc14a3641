import { currencyOf } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import { describe, expect, test, vi } from 'vitest'
import type { HostVerb, Showing } from '../host-bridge.ts'
import type { FreeRounds, Opening, Round } from '../model.ts'
import { PlayFailure, type PlayServer, type WantedAction, type WantedBet } from '../play/play-server.ts'
import { texts } from '../texts/en.ts'
import { sayFrom } from '../texts.ts'
import type { Laid, Table } from '../view.ts'
import type { PageParts } from './course.ts'
import { makeGame } from './game.ts'
import { makePatience } from './patience.ts'

const aRound = (change: Partial<Round> = {}): Round => ({
  ...{ id: 'r1', number: '1', stake: 100n, win: 0n, ended: true, shown: null, steps: 0 },
  ...{ balance: 900n, nonce: 0, free: null, ...change },
})

interface Seat {
  readonly opening?: Partial<Opening>
  readonly laid?: Laid
  readonly table?: Partial<Table>
  readonly answers?: (Round | PlayFailure)[]
}

/** A page whose bars write down what they are told, at a table that draws at once. */
function sit({ opening: change = {}, laid = { choice: null }, table: more = {}, answers = [] }: Seat) {
  const told: string[] = []
  const messages: { title: string; press: (label: string) => void }[] = []
  const bets: WantedBet[] = []
  const actions: WantedAction[] = []
  const shown: string[] = []
  const said: (HostVerb | Showing)[] = []
  const answer = async (): Promise<Round> => {
    const next = answers.shift()
    if (!next || next instanceof PlayFailure) throw next ?? new Error('nothing left to answer')
    return next
  }
  const server: PlayServer = {
    open: () => Promise.reject(new Error('not asked here')),
    bet: (bet) => {
      bets.push(bet)
      return answer()
    },
    act: (action) => {
      actions.push(action)
      return answer()
    },
    history: async () => [],
    replay: answer,
    proof: async () => null,
    changeSeeds: () => Promise.reject(new Error('not asked here')),
    shown: async (id) => void shown.push(id),
  }
  const opening: Opening = {
    currency: currencyOf('MMK'),
    ...{ language: 'EN', mode: 'real', balance: 1000n, stakes: [100n, 200n], defaultStake: 100n },
    ...{ limits: { min: 100n, max: 10_000n }, maxWin: 1_000_000n, facts: null },
    published: {
      ...{ rtp: '97', hitRate: '50', deviation: '1', volatility: 'low', most: '6', method: 'exact' },
    },
    ...{ version: '1', buildHash: 'h', jurisdiction: { autoplay: true, turbo: true, minSpinMs: 0 } },
    fairness: { commit: 'a', nextCommit: 'b', clientSeed: 'c', nonce: 0 },
    ...{ unseen: null, open: null, free: null, ...change },
  }
  const table = {
    laid: () => laid,
    fit: () => {},
    begin: () => told.push('begin'),
    show: async (round: Round) => void told.push(`show ${round.id}/${round.steps}`),
    hurry: () => {},
    rest: () => told.push('rest'),
    lock: () => {},
    ...more,
  }
  const parts = {
    ...{ opening, server, table, patience: makePatience(), wantsStill: () => true, say: sayFrom(texts) },
    top: { setRounds: () => {}, setRound: () => {}, setNet: (net: bigint) => told.push(`net ${net}`) },
    bar: {
      setBalance: (balance: bigint) => told.push(`balance ${balance}`),
      setStake: () => {},
      setQuick: () => {},
      setMode: () => {},
      setTurbo: () => {},
      setFree: (isFree: boolean) => isFree && told.push('free'),
      lock: () => {},
    },
    band: {
      set: (free: FreeRounds | null) =>
        void (free
          ? told.push(`band ${free.played}/${free.rounds} ${free.won}`)
          : opening.free && told.push('no band')),
    },
    overlays: {
      plate: () => ({ done: Promise.resolve(), hurry: () => {} }),
      note: (words: string) => told.push(`note ${words}`),
      clearPlate: () => {},
      announce: () => {},
    },
    celebration: {
      prepare: () => {},
      celebrate: (tier: number) => {
        told.push(`celebrate ${tier}`)
        return { done: Promise.resolve(), press: () => {} }
      },
    },
    message: {
      show: (message: { title: string; choices: readonly { label: string; press: () => void }[] }) =>
        messages.push({
          title: message.title,
          press: (label) => message.choices.find((choice) => choice.label === label)?.press(),
        }),
      close: () => {},
    },
    sound: { play: () => {}, press: () => {}, isOn: () => false, set: () => {} },
    host: { embedded: true, site: null, tell: (word: HostVerb | Showing) => said.push(word), hear: () => {} },
  }
  // The parts that draw are of the browser; here they only listen.
  const game = makeGame(parts as unknown as PageParts)
  const settled = async (isSo: () => boolean) => {
    await expect.poll(isSo).toBe(true)
  }
  return { game, told, messages, bets, actions, shown, said, settled }
}

describe('an earlier round', () => {
  test('is drawn once more: nothing is bet or told around, and balance and result stay', async () => {
    const old = aRound({ id: 'r0', number: '77', win: 300n, balance: 50n })
    const { game, told, bets, said, shown, settled } = sit({ answers: [old] })
    await game.begin()
    game.replay('r0')
    await settled(() => game.idle() && told.some((line) => line.startsWith('note')))
    expect(told.slice(0, -1)).toEqual(['balance 1000', 'begin', 'show r0/0'])
    expect(told.at(-1)).toMatch(/^note Shown again: round 77 · Stake .*1\.00 · Win .*3\.00$/)
    expect([bets, said, shown]).toEqual([[], [], []])
  })

  test('that cannot be shown leaves the table as it stood, and says so', async () => {
    const { game, told, messages, settled } = sit({ answers: [new PlayFailure('refused', 'VERSION')] })
    await game.begin()
    game.replay('r0')
    await settled(() => told.includes('note This round can’t be shown here any more.'))
    expect(told).toContain('rest')
    expect([game.idle(), messages]).toEqual([true, []])
  })

  test('waits for nobody: while a round is played it is not begun', async () => {
    const { game, told, settled } = sit({ answers: [aRound()] })
    await game.begin()
    game.press()
    game.replay('r0')
    await settled(game.idle)
    expect(told.filter((line) => line.startsWith('show'))).toEqual(['show r1/0'])
  })
})

describe('a round that ends at once', () => {
  test('takes the stake when it is bet and brings the win when it was shown', async () => {
    const { game, told, bets, shown, settled } = sit({ answers: [aRound({ win: 300n, balance: 1200n })] })
    await game.begin()
    game.press()
    await settled(game.idle)
    expect(bets).toMatchObject([{ stake: 100n, choice: null }])
    expect(told.filter((line) => !line.startsWith('note'))).toEqual([
      ...['balance 1000', 'balance 900', 'begin', 'balance 900', 'show r1/0', 'balance 1200', 'net 200'],
      'celebrate 1',
    ])
    expect(shown).toEqual(['r1'])
  })

  test('tells the page around it that it asks, what it shows, and when that is shown', async () => {
    const { game, said, settled } = sit({ answers: [aRound({ win: 300n, balance: 1200n })] })
    await game.begin()
    game.press()
    await settled(game.idle)
    const showing = { type: 'showing', win: '3.00', before: '9.00' }
    expect(said).toEqual(['asking', showing, 'shown', 'balance-refresh'])
  })

  test('that was refused holds nothing back', async () => {
    const { game, said, messages, settled } = sit({ answers: [new PlayFailure('limits', 'LIMITS')] })
    await game.begin()
    game.press()
    await settled(() => messages.length > 0)
    expect(said).toEqual(['asking', 'shown'])
  })

  test.each([
    [0n, []],
    [100n, []],
    [101n, ['celebrate 1']],
    [500n, ['celebrate 2']],
    [1500n, ['celebrate 3']],
    [5000n, ['celebrate 4']],
  ])('that brings %s for 100 is celebrated by its tier, and a return not at all', async (win, celebrated) => {
    const { game, told, settled } = sit({ answers: [aRound({ win, balance: 900n + win })] })
    await game.begin()
    game.press()
    await settled(game.idle)
    expect(told.filter((line) => line.startsWith('celebrate'))).toEqual(celebrated)
  })

  test('that was refused leaves balance and table as they were', async () => {
    const { game, told, messages, settled } = sit({ answers: [new PlayFailure('limits', 'LIMITS')] })
    await game.begin()
    game.press()
    await settled(() => messages.length > 0)
    expect(game.idle()).toBe(true)
    expect(told.slice(-2)).toEqual(['rest', 'balance 1000'])
  })

  test('that the balance cannot pay is not asked for', async () => {
    const { game, bets, messages } = sit({ opening: { balance: 99n } })
    await game.begin()
    game.press()
    expect(bets).toEqual([])
    expect(messages.map(({ title }) => title)).toEqual(['The balance is too low'])
  })

  test('of chips costs what lies on the places', async () => {
    const { game, bets, settled } = sit({
      laid: { choice: { red: '5.00' }, stake: 500n },
      answers: [aRound({ stake: 500n, balance: 500n })],
    })
    await game.begin()
    game.press()
    await settled(game.idle)
    expect(bets).toMatchObject([{ stake: 500n, choice: { red: '5.00' } }])
  })

  test('costs the stake that was chosen of those on offer, which stands while the round goes on', async () => {
    const { game, bets } = sit({ answers: [aRound({ stake: 200n })] })
    game.chooseStake(200n)
    game.press()
    game.chooseStake(100n)
    expect(game.stake()).toBe(200n)
    await vi.waitFor(() => expect(bets.map(({ stake }) => stake)).toEqual([200n]))
  })

  test('without a choice says what is missing', async () => {
    const { game, told, bets } = sit({ laid: { missing: 'Put down a chip' } })
    await game.begin()
    game.press()
    expect(bets).toEqual([])
    expect(told).toContain('note Put down a chip')
  })
})

describe('a round in steps', () => {
  const open = (steps: number, change: Partial<Round> = {}) => aRound({ ended: false, steps, ...change })

  test('waits for actions, each at the step that was seen, and is settled at its end', async () => {
    const { game, told, actions, settled } = sit({
      answers: [
        open(0),
        open(1, { stake: 200n, balance: 800n }),
        aRound({ stake: 200n, win: 400n, balance: 1200n, steps: 2 }),
      ],
    })
    await game.begin()
    game.press()
    await settled(() => told.includes('show r1/0'))
    await settled(() => !game.idle())
    game.act('double')
    await settled(() => told.includes('show r1/1'))
    expect(told).toContain('balance 800')
    await Promise.resolve()
    game.act('stand')
    await settled(game.idle)
    expect(actions.map(({ step, action, roundId }) => [roundId, step, action])).toEqual([
      ['r1', 0, 'double'],
      ['r1', 1, 'stand'],
    ])
    expect(new Set(actions.map(({ id }) => id)).size).toBe(2)
    expect(told.slice(-3)).toEqual(['balance 1200', 'net 200', 'celebrate 1'])
  })

  test('stands as it stood when an action was refused, and takes the next one', async () => {
    const { game, actions, messages, told, settled } = sit({
      answers: [open(0), new PlayFailure('funds', 'FUNDS', 50n), aRound({ balance: 50n, steps: 1 })],
    })
    await game.begin()
    game.press()
    await settled(() => told.includes('show r1/0'))
    await Promise.resolve()
    game.act('double')
    await settled(() => messages.length > 0)
    game.act('stand')
    await settled(game.idle)
    expect(actions.map(({ step }) => step)).toEqual([0, 0])
  })

  test('plays on by itself in auto play where the table can', async () => {
    const { game, actions, settled } = sit({
      answers: [open(0), aRound({ steps: 1 })],
      table: { auto: ({ steps }: Round): Json => ({ pick: steps }) },
    })
    await game.begin()
    game.startAutoplay({ rounds: 1, lossLimit: null, winLimit: null, stopOnFeature: false })
    await settled(game.idle)
    expect(actions.map(({ action }) => action)).toEqual([{ pick: 0 }])
  })

  test('ends auto play where only the player can go on', async () => {
    const { game, actions, told, settled } = sit({ answers: [open(0)] })
    await game.begin()
    game.startAutoplay({ rounds: 5, lossLimit: null, winLimit: null, stopOnFeature: false })
    await settled(() => told.includes('note Auto play stopped.'))
    expect(game.autoRunning()).toBe(false)
    expect(actions).toEqual([])
  })
})

describe('free rounds', () => {
  const grant = (change: Partial<FreeRounds> = {}): FreeRounds => ({
    ...{ id: 'fr1', rounds: 2, played: 0, stake: 200n, won: 0n, maxWin: 5_000n, isOver: false, ...change },
  })
  const play = (played: number, change: Partial<Round> = {}) =>
    aRound({
      ...{ id: `f${played}`, stake: 200n, ...change },
      free: grant({ played, won: 300n * BigInt(played), isOver: played === 2 }),
    })

  test('cost nothing, even of an empty balance; the stake is the grant’s and cannot be changed', async () => {
    const { game, bets, told, messages, settled } = sit({
      opening: { free: grant(), balance: 0n },
      answers: [play(1, { win: 300n, balance: 300n }), play(2, { win: 300n, balance: 600n })],
    })
    await game.begin()
    game.changeStake(-1)
    expect(game.stake()).toBe(200n)
    game.press()
    await settled(() => told.includes('net 300') && game.idle())
    game.press()
    await settled(() => messages.length > 0)
    expect(bets).toMatchObject([
      { stake: 200n, free: 'fr1' },
      { stake: 200n, free: 'fr1' },
    ])
    expect(told).toContain('band 1/2 300')
    expect(told).toContain('net 600')
    // The sum is told before anything else can be bet.
    expect(messages[0]?.title).toBe('Free rounds finished')
    expect(game.idle()).toBe(false)
    messages[0]?.press('Go on playing')
    await settled(game.idle)
    expect(told).toContain('no band')
    expect(game.stake()).toBe(100n)
  })

  test('that have ended meanwhile are said to, and no bet with a stake takes their place', async () => {
    const { game, bets, told, messages, settled } = sit({
      opening: { free: grant() },
      answers: [new PlayFailure('freeOver', 'FREE_OVER')],
    })
    await game.begin()
    game.press()
    await settled(() => messages.length > 0)
    expect(messages[0]?.title).toBe('These free rounds are over')
    expect(bets).toHaveLength(1)
    expect(told.at(-1)).not.toBe('free')
    expect(game.stake()).toBe(100n)
  })
})

describe('what an earlier visit left', () => {
  test('a round that ended unseen is shown and moves no money of this session', async () => {
    const unseen = aRound({ id: 'old', win: 700n, balance: 5000n })
    const { game, told, shown } = sit({ opening: { unseen } })
    await game.begin()
    expect(told).toContain('show old/0')
    expect(told.slice(-3)).toEqual(['balance 1000', 'net 0', 'celebrate 2'])
    expect(shown).toEqual(['old'])
  })

  test('an open round is offered, shown and gone on with; before it nothing can be bet', async () => {
    const waiting = aRound({ id: 'open', ended: false, steps: 3 })
    const { game, told, messages, bets, actions, settled } = sit({
      opening: { open: waiting },
      answers: [aRound({ id: 'open', steps: 4, win: 150n, balance: 1150n })],
    })
    const begun = game.begin()
    await settled(() => messages.length > 0)
    expect(messages[0]?.title).toBe('You have an unfinished round')
    game.press()
    messages[0]?.press('Continue round')
    await begun
    game.press()
    expect(bets).toEqual([])
    game.act('collect')
    await settled(game.idle)
    expect(actions).toMatchObject([{ roundId: 'open', step: 3, action: 'collect' }])
    expect(told).toContain('show open/3')
    expect(told).toContain('balance 1150')
  })
})
