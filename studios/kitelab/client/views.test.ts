// @vitest-environment happy-dom

import { loadWords, sayFrom } from '@jackfruit/game-page/texts'
import type { GameView, Round, Say, ViewParts } from '@jackfruit/game-page/view'
import { currencyOf, type Minor, parseMinor } from '@jackfruit/kernel'
import type { Json } from '@jackfruit/studio-kit/rules'
import { describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { kyat, seeded } from '../shared/testing.ts'
import { instantViews } from './views.ts'

const still = { turbo: true, still: true }
const stake = 50_000n

/** The words that were asked for and are not there. */
const missing: string[] = []

const sayIn = async (view: GameView, language: string): Promise<Say> => {
  const words = await loadWords(language, view.texts)
  const say = sayFrom(words)
  return (key, values = {}) => {
    if (words[key] === undefined) missing.push(`${language} ${key}`)
    return say(key, values)
  }
}

const gameOf = (code: string) => {
  const found = games.find(({ rules }) => rules.code === code)
  if (!found) throw new Error(`no game ${code}`)
  return found.rules
}

async function tableOf(code: string, language: string) {
  const load = instantViews[code]
  if (!load) throw new Error(`no view of ${code}`)
  const { view } = await load()
  const rules = gameOf(code)
  const taken: Json[] = []
  let isMade = false
  const parts: ViewParts = {
    ...{ currency: currencyOf('MMK'), language, facts: rules.facts },
    stakes: (rules.stakes['MMK'] ?? []).map((text): Minor => parseMinor(text) ?? 0n),
    maxWin: parseMinor(rules.maxWin['MMK']) ?? 0n,
    stake: () => {
      if (isMade) return stake
      throw new Error('the page has no stake to tell before it has a table')
    },
    say: await sayIn(view, language),
    money: (amount) => `Ks ${amount}`,
    sounds: { play: () => undefined },
    pause: async () => undefined,
    changed: () => undefined,
    chooseStake: () => undefined,
    act: (action) => taken.push(action),
  }
  const made = await view.make(parts)
  isMade = true
  // The table and its dock, as the page puts both on the screen.
  const node = document.createElement('div')
  const { options, actions, facts } = made.dock ?? {}
  node.append(made.node, ...[options, actions, facts].filter((part) => part !== undefined))
  return { view, rules, parts, taken, table: { ...made, node } }
}

/** A round from bet to end as the page plays it, each action taken as auto play takes it. */
async function playThrough(code: string, language: string, seed: number): Promise<string> {
  const { rules, table } = await tableOf(code, language)
  table.setStake?.(stake)
  table.press?.('q')
  const laid = table.laid()
  if ('missing' in laid) throw new Error(laid.missing)
  const choice = rules.readChoice(laid.choice, kyat)
  if (choice === null) throw new Error(`${code} refuses what its table laid`)
  const actions: never[] = []
  for (;;) {
    table.lock(true)
    table.begin(still)
    const played = rules.play({ stake, choice }, actions, seeded(seed), kyat)
    if (!played) throw new Error(`${code} refuses an action of its table`)
    const { win, ended, shown } = played
    const steps = actions.length
    const round: Round = {
      id: 'r',
      number: '1',
      stake,
      win,
      ended,
      shown,
      steps,
      balance: 0n,
      nonce: 0,
      free: null,
    }
    await table.show(round, still)
    if (ended) {
      expect(table.words?.(round)).not.toMatch(/[{}]/)
      table.lock(false)
      return table.node.textContent ?? ''
    }
    const action = rules.readAction?.(table.auto?.(round)) ?? null
    if (action === null) throw new Error(`${code} has no action to go on with`)
    actions.push(action)
  }
}

test('every instant game has a table', () => {
  expect(Object.keys(instantViews).toSorted()).toEqual(games.map(({ rules }) => rules.code).toSorted())
})

describe.each(Object.keys(instantViews))('%s', (code) => {
  test.each(['EN', 'MY'])(
    'plays rounds from bet to end in %s, with a word for everything',
    async (language) => {
      missing.length = 0
      for (let seed = 1; seed <= 12; seed++) await playThrough(code, language, seed * 104_729)
      expect(missing).toEqual([])
    },
  )

  test('explains itself on the rules page without an open place', async () => {
    missing.length = 0
    const { view, parts } = await tableOf(code, 'MY')
    const text = view
      .rules({ ...parts, stake: () => stake })
      .map((node) => node.textContent)
      .join(' ')
    expect(text.length).toBeGreaterThan(200)
    expect(text).not.toMatch(/[{}]|undefined|NaN/)
    expect(missing).toEqual([])
  })
})

describe('what the player presses', () => {
  const after = async (code: string, choice: Json, ...actions: Json[]) => {
    const { rules, table, taken } = await tableOf(code, 'EN')
    const read = rules.readChoice(choice, kyat)
    if (read === null) throw new Error('no such choice')
    const done = actions
      .map((action) => rules.readAction?.(action) ?? null)
      .filter((action) => action !== null)
    const played = rules.play({ stake, choice: read }, done, seeded(4), kyat)
    if (!played || played.ended) throw new Error('the round is over')
    const { win, ended, shown } = played
    table.begin(still)
    await table.show(
      {
        id: 'r',
        number: '1',
        stake,
        win,
        ended,
        shown,
        steps: done.length,
        balance: 0n,
        nonce: 0,
        free: null,
      },
      still,
    )
    return { table, taken }
  }

  test('a cell of Mines is opened once, and the cash-out says what it pays', async () => {
    const { table, taken } = await after('mines', { mines: 1 }, { pick: 12 })
    const cells = [...table.node.querySelectorAll<HTMLButtonElement>('.mines-cell')]
    cells[12]?.click()
    cells[3]?.click()
    const cashOut = table.node.querySelector<HTMLButtonElement>('.gold')
    expect(cashOut?.textContent).toBe('Cash out Ks 50500')
    cashOut?.click()
    expect(taken).toEqual([{ pick: 3 }, { cashOut: true }])
  })

  test('nothing is taken while an action is on its way', async () => {
    const { table, taken } = await after('mines', { mines: 1 }, { pick: 12 })
    table.begin(still)
    for (const button of table.node.querySelectorAll('button')) button.click()
    expect(taken).toEqual([])
  })

  test('held cards of Jacks or Better are sent by place', async () => {
    const { table, taken } = await after('vp-job', {})
    const cards = [...table.node.querySelectorAll<HTMLButtonElement>('.vp-place')]
    cards[4]?.click()
    cards[1]?.click()
    cards[2]?.click()
    cards[1]?.click()
    expect(cards.map((card) => card.getAttribute('aria-pressed'))).toEqual([
      'false',
      'false',
      'true',
      'false',
      'true',
    ])
    table.node.querySelector<HTMLButtonElement>('.gold')?.click()
    expect(taken).toEqual([{ hold: [2, 4] }])
  })

  test('Keno asks for numbers before a bet, and takes ten at most', async () => {
    const { table } = await tableOf('keno40', 'EN')
    expect(table.laid()).toEqual({ missing: 'Pick one to ten numbers' })
    const numbers = [...table.node.querySelectorAll<HTMLButtonElement>('.keno-number')]
    for (const number of numbers.slice(0, 14)) number.click()
    numbers[0]?.click()
    expect(table.laid()).toEqual({ choice: { picks: [2, 3, 4, 5, 6, 7, 8, 9, 10] } })
  })

  test('Limbo says what a target may be', async () => {
    const { table } = await tableOf('limbo', 'EN')
    const field = table.node.querySelector('input')
    const type = (text: string) => {
      if (field) field.value = text
      field?.dispatchEvent(new Event('input'))
      return table.laid()
    }
    expect(type('2.5')).toEqual({ choice: { target: 250 } })
    expect(type('1,000')).toEqual({ choice: { target: 100_000 } })
    for (const bad of ['', '1', '1.001', '-2', '2000000', 'x'])
      expect(type(bad)).toEqual({ missing: 'The target is a number from 1.01× to 1,000,000.00×' })
  })
})
