import type { Currency, Minor } from '@jackfruit/kernel'
import { element, wordButton } from '../dom.ts'
import { moneyNode } from '../money.ts'
import { readingDirection, type Say } from '../texts.ts'

export interface MessageChoice {
  readonly label: string
  readonly gold?: boolean
  readonly press: () => void
}

export interface MessageBox {
  readonly node: HTMLDialogElement
  /** What failed, what is safe, what to do. */
  readonly show: (message: {
    title: string
    text: string
    /** A sum that all of it is about, in large figures. */
    amount?: Minor
    reference?: string
    choices: readonly MessageChoice[]
    mustChoose?: boolean
  }) => void
  readonly close: () => void
}

export function makeMessageBox(say: Say, currency?: Currency): MessageBox {
  const title = element('h2', { id: 'message-title' })
  const text = element('p', {})
  const sum = element('p', { class: 'message-sum' })
  const reference = element('p', { class: 'reference num' })
  const choices = element('div', { class: 'choices' })
  const node = element(
    'dialog',
    {
      class: 'panel message',
      dir: readingDirection(),
      role: 'alertdialog',
      'aria-labelledby': 'message-title',
    },
    title,
    sum,
    text,
    reference,
    choices,
  )
  let stays = false
  node.addEventListener('cancel', (event) => {
    if (stays) event.preventDefault()
  })
  return {
    node,
    close: () => node.close(),
    show: (message) => {
      title.textContent = message.title
      text.textContent = message.text
      const isSum = message.amount !== undefined && currency !== undefined
      sum.hidden = !isSum
      if (isSum) sum.replaceChildren(moneyNode(message.amount ?? 0n, currency))
      reference.textContent = message.reference ? say('error.reference', { code: message.reference }) : ''
      stays = message.mustChoose ?? false
      choices.replaceChildren(
        ...message.choices.map(({ gold, label, press }) =>
          wordButton(gold ? 'gold-button' : 'ghost-button', label, () => {
            node.close()
            press()
          }),
        ),
      )
      if (!node.open) node.showModal()
    },
  }
}
