/** The picked numbers as they are bet: a press takes one out; where amounts are given for each, it has its field. */
import { button, element } from '@jackfruit/game-page/dom'
import { figure } from '@jackfruit/game-page/money'
import { parseMinor } from '@jackfruit/kernel'
import { type Board, type Parts, pick, playNow, stepOf } from '../boards/parts.ts'
import { fieldName } from '../model/names.ts'
import { inputOf } from '../model/rules.ts'

const shownMax = 60

export function makeAmounts(parts: Parts): Board {
  const { say, desk } = parts
  let isEach = false
  const node = element('div', { class: 'amounts' })
  const each = element('input', {
    type: 'checkbox',
    onchange: () => {
      isEach = each.checked
      if (!isEach) desk.draft = { ...desk.draft, amounts: new Map() }
      parts.tell()
    },
  })
  const label = element('label', { class: 'check' }, each, say('slip.each'))
  const chips = element('div', { class: 'chips' })
  node.append(label, chips)

  const chip = (word: string, isField: boolean) =>
    element(
      'button',
      {
        type: 'button',
        class: 'chip num',
        'data-closed': stepOf(desk, word) === null,
        'aria-label': say('slip.takeOut', { number: word }),
        onclick: () => pick(parts, [word], false),
      },
      isField ? fieldName(say, word) : word,
    )
  const withField = (word: string) => {
    const amount = desk.draft.amounts.get(word) ?? desk.draft.unit
    const field = element('input', {
      class: 'num',
      inputmode: 'decimal',
      value: figure(amount, desk.currency.scale),
      'aria-label': say('slip.stakeOn', { number: word }),
      onchange: () => {
        const typed = parseMinor(field.value.replace(/[^\d.]/g, ''), desk.currency.scale)
        if (typed !== null && typed > 0n)
          desk.draft = { ...desk.draft, amounts: new Map(desk.draft.amounts).set(word, typed) }
        parts.tell()
      },
    })
    return element(
      'div',
      { class: 'amount' },
      element('b', { class: 'num' }, word),
      field,
      button({
        icon: 'close',
        label: say('slip.takeOut', { number: word }),
        press: () => pick(parts, [word], false),
      }),
    )
  }
  let drawn = ''
  return {
    node,
    update: () => {
      const play = playNow(desk)
      const by = play ? inputOf(desk.game.kind, play).by : 'digits'
      label.hidden = by === 'balls' || by === 'groups' || desk.draft.words.length < 2
      const key = JSON.stringify([
        desk.draft.words,
        [...desk.draft.amounts].map(([word, amount]) => [word, String(amount)]),
        isEach,
        String(desk.draft.unit),
        desk.draft.play,
        desk.draft.words.filter((word) => stepOf(desk, word) === null),
      ])
      if (key === drawn) return
      drawn = key
      const shown = desk.draft.words.slice(0, shownMax)
      const rest = desk.draft.words.length - shown.length
      chips.classList.toggle('each', isEach && !label.hidden)
      chips.replaceChildren(
        ...shown.map((word) => (isEach && !label.hidden ? withField(word) : chip(word, by === 'fields'))),
        ...(rest > 0 ? [element('span', { class: 'num' }, `+${rest}`)] : []),
      )
    },
  }
}
