import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { countUpIn } from './count-up-in.ts'

/** What stands over the table: the plate of a win, the quiet note, the banner of a big win. */
export interface Overlays {
  readonly nodes: readonly HTMLElement[]
  /** The gold plate; resolves when the count has ended. `hurry` ends it at once. */
  readonly plate: (
    words: string,
    amount: Minor,
    countMs: number,
  ) => { done: Promise<void>; hurry: () => void }
  /** The quiet line: hints, returns, states. */
  readonly note: (words: string) => void
  readonly clearPlate: () => void
  /** A full banner; resolves when closed by the player or after `lastsMs`. */
  readonly banner: (content: {
    title: string
    /** Another title once so much has been counted. */
    titleAt?: (shown: Minor) => string
    detail: string
    amount?: Minor
    countMs?: number
    action: string
    lastsMs: number
    tone: 'free' | 'big'
  }) => Promise<void>
  /** Closes a banner that is up. Answers whether there was one. */
  readonly closeBanner: () => boolean
  readonly announce: (words: string) => void
}

export function makeOverlays(currency: Currency): Overlays {
  const plateWords = element('span', { class: 'plate-words' })
  const plateAmount = element('span', { class: 'plate-amount' })
  const plate = element(
    'div',
    { class: 'plate', hidden: true, 'aria-hidden': 'true' },
    plateWords,
    plateAmount,
  )
  const note = element('p', { class: 'note', 'aria-hidden': 'true' })
  const banner = element('div', { class: 'banner', hidden: true })
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  let closing: (() => void) | null = null

  return {
    nodes: [plate, note, banner, live],
    plate: (words, amount, countMs) => {
      plateWords.textContent = words
      plate.hidden = false
      note.textContent = ''
      const counting = countUpIn(plateAmount, amount, currency, countMs)
      return { done: counting.done, hurry: counting.stop }
    },
    note: (words) => {
      plate.hidden = true
      note.textContent = words
    },
    clearPlate: () => {
      plate.hidden = true
      note.textContent = ''
    },
    banner: (content) =>
      new Promise((resolve) => {
        const amount = element('p', { class: 'banner-amount' })
        const title = element('p', { class: 'banner-title' }, content.title)
        const retitle = (shown: Minor) => {
          const wanted = content.titleAt?.(shown) ?? content.title
          if (title.textContent !== wanted) title.textContent = wanted
        }
        const press = element('button', { type: 'button', class: 'gold-button' }, content.action)
        banner.className = `banner ${content.tone}`
        banner.replaceChildren(
          element(
            'div',
            { class: 'banner-card' },
            title,
            ...(content.amount === undefined ? [] : [amount]),
            element('p', { class: 'banner-detail' }, content.detail),
            press,
          ),
        )
        banner.hidden = false
        const counting =
          content.amount === undefined
            ? null
            : countUpIn(amount, content.amount, currency, content.countMs ?? 0, retitle)
        const close = () => {
          clearTimeout(timer)
          counting?.stop()
          banner.hidden = true
          closing = null
          resolve()
        }
        const timer = setTimeout(close, content.lastsMs)
        closing = close
        press.addEventListener('click', close)
        press.focus({ preventScroll: true })
        banner.onclick = close
      }),
    closeBanner: () => {
      const up = closing !== null
      closing?.()
      return up
    },
    announce: (words) => {
      live.textContent = words
    },
  }
}
