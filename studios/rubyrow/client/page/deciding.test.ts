// @vitest-environment happy-dom

import { type AskedDecision, openDecisions } from '@jackfruit/game-page/line/decisions'
import type { Line } from '@jackfruit/game-page/line/line'
import { nothingYet, type Standing, standAfter } from '@jackfruit/game-page/line/standing'
import { currencyOf, type Minor } from '@jackfruit/kernel'
import { expect, test } from 'vitest'
import { look } from '../looks/blackjack.ts'
import { handTime } from '../testing/hand-time.ts'
import { makeDeciding } from './deciding.ts'

const cardOf = (text: string) => 'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '')
const cards = (texts: string) => (texts === '' ? [] : texts.split(' ').map(cardOf))
const dealt = (player: string, steps: string, dealer = 'Td') => ({
  ...{ player: cards(player), dealer: cards(dealer), steps: cards(steps) },
})

const aBet = (more: Partial<Standing['mine'][number]> = {}): Standing['mine'][number] => ({
  ...{ betId: '0'.repeat(24), clientBetId: 'first', state: 'taken', places: { hand: '5.00' }, stake: '5.00' },
  ...{ payout: null, balance: '95.00', ...more },
})

/** While members decide in this step. */
function standing(outcome: ReturnType<typeof dealt>, step: number, actions: readonly string[]): Standing {
  return {
    ...nothingYet,
    view: {
      ...{ ...nothingYet.view, roundId: 'bj-unlimited-1-1-1', phase: 'dealing', outcome },
      turn: { step, closesAt: 20_000, choosers: 2, did: step > 0 ? { hit: 3, stand: 2 } : {} },
    },
    ...{ mine: [aBet()], hand: { actions, chosen: null } },
  }
}

const decisions = look.decisions
if (!decisions) throw new Error('nobody decides')

function aPage(first: Standing, balance: Minor = 10_000n) {
  const page = {
    now: first,
    asked: [] as AskedDecision[],
    refused: [] as string[],
    told: [] as string[],
    balance,
  }
  const line = {
    ...{ state: () => 'here', standing: () => page.now, deciding: () => null },
    decide: (asked: AskedDecision) => void page.asked.push(asked),
  } as unknown as Line
  const made = makeDeciding({
    ...{ look: decisions ?? (undefined as never), line: () => line, currency: currencyOf('MMK'), moved() {} },
    say: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    ...{ money: (amount) => String(amount), sound: { play() {} }, balance: () => page.balance },
    setBalance: (next) => {
      page.balance = next
    },
    telling: {
      tell: (words) => void page.told.push(words),
      refused: (reason) => void page.refused.push(reason),
    },
  })
  made.draw()
  const offered = () =>
    [...made.node.querySelectorAll<HTMLElement>('[data-action]')]
      .filter((button) => !button.hidden && !made.node.querySelector<HTMLElement>('.act-bar')?.hidden)
      .map((button) => button.dataset['action'])
  const press = (action: string) => made.node.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
  return { page, made, offered, press, words: () => made.node.querySelector('.act-words')?.textContent }
}

test('what can be done stands on the buttons: a pair may be split, and after a hit nothing is put down any more', () => {
  expect(aPage(standing(dealt('8s 8h', ''), 0, [])).offered()).toEqual(['hit', 'stand', 'double', 'split'])
  expect(aPage(standing(dealt('8s 7h', ''), 0, [])).offered()).toEqual(['hit', 'stand', 'double'])
  const later = aPage(standing(dealt('5s 7h', '2d'), 1, ['hit']))
  expect(later.offered()).toEqual(['hit', 'stand'])
  expect(later.made.node.querySelector('.act-others')?.textContent).toBe('live.did bj.hit 3 · bj.stand 2')
})

test('nothing is offered to who is done, who has chosen, whose hand is not told yet, and who has no hand', () => {
  const base = standing(dealt('5s 7h', '2d'), 1, ['hit'])
  const none = (now: Standing) => expect(aPage(now).offered()).toEqual([])
  none(standing(dealt('5s 7h', '2d'), 1, ['stand']))
  none(standing(dealt('5s 7h', '2d'), 1, []))
  none({ ...base, hand: { actions: ['hit'], chosen: 'stand' } })
  none({ ...base, mine: [] })
  none({ ...base, view: { ...base.view, turn: { step: 1, closesAt: null, choosers: 0, did: {} } } })
})

test('a press asks for the step that is open, once for each press; a key does the same', () => {
  const { page, press, made } = aPage(standing(dealt('5s 7h', ''), 0, []))
  press('hit')
  expect(made.press('s')).toBe(true)
  expect(made.press('p')).toBe(false)
  expect(page.asked).toMatchObject([
    { roundId: 'bj-unlimited-1-1-1', step: 0, action: 'hit' },
    { step: 0, action: 'stand' },
  ])
  expect(new Set(page.asked.map(({ clientBetId }) => clientBetId)).size).toBe(2)
})

