import type { Currency, Minor } from '@jackfruit/kernel'
import { countUp } from '../flow/count-up.ts'
import { moneyNode } from '../money.ts'

/** Counts an amount up in a place; `stop` puts the whole amount there at once. */
export function countUpIn(
  into: HTMLElement,
  amount: Minor,
  currency: Currency,
  countMs: number,
): { readonly done: Promise<void>; readonly stop: () => void } {
  const put = (shown: Minor) => into.replaceChildren(moneyNode(shown, currency))
  if (countMs <= 0) {
    put(amount)
    return { done: Promise.resolve(), stop: () => {} }
  }
  put(0n)
  let stop = () => {}
  const done = new Promise<void>((resolve) => {
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      put(countUp(amount, now - began, countMs))
      if (now - began >= countMs) resolve()
      else frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
    stop = () => {
      cancelAnimationFrame(frame)
      put(amount)
      resolve()
    }
  })
  return { done, stop: () => stop() }
}
