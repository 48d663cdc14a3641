import type { Cell, Grid } from '../../shared/shown.ts'
import { drawCabinet } from './cabinet.ts'
import { type Column, makeColumn, type Piece, sizeIn, writeTag } from './column.ts'
import { paces } from './column-motion.ts'
import { fallOf } from './fall.ts'
import { type Board, placeBoard } from './layout.ts'
import { drawLights, type Lit, type Tone } from './lights.ts'
import type { ReelLook } from './look.ts'
import { easeOut, makeMotion } from './motion.ts'
import { shower } from './shower.ts'
import { pen, type Sprites } from './sprites.ts'
import { drawWells, noWells, type Wells } from './wells.ts'

export interface SpinOptions {
  readonly turbo: boolean
  readonly still: boolean
}

/** What is set over symbols: values of coins, multipliers of cells. */
export type Tags = ReadonlyMap<string, string>
export const keyOf = ([reel, row]: Cell) => `${reel}/${row}`

export interface ReelBoard {
  readonly node: HTMLElement
  readonly board: () => Board
  readonly resize: (stage: { width: number; height: number }, room: { above: number; below: number }) => void
  /** `held` cells stay as they are while the reels turn. */
  readonly begin: (options: SpinOptions, held?: readonly Cell[], passing?: readonly string[]) => void
  /** The dealt grid; resolves when every reel stands. */
  readonly deliver: (grid: Grid) => Promise<void>
  /** Every reel stops as soon as its result is known, and what falls lies. */
  readonly slam: () => void
  readonly show: (grid: Grid) => void
  readonly light: (lit: readonly Lit[], tone: Tone) => void
  readonly unlight: () => void
  readonly tag: (tags: Tags) => void
  /** Cells that stand out from under their symbols until the next spin: what is held, what multiplies. */
  readonly keep: (cells: readonly Cell[]) => void
  /** These swell once, and nothing is dimmed for it. */
  readonly pop: (cells: readonly Cell[]) => Promise<void>
  /** What vanishes, and the grid when all has fallen. */
  readonly tumble: (removed: readonly Cell[], grid: Grid) => Promise<void>
  readonly shower: (count: number) => void
}

const none: ReadonlySet<number> = new Set()
const firstStopMs = { normal: 620, turbo: 220 }
const staggerMs = { normal: 120, turbo: 45 }
const suspenseMs = 750
const vanishMs = 260
const fallMs = 340
const popMs = 360
/** More pixels than this nobody sees, and every phone pays for. */
const ratioMost = 2

