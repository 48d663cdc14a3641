/** The pool under its places: how it lies on both sides, how much it is, and whether it would be cancelled. */
import { element } from '@jackfruit/game-page/dom'
import type { Standing } from '@jackfruit/game-page/line/standing'
import type { Say } from '@jackfruit/game-page/view'
import { type Minor, parseMinor } from '@jackfruit/kernel'
import { pooled, sides } from '@jackfruit/table-rules/cockfight/table'

interface Parts {
  readonly say: Say
  readonly money: (amount: Minor) => string
  readonly scale: number
}

export function makePoolBar({ say, money, scale }: Parts): {
  readonly node: HTMLElement
  readonly set: (pool: Standing['pool']) => void
} {
  const shares = sides.map((side) => [side, element('i', { class: side })] as const)
  const words = element('p', { class: 'pool-words num', 'data-testid': 'pool' })
  const node = element(
    'div',
    { class: 'arena-pool' },
    element('div', { class: 'pool-bar', 'aria-hidden': 'true' }, ...shares.map(([, share]) => share)),
    words,
  )
  return {
    node,
    set: (pool) => {
      let all = 0n
      for (const [side, share] of shares) {
        const amount = parseMinor(pool?.places[pooled[side]] ?? '', scale) ?? 0n
        share.style.flexGrow = String(Math.max(1, Number(amount)))
        all += amount
      }
      const isCancelled = pool?.dividends === null
      node.classList.toggle('cancelled', isCancelled)
      const parts = pool ? [say('arena.poolOf', { amount: money(all), count: pool.players })] : []
      if (isCancelled) parts.push(say(pool.isFinal ? 'arena.cancelled' : 'arena.wouldCancel'))
      words.textContent = parts.join(' · ')
    },
  }
}