test('who cannot pay for a double is told so before it is asked for, and a balance that moved is shown', () => {
  const poor = aPage(standing(dealt('5s 6h', ''), 0, []), 499n)
  poor.press('double')
  expect([poor.page.asked, poor.page.refused]).toEqual([[], ['BALANCE']])
  const rich = aPage(standing(dealt('5s 6h', ''), 0, []))
  rich.press('double')
  const [asked] = rich.page.asked
  if (!asked) throw new Error('nothing was asked')
  const raise = aBet({ clientBetId: asked.clientBetId, step: 0, balance: '90.00' })
  rich.page.now = { ...rich.page.now, mine: [aBet(), raise], hand: { actions: [], chosen: 'double' } }
  rich.made.answered({ kind: 'in', asked, action: 'double' })
  expect(rich.page.balance).toBe(9_000n)
  expect(rich.words()).toBe('live.chosen bj.double')
})

test('a decision that came too late, and a stake that was refused, are told', () => {
  const { page, made } = aPage(standing(dealt('5s 6h', ''), 0, []))
  const asked = { roundId: 'r', step: 0, action: 'double', clientBetId: 'c' }
  made.answered({ kind: 'out', asked, reason: 'CLOSED' })
  made.answered({ kind: 'out', asked, reason: 'BALANCE' })
  expect([page.told, page.refused]).toEqual([['live.decidedLate'], ['BALANCE']])
})

test('what the table tells is folded: a new step clears the choice, what was done replaces it', () => {
  const at = {
    gameId: 'bj-unlimited',
    tableId: 'bj-unlimited-1',
    roundId: 'bj-unlimited-1-1-1',
    serverTime: 1,
  }
  let now = { ...standing(dealt('5s 6h', ''), 0, []), hand: { actions: [], chosen: 'hit' } } as Standing
  const outcome = dealt('5s 6h', '2d')
  const body = { step: 1, closesAt: 30_000, choosers: 1, did: { hit: 1 }, outcome }
  now =
    standAfter(now, {
      kind: 'event',
      serverTime: 1,
      told: { seq: 1, roundId: at.roundId, kind: 'round.step', body },
    }) ?? now
  expect(now).toMatchObject({ hand: { actions: [], chosen: null }, view: { outcome, turn: { step: 1 } } })
  const told = { ...at, seq: 1, type: 'hand', actions: ['hit'], chosen: null, bets: [aBet()] } as const
  now = standAfter(now, { kind: 'hand', told: { ...told, actions: ['hit'], bets: [aBet()] } }) ?? now
  expect(now.hand).toEqual({ actions: ['hit'], chosen: null })
})

test('a decision is asked for under its name until it is answered: after a lost line, and where nobody can tell yet', () => {
  const time = handTime()
  const asked: string[] = []
  const answers: string[] = []
  let silent = 0
  const way = openDecisions({
    ...{ later: time.later, unanswered: () => silent++ },
    ask: ({ action, clientBetId }) => void asked.push(`${action} ${clientBetId}`),
    answered: (answer) => void answers.push(answer.kind === 'in' ? answer.action : answer.reason),
  })
  const at = { gameId: 'g', tableId: 't', roundId: 'bj-unlimited-1-1-1', seq: 1, serverTime: 1, step: 0 }
  const now = standing(dealt('5s 6h', ''), 0, [])
  const decide = () => way.decide({ roundId: at.roundId, step: 0, action: 'hit', clientBetId: 'name' })
  decide()
  way.hear({ kind: 'hand', told: { ...at, type: 'decide.wait', clientBetId: 'name' } }, now)
  time.pass(800)
  way.hear({ kind: 'snapshot', told: undefined as never }, now)
  expect(asked).toEqual(['hit name', 'hit name', 'hit name'])
  time.pass(5_000)
  expect(silent).toBe(1)
  way.hear({ kind: 'hand', told: { ...at, type: 'decide.ack', clientBetId: 'name', action: 'hit' } }, now)
  decide()
  way.hear(
    { kind: 'hand', told: { ...at, type: 'decide.reject', clientBetId: 'name', reason: 'BALANCE' } },
    now,
  )
  // Who lost the answer finds it in what was done.
  decide()
  way.hear({ kind: 'snapshot', told: undefined as never }, standing(dealt('5s 6h', '2d'), 1, ['hit']))
  decide()
  way.hear({ kind: 'snapshot', told: undefined as never }, standing(dealt('5s 6h', '2d'), 1, ['stand']))
  expect(answers).toEqual(['hit', 'BALANCE', 'hit', 'CLOSED'])
  expect(way.asked()).toBeNull()
})
