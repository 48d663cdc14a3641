/** The instruments of the tables. All can be reached and worked by keyboard. */
import { element } from '@jackfruit/game-page/dom'
import type { ViewParts } from '@jackfruit/game-page/view'

export interface Segments<T> {
  readonly node: HTMLElement
  readonly value: () => T
  readonly set: (value: T) => void
  readonly name: (value: T, text: string) => void
  readonly lock: (isLocked: boolean) => void
}

/** One of a few. Arrow keys move the choice, as in every group of radio buttons. */
export function segments<T extends string | number>(
  label: string,
  options: readonly (readonly [value: T, text: string])[],
  first: T,
  changed: (value: T) => void,
): Segments<T> {
  let chosen = first
  const buttons = options.map(([value, text]) => {
    const press = () => {
      set(value)
      changed(value)
    }
    return { value, node: element('button', { type: 'button', role: 'radio', onclick: press }, text) }
  })
  const set = (value: T) => {
    chosen = value
    for (const { value: own, node } of buttons) {
      node.setAttribute('aria-checked', String(own === value))
      node.tabIndex = own === value ? 0 : -1
    }
  }
  const move = (event: Event) => {
    const by = event instanceof KeyboardEvent ? (steps[event.key] ?? 0) : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const at = buttons.findIndex(({ value }) => value === chosen)
    const next = buttons[(at + by + buttons.length) % buttons.length]
    next?.node.focus()
    next?.node.click()
  }
  const group = element(
    'div',
    { class: 'lab-segments', role: 'radiogroup', 'aria-label': label, onkeydown: move },
    ...buttons.map(({ node }) => node),
  )
  set(first)
  return {
    node: element('div', {}, element('span', { class: 'lab-label', 'aria-hidden': 'true' }, label), group),
    value: () => chosen,
    set,
    name: (value, text) => {
      for (const { value: own, node } of buttons) if (own === value) node.textContent = text
    },
    lock: (isLocked) => {
      for (const { node } of buttons) node.disabled = isLocked
    },
  }
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

export interface Press {
  readonly node: HTMLButtonElement
  readonly set: (text: string, detail?: string) => void
}

export function press(kind: string, pressed: () => void, text = ''): Press {
  const node = element('button', { type: 'button', class: `lab-button ${kind}`, onclick: pressed }, text)
  // What acts in an open round is coloured.
  if (/gold|hue/.test(kind)) node.dataset['testid'] = 'action'
  return {
    node,
    set: (words, detail = '') =>
      node.replaceChildren(words, ...(detail ? [element('small', {}, detail)] : [])),
  }
}

/** Keys that stand for buttons; where a button cannot be pressed its key is left to the page. */
export const keysFor = (buttons: Readonly<Record<string, Press>>) => (key: string) => {
  const { node } = buttons[key.toLowerCase()] ?? {}
  if (!node || node.disabled) return false
  node.click()
  return true
}

export interface Gauges<K extends string> {
  readonly node: HTMLElement
  readonly set: (name: K, value: string) => void
}

/** Figures with their names. */
export function gauges<const K extends string>(names: Readonly<Record<K, string>>): Gauges<K> {
  const values = new Map<string, HTMLElement>()
  const cells = Object.entries<string>(names).map(([key, name]) => {
    const value = element('dd', {}, '–')
    values.set(key, value)
    return element('div', { class: 'lab-gauge' }, element('dt', {}, name), value)
  })
  return {
    node: element('dl', { class: 'lab-gauges' }, ...cells),
    set: (name, text) => {
      const value = values.get(name)
      if (value) value.textContent = text
    },
  }
}

/** The last few results, newest first. */
export function recent(label: string): {
  readonly node: HTMLElement
  readonly add: (text: string, isWon: boolean) => void
} {
  const node = element('ol', { class: 'lab-recent', 'aria-label': label })
  return {
    node,
    add: (text, isWon) => {
      node.prepend(element('li', { class: isWon ? 'won' : '' }, text))
      while (node.childElementCount > 7) node.lastElementChild?.remove()
    },
  }
}

/** The figure that a round comes to, in the colour of what it brought, and the last few. */
export function makeResult({ say, sounds }: ViewParts, kind = '', text = '') {
  const kinds = `lab-figure ${kind}`.trim()
  const figure = element('p', { class: kinds }, text)
  const past = recent(say('lab.recent'))
  return {
    ...{ figure, past: past.node },
    begin: () => {
      figure.className = kinds
      sounds.play('tick')
    },
    tell: (result: string, isWon: boolean) => {
      figure.className = `${kinds} ${isWon ? 'won' : 'lost'}`
      sounds.play(isWon ? 'land' : 'bad')
      past.add(result, isWon)
    },
  }
}

/** What the steps of a round pay: a few of them around the next. */
export function ladder(
  label: string,
  most = 5,
): {
  readonly node: HTMLElement
  readonly set: (steps: readonly string[], done: number) => void
} {
  const node = element('ol', { class: 'lab-ladder', 'aria-label': label })
  return {
    node,
    set: (all, done) => {
      const first = Math.max(0, Math.min(done - 2, all.length - most))
      const kind = (place: number) =>
        place < done - 1 ? 'done' : place === done - 1 ? 'done now' : place === done ? 'next' : ''
      node.replaceChildren(
        ...all.slice(first, first + most).map((text, i) => element('li', { class: kind(first + i) }, text)),
      )
    },
  }
}
