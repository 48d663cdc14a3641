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
  // Parts that React has not taken up yet it takes up for a press, but not from within its own work.
  if (pressed) setTimeout(() => standing(pressed)?.click())
}

/** What was pressed, or what stands in its place where the part around it was drawn anew meanwhile. */
function standing(pressed: HTMLElement): HTMLElement | null {
  if (pressed.isConnected) return pressed
  const { testid } = pressed.dataset
  return testid ? document.querySelector<HTMLElement>(`[data-testid="${testid}"]`) : null
}
