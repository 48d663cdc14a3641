import { button, element } from '../dom.ts'
import { readingDirection, type Say } from '../texts.ts'

export interface Panel {
  readonly node: HTMLDialogElement
  readonly open: (content: Node[]) => void
  readonly close: () => void
  readonly isOpen: () => boolean
}

let counter = 0

/** A dialog of the browser's own: focus stays inside, Escape closes, focus returns to who opened it. */
export function makePanel(say: Say, title: string, kind: 'wide' | 'small'): Panel {
  counter += 1
  const id = `panel-${counter}`
  const body = element('div', { class: 'panel-body' })
  const node = element(
    'dialog',
    { class: `panel ${kind}`, dir: readingDirection(), 'aria-labelledby': id },
    element(
      'div',
      { class: 'panel-head' },
      element('h2', { id }, title),
      button({ label: say('action.close'), icon: 'close', press: () => node.close() }),
    ),
    body,
  )
  node.addEventListener('click', (event) => {
    if (event.target === node) node.close()
  })
  return {
    node,
    open: (content) => {
      body.replaceChildren(...content)
      body.scrollTop = 0
      if (!node.open) node.showModal()
    },
    close: () => node.close(),
    isOpen: () => node.open,
  }
}
