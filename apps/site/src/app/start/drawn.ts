import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { giveDraw } from '../../shared/calls/early.ts'

/**
 * Takes over what the server knew as it drew this page, so that it is drawn the same once more. Whether it was drawn
 * at all, for this visitor: build/early-start.ts takes the mark away from others.
 */
export function takeDrawn(cache: QueryClient): boolean {
  const place = document.getElementById('drawn')
  place?.remove()
  const text = place?.textContent
  if (!text || !document.documentElement.dataset['drawn']) return false
  const state = JSON.parse(text) as { readonly cache: DehydratedState; readonly draw: number }
  hydrate(cache, state.cache)
  giveDraw(state.draw)
  return true
}

/** The page answers from here on, also to what was pressed last before it could. */
export function answerFromNow(): void {
  const world = globalThis as { pressed?: HTMLElement }
  const { pressed } = world
  delete world.pressed
  delete document.documentElement.dataset['drawn']
  if (pressed) void pressAgain(pressed, performance.now() + patienceMs)
}

/** So long is waited for the part around what was pressed. */
const patienceMs = 10_000

/** The site takes up part after part as their scripts come; what it has not taken up yet would swallow the press. */
function pressAgain(pressed: HTMLElement, until: number): void {
  const now = standing(pressed)
  if (now && isTakenUp(now)) now.click()
  else if (performance.now() < until) setTimeout(() => pressAgain(pressed, until), 30)
}

/** React keeps what it knows of an element on the element. */
const isTakenUp = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__react'))

/** What was pressed, or the one that stands in its place where the part around it was drawn anew meanwhile. */
function standing(pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed
  const { testid } = pressed.dataset
  if (testid) return document.querySelector<HTMLElement>(`[data-testid="${testid}"]`)
  const alike = [...document.querySelectorAll<HTMLElement>(pressed.tagName)].filter(
    (each) => saysOf(each) === saysOf(pressed),
  )
  return alike.length === 1 ? (alike[0] ?? null) : null
}

const saysOf = (element: HTMLElement) =>
  [element.getAttribute('aria-label'), element.getAttribute('href'), element.textContent].join('\n')
