/** What shows which reel is waited for: a lit column with a gold frame, and dust that rises in it. */
import type { Board } from './layout.ts'
import { pen } from './sprites.ts'

interface Waiting {
  readonly node: HTMLElement
  readonly show: (board: Board, reel: number) => void
  /** The dust, so long after the waiting began. Nothing is drawn where nothing is waited for. */
  readonly draw: (elapsedMs: number) => void
  readonly hide: () => void
}

/** In all, and how long each takes from the foot of the reel to its head. */
const specks = 46
const riseMs = 1_300
/** Beyond the reel at each side, in CSS pixels. */
const margin = 10

/** Where one is, in shares of the column, and how bright. Their dice are decoration alone. */
export function speckAt(
  index: number,
  elapsedMs: number,
): { x: number; y: number; size: number; light: number } {
  const dice = (salt: number) => Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43_758.5453) % 1
  const way = (elapsedMs / (riseMs * (0.7 + dice(1) * 0.6)) + dice(2)) % 1
  const sway = Math.sin(way * Math.PI * 2 * (1 + dice(3)) + dice(4) * 6) * 0.05
  return {
    x: Math.max(0, Math.min(1, dice(5) + sway)),
    y: 1 - way,
    size: 0.6 + dice(6) * 1.7,
    light: Math.sin(Math.PI * way) * (0.45 + dice(7) * 0.55),
  }
}

export function makeWaiting(): Waiting {
  const dust = pen(1, 1)
  const node = document.createElement('div')
  node.className = 'reel-waited'
  node.hidden = true
  node.append(dust.canvas)
  let size = { width: 0, height: 0 }
  return {
    node,
    show: ({ x, y, cellWidth, height }, reel) => {
      size = { width: cellWidth + margin * 2, height }
      // Half the pixels are enough for specks.
      dust.canvas.width = Math.max(1, Math.round(size.width))
      dust.canvas.height = Math.max(1, Math.round(size.height))
      const [left, wide] = [`${x + reel * cellWidth}px`, `${cellWidth}px`]
      Object.assign(node.style, { left, top: `${y}px`, width: wide, height: `${height}px` })
      node.hidden = false
    },
    draw: (elapsedMs) => {
      if (node.hidden) return
      dust.clearRect(0, 0, size.width, size.height)
      dust.fillStyle = '#fff3c4'
      for (let index = 0; index < specks; index += 1) {
        const { x, y, size: across, light } = speckAt(index, elapsedMs)
        dust.globalAlpha = light
        dust.fillRect(x * size.width - across, y * size.height - across, across * 2, across * 2)
      }
    },
    hide: () => {
      node.hidden = true
    },
  }
}
