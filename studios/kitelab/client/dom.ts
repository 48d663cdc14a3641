/** Elements without markup strings. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

export function button(label: string, text: string, className: string, press: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className, 'aria-label': label }, text)
  made.addEventListener('click', press)
  return made
}

/** Which of nine places carry a pip. */
const pips: readonly string[] = [
  '',
  '000010000',
  '100000001',
  '100010001',
  '101000101',
  '101010101',
  '101101101',
]

export interface Die {
  readonly node: HTMLElement
  show(face: number): void
}

export function makeDie(): Die {
  const node = element('div', { class: 'die', 'aria-hidden': 'true' })
  const places = Array.from({ length: 9 }, () => element('i'))
  node.append(...places)
  return {
    node,
    show(face) {
      for (const [place, dot] of places.entries()) dot.className = pips[face]?.[place] === '1' ? 'on' : ''
    },
  }
}
