/** The panel of one bet as it stands on the page: what can be written, one button, one line that says how it stands. */
import { element } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import type { Minor } from '@jackfruit/kernel'
import { timesText } from '../state/fields.ts'
import type { SeatButton, SeatNote } from '../state/seat.ts'
import { type FieldActs, makeSeatFields, type SeatFields } from './seat-fields.ts'

export interface SeatPanel extends Omit<SeatFields, 'nodes'> {
  readonly node: HTMLElement
  readonly show: (now: SeatButton, note: SeatNote | null) => void
  /** Instead of what the bet says; empty takes it back. */
  readonly tell: (words: string) => void
  readonly press: () => void
}

interface Parts {
  readonly place: string
  /** 1 or 2. */
  readonly number: number
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly act: FieldActs & { readonly press: () => void }
}

const pressable: ReadonlySet<SeatButton['kind']> = new Set(['bet', 'next', 'queued', 'flying'])

/** A sum stays in one line. */
const unbroken = (sum: string): string => sum.replace('\u2009', '\u00a0')

export function makeSeatPanel({ place, number, say, money, act }: Parts): SeatPanel {
  const { nodes, ...fields } = makeSeatFields({ place, say, act })
  const words = element('span', { class: 'seat-words' })
  const figure = element('b', { class: 'seat-money num' })
  const main = element(
    'button',
    { type: 'button', class: 'seat-button', 'data-testid': `seat-${place}`, onclick: act.press },
    words,
    figure,
  )
  const note = element('p', { class: 'seat-note', role: 'status', 'data-testid': `note-${place}` })
  const node = element(
    'section',
    { class: 'seat', 'data-seat': place, 'aria-label': say('crash.seat', { number }) },
    ...nodes,
    main,
    note,
  )
  let told = ''
  let said = ''
  const draw = () => {
    const next = told || said
    if (note.textContent !== next) note.textContent = next
    note.classList.toggle('told', told !== '')
  }
  const saidOf = (kind: SeatButton['kind'], how: SeatNote | null): string => {
    if (!how) return kind === 'queued' ? say('crash.note.queued') : ''
    if (how.kind === 'void') return say('live.voidNote')
    return say(`crash.note.${how.kind}`, { at: `${timesText(how.at)}×`, amount: unbroken(money(how.amount)) })
  }
  return {
    ...fields,
    node,
    show: ({ kind, amount }, how) => {
      if (main.dataset['state'] !== kind) {
        main.dataset['state'] = kind
        words.textContent = kind === 'none' ? say('live.lost') : say(`crash.button.${kind}`)
        main.setAttribute('aria-disabled', String(!pressable.has(kind)))
      }
      const sum = kind === 'none' ? '' : money(amount)
      if (figure.textContent !== sum) figure.textContent = sum
      said = saidOf(kind, how)
      note.dataset['kind'] = how?.kind ?? ''
      draw()
    },
    tell: (next) => {
      told = next
      draw()
    },
    press: () => main.click(),
  }
}
