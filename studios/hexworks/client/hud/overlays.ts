import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { countUp } from '../flow/count-up.ts'
import { moneyNode } from '../money.ts'
import type { Motion } from '../reels/motion.ts'
import type { Say } from '../texts.ts'

/** What stands over the reels: the win plate, the neutral note, banners of free spins and big wins, the free-spin strip. */
export interface Overlays {
  readonly nodes: readonly HTMLElement[]
  /** The gold plate; resolves when the count has ended. `hurry` ends it at once. */
  readonly plate: (
    words: string,
    amount: Minor,
    countMs: number,
  ) => { done: Promise<void>; hurry: () => void }
  /** The quiet line under the reels: hints, returns, states. */
  readonly note: (words: string) => void
  readonly clearPlate: () => void
  readonly strip: (now: number, all: number, times: number, total: Minor) => void
  readonly clearStrip: () => void
  /** A full banner; resolves when closed by the player or after `lastsMs`. */
  readonly banner: (content: {
    title: string
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

export function makeOverlays(say: Say, currency: Currency, motion: Motion): Overlays {
  const plateWords = element('span', { class: 'plate-words' })
  const plateAmount = element('span', { class: 'plate-amount' })
  const plate = element(
    'div',
    { class: 'plate', hidden: true, 'aria-hidden': 'true' },
    plateWords,
    plateAmount,
  )
  const note = element('p', { class: 'note', 'aria-hidden': 'true' })
  const strip = element('div', { class: 'strip', hidden: true })
  const banner = element('div', { class: 'banner', hidden: true })
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  let closing: (() => void) | null = null

  const countInto = (into: HTMLElement, amount: Minor, countMs: number) => {
    const put = (shown: Minor) => into.replaceChildren(moneyNode(shown, currency))
    if (countMs <= 0) {
      put(amount)
      return { done: Promise.resolve(), stop: () => {} }
    }
    put(0n)
    const running = motion.run((elapsedMs) => {
      put(countUp(amount, elapsedMs, countMs))
      return elapsedMs < countMs
    })
    return {
      done: running.done,
      stop: () => {
        running.stop()
        put(amount)
      },
    }
  }

  return {
    nodes: [plate, note, strip, banner, live],
    plate: (words, amount, countMs) => {
      plateWords.textContent = words
      plate.hidden = false
      note.textContent = ''
      const counting = countInto(plateAmount, amount, countMs)
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
    strip: (now, all, times, total) => {
      strip.hidden = false
      strip.replaceChildren(
        element('span', {}, say('free.counter', { now, all })),
        element('strong', { class: 'times num' }, `×${times}`),
        element('span', { class: 'strip-total' }, moneyNode(total, currency)),
      )
    },
    clearStrip: () => {
      strip.hidden = true
    },
    banner: (content) =>
      new Promise((resolve) => {
        const amount = element('p', { class: 'banner-amount' })
        const press = element('button', { type: 'button', class: 'gold-button' }, content.action)
        banner.className = `banner ${content.tone}`
        banner.replaceChildren(
          element(
            'div',
            { class: 'banner-card' },
            element('p', { class: 'banner-title' }, content.title),
            ...(content.amount === undefined ? [] : [amount]),
            element('p', { class: 'banner-detail' }, content.detail),
            press,
          ),
        )
        banner.hidden = false
        const counting =
          content.amount === undefined ? null : countInto(amount, content.amount, content.countMs ?? 0)
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
