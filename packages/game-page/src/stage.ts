import { element } from './dom.ts'
import type { Frame, Table } from './view.ts'

const picture = (hall: string) =>
  /^#|\(|^[a-z]+$/.test(hall) ? hall : `url("${hall}") center 62% / cover no-repeat`

interface Stage {
  readonly node: HTMLElement
  readonly fit: () => void
  /** Where the play is in the window, and where something of the table's is. */
  readonly frame: () => Frame
  readonly inWindow: (frame: Frame) => Frame
  /** Its middle in the window, however near it has come. */
  readonly middle: () => { readonly x: number; readonly y: number }
}

/** Room between the edge of a table that has no frame and the light around it. */
const edge = 12

/** The hall with the table in it: what stands where follows from the room there is. */
export function makeStage(hall: string, table: Table, overlays: readonly HTMLElement[]): Stage {
  const back = element('div', { class: 'hall', 'aria-hidden': 'true' })
  back.style.background = picture(hall)
  const place = element('div', { class: 'table' }, table.node)
  const node = element(
    'main',
    { class: table.frame || table.play ? 'stage' : 'stage laned' },
    back,
    place,
    ...overlays,
  )

  const fit = () => {
    const room = { width: place.clientWidth, height: place.clientHeight }
    if (room.width === 0 || room.height === 0) return
    table.fit(room)
    const board = (table.play ?? table.frame)?.() ?? { x: 0, y: 0, ...room }
    // Below a band over it the table stands lower.
    const measures = { x: board.x, y: board.y + place.offsetTop, w: board.width, h: board.height }
    node.classList.toggle('tight', table.frame !== undefined && board.y < 60)
    for (const [name, value] of Object.entries(measures))
      node.style.setProperty(`--board-${name}`, `${value}px`)
  }
  new ResizeObserver(fit).observe(place)
  const inWindow = ({ x, y, width, height }: Frame) => {
    // Not its own box: while it comes nearer, or goes back, that is another one.
    const at = node.getBoundingClientRect()
    return { x: at.x + place.offsetLeft + x, y: at.y + place.offsetTop + y, width, height }
  }
  const middle = () => {
    const { x, y, width, height } = inWindow({
      ...{ x: 0, y: 0, width: place.clientWidth, height: place.clientHeight },
    })
    return { x: x + width / 2, y: y + height / 2 }
  }
  const frame = () =>
    inWindow(
      table.frame?.() ?? {
        ...{ x: edge, y: edge, width: place.clientWidth - edge * 2, height: place.clientHeight - edge * 2 },
      },
    )
  return { node, fit, frame, inWindow, middle }
}
