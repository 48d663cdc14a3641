/** What a line is staked with, for how many draws, and in which prize mode. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import { figure, moneyText } from '@jackfruit/game-page/money'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { multipleMax, prizeModes } from '@jackfruit/lottery-rules'
import type { Board, Parts } from '../boards/parts.ts'
import { firstUnit } from '../model/desk.ts'
import { makeStepper } from './stepper.ts'

const drawsMax = 50

/** The stake of a line, and chips that set it. */
export function makeStake(parts: Parts): Board {
  const { say, desk, tell } = parts
  const least = firstUnit(desk.currency)
  const set = (amount: Minor) => {
    desk.draft = { ...desk.draft, unit: amount < least ? least : amount }
    tell()
  }
  const unit = makeStepper(parts, {
    label: say('slip.stake'),
    read: () => moneyText(desk.draft.unit, desk.currency),
    step: (by) => set(desk.draft.unit + BigInt(by) * least),
    typed: (text) => {
      const amount = parseMinor(text.replace(/[^\d.]/g, ''), desk.currency.scale)
      if (amount !== null) set(amount)
    },
  })
  const chips = [1n, 5n, 10n, 50n].map((times) => {
    const amount = least * times
    // Chips are whole units: 1,000 and not 1,000.00.
    const text = figure(amount, desk.currency.scale).replace(/\.0+$/, '')
    return { amount, node: wordButton('quick num', text, () => set(amount)) }
  })
  return {
    node: element(
      'div',
      { class: 'slip-stake' },
      unit.node,
      element('div', { class: 'quick-row' }, ...chips.map(({ node }) => node)),
    ),
    update: () => {
      unit.update()
      for (const { amount, node } of chips)
        node.setAttribute('aria-pressed', String(amount === desk.draft.unit))
    },
  }
}

/** Multiple, draws, unit and prize mode; with several draws how they grow, and whether a win stops them. */
export function makeTerms(parts: Parts): Board {
  const { say, desk, tell } = parts
  const whole = (text: string | number, most: number) =>
    Math.min(most, Math.max(1, Math.trunc(Number(text)) || 1))
  const setMultiple = (value: string | number) => {
    desk.draft = { ...desk.draft, multiple: whole(value, multipleMax) }
    tell()
  }
  const setDraws = (value: string | number) => {
    desk.draws = whole(value, drawsMax)
    tell()
  }
  const multiple = makeStepper(parts, {
    label: say('slip.multiple'),
    read: () => `× ${desk.draft.multiple}`,
    step: (by) => setMultiple(desk.draft.multiple + by),
    typed: (text) => setMultiple(text.replace(/\D/g, '')),
  })
  const draws = makeStepper(parts, {
    label: say('slip.draws'),
    read: () => String(desk.draws),
    step: (by) => setDraws(desk.draws + by),
    typed: (text) => setDraws(text.replace(/\D/g, '')),
  })
  const selects = makeSelects(parts)
  const chase = makeChase(parts)
  return {
    node: element(
      'details',
      { class: 'slip-more' },
      element('summary', {}, say('slip.more')),
      element('div', { class: 'slip-fields' }, multiple.node, draws.node, selects.node),
      chase.node,
    ),
    update: () => {
      for (const each of [multiple, draws, selects, chase]) each.update()
    },
  }
}

function makeSelects({ say, desk, tell }: Parts): Board {
  const share = select(
    say('slip.share'),
    [
      ['100', '1'],
      ['10', '1/10'],
      ['1', '1/100'],
    ],
    (value) => {
      desk.draft = { ...desk.draft, share: value === '100' ? 100 : value === '10' ? 10 : 1 }
      tell()
    },
  )
  const mode = select(
    say('slip.mode'),
    prizeModes.map((name) => [name, name]),
    (value) => {
      desk.mode = prizeModes.find((name) => name === value) ?? prizeModes[0]
      tell()
    },
  )
  return {
    node: element('div', { class: 'slip-selects' }, share.node, mode.node),
    update: () => {
      share.set(String(desk.draft.share))
      mode.set(desk.mode)
    },
  }
}

function makeChase({ say, desk, tell }: Parts): Board {
  const growth = select(
    say('slip.growth'),
    [1, 2, 3].map((times) => [String(times), `× ${times}`]),
    (value) => {
      desk.growth = Number(value)
      tell()
    },
  )
  const stops = element('input', {
    type: 'checkbox',
    onchange: () => {
      desk.stopsOnWin = stops.checked
      tell()
    },
  })
  const node = element(
    'div',
    { class: 'slip-chase' },
    growth.node,
    element('label', { class: 'check' }, stops, say('slip.stops')),
  )
  return {
    node,
    update: () => {
      node.hidden = desk.draws < 2
      stops.checked = desk.stopsOnWin
      growth.set(String(desk.growth))
    },
  }
}

function select(
  label: string,
  choices: readonly (readonly [string, string])[],
  chose: (value: string) => void,
) {
  const field = element(
    'select',
    { onchange: () => chose(field.value) },
    ...choices.map(([value, text]) => element('option', { value }, text)),
  )
  return {
    node: element('label', { class: 'select' }, element('span', {}, label), field),
    set: (value: string) => {
      if (field.value !== value) field.value = value
    },
  }
}
