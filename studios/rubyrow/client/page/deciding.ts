/** What the member can do with his hand: a button for each action, large enough for a thumb, and what became of it. */
import { element } from '@jackfruit/game-page/dom'
import { newId } from '@jackfruit/game-page/flow/new-id'
import type { DecisionAnswer } from '@jackfruit/game-page/line/decisions'
import type { Line } from '@jackfruit/game-page/line/line'
import { isIn, type Standing } from '@jackfruit/game-page/line/standing'
import type { Say, Sounds } from '@jackfruit/game-page/view'
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import type { DecisionLook } from '../felt/look.ts'
import type { Telling } from './telling.ts'

export interface Deciding {
  readonly node: HTMLElement
  readonly draw: () => void
  readonly answered: (answer: DecisionAnswer) => void
  /** True when the key did something. */
  readonly press: (key: string) => boolean
  /** Whether the member is asked something now. */
  readonly isAsked: () => boolean
}

interface Parts {
  readonly look: DecisionLook
  readonly line: () => Line
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly currency: Currency
  readonly sound: Sounds
  readonly telling: Telling
  readonly balance: () => Minor
  readonly setBalance: (balance: Minor) => void
  readonly moved: () => void
}

/** The hand's first stakes: what a further one is as large as. */
function handStake({ mine }: Pick<Standing, 'mine'>, place: string, scale: number): Minor {
  return mine
    .filter((bet) => isIn(bet) && bet.step === undefined)
    .reduce((sum, { places }) => sum + (parseMinor(places[place] ?? '0', scale) ?? 0n), 0n)
}

export function makeDeciding(parts: Parts): Deciding {
  const { look, line, say, money, currency, sound, telling } = parts
  const buttons = buttonsOf(look, say, (action) => decide(action))
  const words = element('p', { class: 'act-words' })
  const others = element('p', { class: 'act-others' })
  const bar = element('div', { class: 'act-bar', role: 'group', 'aria-label': say('live.decide') })
  bar.append(...buttons.map(({ node }) => node))
  const node = element('div', { class: 'live-decide', hidden: true }, bar, words, others)

  const stake = () => handStake(line().standing(), look.place, currency.scale)

  /** What can be chosen now; nothing while a choice is on its way, or made. */
  function choices(): readonly string[] {
    const { view, hand } = line().standing()
    if (line().state() !== 'here' || view.turn?.closesAt == null || line().deciding()) return []
    if (!hand || hand.chosen !== null || hand.actions.length !== view.turn.step || stake() === 0n) return []
    const can = look.can({ outcome: view.outcome, actions: hand.actions })
    return can.length > 1 ? can : []
  }

  function decide(action: string) {
    const { view } = line().standing()
    if (!choices().includes(action) || view.roundId === null || !view.turn) return
    if (look.isRaise(action) && stake() > parts.balance())
      return telling.refused('BALANCE', stake(), parts.balance())
    sound.play(look.isRaise(action) ? 'chip' : 'land')
    line().decide({ roundId: view.roundId, step: view.turn.step, action, clientBetId: newId() })
    draw()
  }

  function draw() {
    const { view, hand } = line().standing()
    const isPlaying = view.phase === 'dealing' && view.turn !== null && stake() > 0n
    const can = choices()
    node.hidden = !isPlaying
    bar.hidden = can.length === 0
    for (const { action, node: button } of buttons) {
      button.hidden = !can.includes(action)
      const cost = button.querySelector('.act-cost')
      if (cost) cost.textContent = look.isRaise(action) ? `+${money(stake())}` : ''
    }
    const chosen = line().deciding()?.action ?? hand?.chosen ?? null
    words.textContent = can.length > 0 ? '' : wordsOf(view.turn?.closesAt == null, chosen)
    const did = Object.entries(view.turn?.did ?? {})
    const counts = did.map(([action, count]) => `${say(look.name(action))} ${count}`).join(' · ')
    others.textContent = counts === '' ? '' : say('live.did', { counts })
  }

  function wordsOf(isOver: boolean, chosen: string | null): string {
    if (isOver) return say('live.drawing')
    if (chosen === null) return say('live.handWaits')
    const name = say(look.name(chosen))
    return say(line().deciding() ? 'live.choosing' : 'live.chosen', { action: name })
  }

  return {
    ...{ node, draw, isAsked: () => choices().length > 0 },
    answered(answer) {
      if (answer.kind === 'in' && look.isRaise(answer.action)) {
        const raise = line()
          .standing()
          .mine.find(({ clientBetId }) => clientBetId === answer.asked.clientBetId)
        const balance = raise?.balance == null ? null : parseMinor(raise.balance, currency.scale)
        if (balance !== null) parts.setBalance(balance)
        parts.moved()
      }
      if (answer.kind === 'out') {
        sound.play('bad')
        if (answer.reason === 'CLOSED') telling.tell(say('live.decidedLate'))
        else telling.refused(answer.reason, stake(), parts.balance())
      }
      draw()
    },
    press(key) {
      const found = buttons.find((each) => each.key === key)
      if (!found || !choices().includes(found.action)) return false
      decide(found.action)
      return true
    },
  }
}

const buttonsOf = (look: DecisionLook, say: Say, press: (action: string) => void) =>
  look.actions.map(([action, key]) => ({
    ...{ action, key },
    node: element(
      'button',
      {
        ...{ type: 'button', class: `live-act ${action}`, 'data-testid': 'act', 'data-action': action },
        onclick: () => press(action),
      },
      element('b', {}, say(look.name(action))),
      element('span', { class: 'act-cost num' }),
    ),
  }))
