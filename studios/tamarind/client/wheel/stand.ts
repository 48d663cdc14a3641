/**
 * Where the wheel stands in the table. While chips are laid it stands aside; while the ball rolls it takes the middle.
 */
import type { SpinPath } from '@jackfruit/game-page/wheel/path'
import { wheelOfTwoForms } from '@jackfruit/game-page/wheel/two-forms'
import { flatness, type Station, type WheelParts } from '@jackfruit/game-page/wheel/wheel'
import type { Room } from '../felt/look.ts'
import { boxOf } from '../felt/surroundings.ts'

/** How much of the room for the play the wheel takes. In the middle of a desk it goes on behind the board's edge. */
const share = { wide: 0.97, high: 0.96, spunHigh: 1.12 }
/** The bowl's side stands below the ring that is measured by its width. */
const side = 0.075

/** The wheel, as large as the play has room for it. */
export function stationIn({ x, y, width, height }: Room, isSpun: boolean): Station {
  const high = height * (isSpun ? share.spunHigh : share.high)
  const wide = Math.min(width * share.wide, high / (flatness + side))
  const top = isSpun ? y + height * 0.01 : y + (height - wide * (flatness + side)) / 2
  return { x: x + width / 2, y: top + (wide * flatness) / 2, width: wide }
}

export interface Stand {
  readonly node: HTMLElement
  readonly fit: (table: Room, play: Room) => void
  readonly lie: (rotor: number, ball: number | null) => void
  readonly spin: (path: SpinPath) => Promise<void>
  /** Between two rounds: the one in three dimensions where it has come and holds, else the drawn one. */
  readonly choose: () => void
  /** The rest of the table makes room, and takes it back. */
  readonly setStage: (isSpun: boolean, ms: number) => void
}

/** `scene` lies in the room for the play. */
export function makeStand(parts: WheelParts, scene: HTMLElement): Stand {
  const wheel = wheelOfTwoForms(parts)
  let sizes: { table: Room; play: Room } | null = null
  let isSpun = false
  const place = (ms: number) => {
    if (sizes) wheel.place(sizes.table, stationIn(sizes.play, isSpun), ms)
  }

  return {
    node: wheel.node,
    fit: (table, play) => {
      sizes = { table, play }
      place(0)
    },
    lie: wheel.lie,
    spin: wheel.spin,
    choose: wheel.choose,
    setStage: (spun, ms) => {
      const table = scene.closest<HTMLElement>('.felt')
      const play = scene.parentElement
      if (!table || !play) return
      const board = table.querySelector<HTMLElement>('.felt-board')
      const before = board?.getBoundingClientRect()
      table.classList.toggle('spinning', spun)
      // Upright nothing has to give way.
      isSpun = spun && table.classList.contains('desk')
      sizes = {
        table: { x: 0, y: 0, width: table.clientWidth, height: table.clientHeight },
        play: boxOf(play),
      }
      place(ms)
      if (board && before && ms > 0) fold(board, before, ms)
    },
  }
}

/** The board goes from where it lay to where it lies now. */
function fold(board: HTMLElement, before: DOMRect, ms: number): void {
  const now = board.getBoundingClientRect()
  if (typeof board.animate !== 'function' || now.width === 0) return
  const aside = `${before.x - now.x}px, ${before.y - now.y}px`
  const moved = `translate(${aside}) scale(${before.width / now.width}, ${before.height / now.height})`
  const frames = [moved, 'none'].map((transform) => ({ transform, transformOrigin: '0 0' }))
  board.animate(frames, { duration: ms, easing: 'cubic-bezier(0.5, 0, 0.15, 1)' })
}
