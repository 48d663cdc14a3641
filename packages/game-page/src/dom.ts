/** Elements without markup strings: nothing here can be an injection, and Trusted Types have nothing to ask. */
type Child = Node | string | null | false

interface Attributes {
  readonly [name: string]: string | number | boolean | ((event: Event) => void) | undefined
}

export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.replace(/^on/, ''), value)
    else if (value === true) made.setAttribute(key, '')
    else if (value !== undefined && value !== false) made.setAttribute(key, String(value))
  }
  made.append(...children.filter((child): child is Node | string => child !== null && child !== false))
  return made
}

/** The middle of what is drawn, in the window; null where it is not drawn. */
export function middleOf(node: Element): { readonly x: number; readonly y: number } | null {
  const { x, y, width, height } = node.getBoundingClientRect()
  return width === 0 ? null : { x: x + width / 2, y: y + height / 2 }
}

const svgNamespace = 'http://www.w3.org/2000/svg'

export function svgElement(
  name: string,
  attributes: Record<string, string | number>,
  ...children: Node[]
): SVGElement {
  const made = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.append(...children)
  return made
}

/** A picture for the eye alone; what is no element yet is a path in it. */
export const drawing = (
  viewBox: string,
  ...shapes: readonly (SVGElement | Record<string, string | number>)[]
): SVGElement =>
  svgElement(
    'svg',
    { viewBox, 'aria-hidden': 'true' },
    ...shapes.map((shape) => (shape instanceof SVGElement ? shape : svgElement('path', shape))),
  )

export function button(options: {
  class?: string
  label: string
  icon?: IconName
  text?: string
  press: () => void
}): HTMLButtonElement {
  const made = element('button', {
    type: 'button',
    class: options.class ?? 'icon-button',
    onclick: options.press,
  })
  if (options.icon) made.append(icon(options.icon))
  if (options.text) made.append(element('span', {}, options.text))
  if (options.text === undefined) {
    made.setAttribute('aria-label', options.label)
    made.title = options.label
  }
  return made
}

/** A button that says in words what it does. */
export const wordButton = (kind: string, text: string, press: () => void): HTMLButtonElement =>
  element('button', { type: 'button', class: kind, onclick: press }, text)

/** Line icons of one family: 24 box, 2 unit round strokes. */
const icons = {
  back: 'M20 12H4M10 6l-6 6 6 6',
  soundOn: 'M4 9.500v5h3.500L12 19V5L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  soundOff: 'M4 9.500v5h3.500L12 19V5L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.600v.2',
  enter: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  leave: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  history: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v4h4M12 8v4.500l3 2',
  turbo: 'M13.500 3 6 13.500h5L10.500 21 18 10.500h-5Z',
  auto: 'M4 11a8 8 0 0 1 13.700-4.700L20 8.500M20 4v4.500h-4.500M20 13a8 8 0 0 1-13.700 4.700L4 15.500M4 20v-4.500h4.500',
  spin: 'M19.500 12a7.500 7.500 0 1 1-2.300-5.400',
  play: 'M8.500 5.500v13l10.500-6.500Z',
  stop: 'M6.500 6.500h11v11h-11Z',
  shield:
    'M12 3l7.500 3v5.500c0 4.500-3.200 8-7.500 9.500-4.300-1.500-7.500-5-7.500-9.500V6ZM8.500 12l2.500 2.500 4.500-5',
} as const

export type IconName = keyof typeof icons

export function icon(name: IconName): SVGElement {
  const path = svgElement('path', {
    d: icons[name],
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
  if (name === 'stop' || name === 'play') path.setAttribute('fill', 'currentColor')
  const parts =
    name === 'spin'
      ? [path, svgElement('path', { d: 'M21.400 2.600v6.400h-6.400Z', fill: 'currentColor' })]
      : [path]
  return svgElement(
    'svg',
    { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true', class: 'icon' },
    ...parts,
  )
}