export function makeBoard(
  look: ReelLook,
  sprites: Sprites,
  onLand: (reel: number, scatters: number) => void,
): ReelBoard {
  const motion = makeMotion()
  const [cabinet, under, reels] = [pen(1, 1), pen(1, 1), pen(1, 1)]
  const node = document.createElement('div')
  node.className = 'reels'
  node.setAttribute('aria-hidden', 'true')
  const shade = document.createElement('div')
  shade.className = 'drum-shade'
  node.append(cabinet.canvas, under.canvas, reels.canvas, shade)
  const count = look.reels + (look.hasTimesReel ? 1 : 0)
  let [board, ratio]: [Board, number] = [placeBoard({ width: 320, height: 320 }, count, look.rows), 1]
  let options: SpinOptions = { turbo: false, still: false }
  let turning: { stop: () => void; done: Promise<void> } | null = null
  let lighting: { stop: () => void } | null = null
  let lights: { lit: readonly Lit[]; tone: Tone } | null = null
  let dealt: Grid | null = null
  let elapsed = 0
  let isSlammed = false
  let tags: Tags = new Map()
  let wells: Wells = noWells
  let held: { readonly cell: Cell; readonly symbol: string; readonly tag: string | undefined }[] = []

  const columns: readonly Column[] = Array.from({ length: count }, (_, reel) =>
    makeColumn({
      context: reels,
      sprites,
      passing: look.passing[reel % look.passing.length] ?? [],
      ...(look.stretch ? { stretch: look.stretch } : {}),
      ...(look.tagsAt ? { tagsAt: look.tagsAt } : {}),
      first: look.first[reel] ?? [],
      over: () => drawHeld(reel),
    }),
  )
  const rowsOf = (reel: number) => Math.max(1, columns[reel]?.shown().length ?? 1)
  const standing = (reel: number): Piece[] =>
    (columns[reel]?.shown() ?? []).map((symbol, row) => ({ symbol, row, tag: tags.get(`${reel}/${row}`) }))

  /** What holds its place covers the reel that turns behind it. */
  const drawHeld = (reel: number) => {
    for (const { cell, symbol, tag } of held) {
      if (cell[0] !== reel) continue
      const high = (board.height / rowsOf(reel)) * ratio
      const wide = board.cellWidth * ratio
      const drawn = sizeIn({ width: wide, height: high }, look.stretch ?? 1)
      const { size } = drawn
      const picture = sprites.take(symbol, 'sharp', size)
      // Nothing is painted over: the well behind shows through, as at every other cell.
      reels.clearRect(reel * wide, cell[1] * high, wide, high)
      const [x, y] = [(reel + 0.5) * wide, (cell[1] + 0.5) * high]
      if (picture) reels.drawImage(picture, x - drawn.wide / 2, y - drawn.high / 2, drawn.wide, drawn.high)
      if (tag) writeTag(reels, tag, x, y, size)
    }
  }

  const drawUnder = (share: number) => {
    under.setTransform(ratio, 0, 0, ratio, 0, 0)
    under.clearRect(0, 0, board.width, board.height)
    drawWells(under, board, look.colours, rowsOf, { ...wells, isQuiet: lights !== null })
    if (lights) drawLights(under, board, look.colours, rowsOf, { ...lights, share })
  }
  const drawReels = (swell = 1, only: ReadonlySet<number> | null = null) => {
    const lit = lights && new Set(lights.lit.flatMap(({ cells }) => cells).map(keyOf))
    for (const [reel, column] of columns.entries()) {
      if (only && !only.has(reel)) continue
      const pieces = standing(reel).map((piece): Piece => {
        if (!lit) return piece
        const isLit = lit.has(`${reel}/${piece.row}`)
        return { ...piece, shade: isLit ? 'sharp' : 'dim', scale: isLit ? swell : 1 }
      })
      column.draw(pieces)
    }
  }
  const unlight = () => {
    lighting?.stop()
    lighting = null
    if (!lights) return
    lights = null
    drawUnder(0)
    drawReels()
  }
  const showAll = (grid: Grid) => {
    for (const [reel, column] of columns.entries()) column.show(grid[reel] ?? column.shown())
    drawReels()
  }
  const scattersUpTo = (reel: number) =>
    (dealt ?? []).slice(0, reel).filter((symbols) => symbols.includes(look.scatter ?? '')).length
  const isHeldBack = (reel: number) =>
    reel > 0 && reel < look.reels && look.suspenseAt !== undefined && scattersUpTo(reel) >= look.suspenseAt

  const stepColumns = (_: number, deltaMs: number): boolean => {
    elapsed += deltaMs
    let isMoving = false
    for (const [reel, column] of columns.entries()) {
      const state = column.step(deltaMs)
      if (state !== 'still') isMoving = true
      if (state !== 'landed') continue
      onLand(reel, dealt?.[reel]?.includes(look.scatter ?? '') ? scattersUpTo(reel + 1) : 0)
    }
    return isMoving
  }

  /** One animation that the player may cut short; its end is always drawn. */
  const animate = async (ms: number, draw: (share: number) => void): Promise<void> => {
    if (options.still || isSlammed) return draw(1)
    const time = options.turbo ? ms / 2 : ms
    await motion.run((at) => {
      const share = isSlammed ? 1 : Math.min(1, at / time)
      draw(share)
      return share < 1
    }).done
  }

  const stretch = (canvas: HTMLCanvasElement, x: number, y: number, width: number, height: number) => {
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    Object.assign(canvas.style, {
      ...{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` },
    })
  }

  return {
    node,
    board: () => board,
    resize: (stage, room) => {
      board = placeBoard(stage, count, look.rows, {
        ...room,
        ...(look.widest ? { widest: look.widest } : {}),
      })
      ratio = Math.min(ratioMost, window.devicePixelRatio || 1)
      const { x, y, width, height, frame } = board
      stretch(cabinet.canvas, x - frame, y - frame, width + frame * 2, height + frame * 2)
      stretch(under.canvas, x, y, width, height)
      stretch(reels.canvas, x, y, width, height)
      Object.assign(shade.style, {
        ...{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` },
      })
      drawCabinet(cabinet, look, board, ratio)
      const wide = board.cellWidth * ratio
      for (const [reel, column] of columns.entries())
        column.place({ x: reel * wide, width: wide, height: height * ratio })
      drawUnder(1)
      if (!turning) drawReels()
    },
    begin: (wanted, keep = [], passing) => {
      options = wanted
      dealt = null
      elapsed = 0
      isSlammed = false
      unlight()
      held = keep.map((cell) => ({
        ...{ cell, symbol: columns[cell[0]]?.shown()[cell[1]] ?? '', tag: tags.get(keyOf(cell)) },
      }))
      tags = new Map()
      wells = { cells: keep, each: passing !== undefined }
      drawUnder(0)
      if (options.still) return
      for (const column of columns) column.begin(paces[options.turbo ? 'turbo' : 'normal'], passing)
      turning = motion.run(stepColumns)
    },
    deliver: async (grid) => {
      dealt = grid
      if (!turning) {
        held = []
        showAll(grid)
        return
      }
      const speed = options.turbo ? 'turbo' : 'normal'
      // A reel is held back while scatters stand: the result is dealt already, this is only suspense.
      let at = Math.max(elapsed, firstStopMs[speed])
      for (const [reel, column] of columns.entries()) {
        if (reel > 0) at += staggerMs[speed]
        if (!options.turbo && isHeldBack(reel)) at += suspenseMs
        column.stopWith(grid[reel] ?? column.shown(), at)
        if (isSlammed) column.hurry()
      }
      await turning.done
      turning = null
      held = []
      drawReels()
    },
    slam: () => {
      isSlammed = true
      for (const column of columns) column.hurry()
    },
    show: (grid) => {
      turning?.stop()
      turning = null
      held = []
      unlight()
      showAll(grid)
    },
    light: (lit, tone) => {
      unlight()
      lights = { lit, tone }
      if (options.still) {
        drawUnder(1)
        drawReels()
        return
      }
      drawReels()
      // Only the reels that pay breathe, and only until all lines are drawn are the lights drawn anew.
      const breathing =
        tone === 'win' ? new Set(lit.flatMap(({ cells }) => cells).map(([reel]) => reel)) : none
      let drawn = 0
      lighting = motion.run((at) => {
        const grown = easeOut(Math.min(1, at / 320))
        if (grown !== drawn) drawUnder(grown)
        drawn = grown
        // One slow breath a second and a half: well under three changes a second.
        const share = Math.min(at, 1500) / 1500
        drawReels(1.06 + 0.06 * Math.sin((share - 0.25) * Math.PI * 2), breathing)
        return at < 1500
      })
    },
    unlight,
    tag: (wanted) => {
      tags = wanted
      drawReels()
    },
    keep: (cells) => {
      wells = { ...wells, cells }
      drawUnder(1)
    },
    pop: async (cells) => {
      if (options.still) return
      const swelling = new Set(cells.map(keyOf))
      const touched = [...columns.entries()].filter(([reel]) => cells.some((cell) => cell[0] === reel))
      await animate(popMs, (share) => {
        const scale = 1 + 0.16 * Math.sin(Math.PI * share)
        for (const [reel, column] of touched)
          column.draw(
            standing(reel).map((piece) =>
              swelling.has(keyOf([reel, piece.row])) ? { ...piece, scale } : piece,
            ),
          )
      })
    },
    tumble: async (removed, grid) => {
      unlight()
      const gone = new Set(removed.map(keyOf))
      const touched = [...columns.entries()].filter(([reel]) => removed.some((cell) => cell[0] === reel))
      await animate(vanishMs, (share) => {
        for (const [reel, column] of touched)
          column.draw(
            standing(reel).map((piece) =>
              gone.has(`${reel}/${piece.row}`)
                ? { ...piece, scale: 1 + share * 0.25, alpha: 1 - share }
                : piece,
            ),
          )
      })
      tags = new Map()
      const falls = touched.map(([reel, column]) => {
        const rows = new Set(removed.filter((cell) => cell[0] === reel).map(([, row]) => row))
        return [column, fallOf(column.shown(), rows, grid[reel] ?? [])] as const
      })
      await animate(fallMs, (share) => {
        for (const [column, falling] of falls)
          column.draw(
            falling.map(({ symbol, from, to }) => ({ symbol, row: from + (to - from) * share ** 2 })),
          )
      })
      onLand(0, 0)
      showAll(grid)
    },
    shower: (amount) => {
      // Above the banner of a big win, which is the page's.
      if (!options.still) shower(node.closest<HTMLElement>('.stage') ?? node, sprites, motion, board, amount)
    },
  }
}
