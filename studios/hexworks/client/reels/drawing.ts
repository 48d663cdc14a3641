import type { Cell, Grid } from '../../shared/shown.ts'
import { poseOf } from './acts.ts'
import { drawCabinet } from './cabinet.ts'
import { type Column, makeColumn } from './column.ts'
import { type Piece, sizeIn, writeTag } from './column-paint.ts'
import { type Board, placeBoard } from './layout.ts'
import { drawLights, drawLines, type Lit, type Tone } from './lights.ts'
import type { ReelLook } from './look.ts'
import { pen, type Sprites } from './sprites.ts'
import { drawWells, noWells, type Wells } from './wells.ts'

/** What is set over symbols: values of coins, multipliers of cells. */
export type Tags = ReadonlyMap<string, string>
export const keyOf = ([reel, row]: Cell) => `${reel}/${row}`

/** What is drawn besides the symbols that stand on the columns. */
interface Shown {
  tags: Tags
  wells: Wells
  /** These keep their places in front of the reels that turn behind them. */
  held: readonly { readonly cell: Cell; readonly symbol: string; readonly tag: string | undefined }[]
  lights: { readonly lit: readonly Lit[]; readonly tone: Tone } | null
}

/** The reels as they stand: cabinet, wells, symbols, lights. Nothing here moves by itself. */
export interface Drawing {
  readonly node: HTMLElement
  readonly columns: readonly Column[]
  readonly shown: Shown
  readonly board: () => Board
  /** Lays everything out; the symbols are left for `drawReels`. */
  readonly place: (stage: { width: number; height: number }, room: { above: number; below: number }) => void
  readonly standing: (reel: number) => Piece[]
  /** `share`: how far the lights have grown. */
  readonly drawUnder: (share: number) => void
  /** `acted`: how far what is lit has come with its act. */
  readonly drawReels: (acted?: number, only?: ReadonlySet<number> | null) => void
  readonly showAll: (grid: Grid) => void
}

/** What is lit stands out a little while it does nothing. */
const litScale = 1.04

/** More pixels than this nobody sees, and every phone pays for. */
const ratioMost = 2

export function makeDrawing(look: ReelLook, sprites: Sprites): Drawing {
  const { node, cabinet, under, reels, over, lay } = makeLayers()
  const count = look.reels + (look.hasTimesReel ? 1 : 0)
  let [board, ratio]: [Board, number] = [placeBoard({ width: 320, height: 320 }, count, look.rows), 1]
  let isLined = false
  const shown: Shown = { tags: new Map(), wells: noWells, held: [], lights: null }

  const columns: readonly Column[] = Array.from({ length: count }, (_, reel) =>
    makeColumn({
      context: reels,
      sprites,
      passing: look.passing[reel % look.passing.length] ?? [],
      ...(look.stretch ? { stretch: look.stretch } : {}),
      ...(look.tagsAt ? { tagsAt: look.tagsAt } : {}),
      ...(look.faces ? { faces: look.faces } : {}),
      first: look.first[reel] ?? [],
      over: () => drawHeld(reel),
    }),
  )
  const rowsOf = (reel: number) => Math.max(1, columns[reel]?.shown().length ?? 1)
  const standing = (reel: number): Piece[] =>
    (columns[reel]?.shown() ?? []).map((symbol, row) => ({
      ...{ symbol, row, tag: shown.tags.get(`${reel}/${row}`) },
    }))

  /** What holds its place covers the reel that turns behind it. */
  const drawHeld = (reel: number) => {
    for (const { cell, symbol, tag } of shown.held) {
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
      if (tag) writeTag(reels, tag, x, y, size, symbol)
    }
  }
  const drawUnder = (share: number) => {
    const { wells, lights } = shown
    under.setTransform(ratio, 0, 0, ratio, 0, 0)
    under.clearRect(0, 0, board.width, board.height)
    drawWells(under, board, look.colours, rowsOf, { ...wells, isQuiet: lights !== null })
    if (lights) drawLights(under, board, look.colours, rowsOf, lights)
    // The canvas over the reels is clean but for lines: most rounds never touch it.
    if (!lights && !isLined) return
    over.setTransform(ratio, 0, 0, ratio, 0, 0)
    over.clearRect(0, 0, board.width, board.height)
    isLined = lights !== null
    if (lights) drawLines(over, board, look.colours, rowsOf, { ...lights, share })
  }
  const drawReels = (acted = 0, only: ReadonlySet<number> | null = null) => {
    const { lights } = shown
    const lit = lights && new Set(lights.lit.flatMap(({ cells }) => cells).map(keyOf))
    for (const [reel, column] of columns.entries()) {
      if (only && !only.has(reel)) continue
      const pieces = standing(reel).map((piece): Piece => {
        if (!lit) return piece
        const isLit = lit.has(`${reel}/${piece.row}`)
        if (!isLit) return { ...piece, shade: 'dim' }
        return { ...piece, scale: litScale, pose: poseOf(look.acts?.[piece.symbol] ?? 'swell', acted) }
      })
      column.draw(pieces)
    }
  }
  return {
    ...{ node, columns, shown, board: () => board, standing, drawUnder, drawReels },
    place: (stage, room) => {
      board = placeBoard(stage, count, look.rows, {
        ...room,
        ...(look.widest ? { widest: look.widest } : {}),
      })
      ratio = Math.min(ratioMost, window.devicePixelRatio || 1)
      lay(board, ratio)
      drawCabinet(cabinet, look, board, ratio)
      const wide = board.cellWidth * ratio
      for (const [reel, column] of columns.entries())
        column.place({ x: reel * wide, width: wide, height: board.height * ratio })
      drawUnder(1)
    },
    showAll: (grid) => {
      for (const [reel, column] of columns.entries()) column.show(grid[reel] ?? column.shown())
      drawReels()
    },
  }
}

/** The canvases, one over the other, and the shade of the drum before them. */
function makeLayers() {
  const [cabinet, under, reels, over] = [pen(1, 1), pen(1, 1), pen(1, 1), pen(1, 1)]
  const node = document.createElement('div')
  node.className = 'reels'
  node.setAttribute('aria-hidden', 'true')
  const shade = document.createElement('div')
  shade.className = 'drum-shade'
  node.append(cabinet.canvas, under.canvas, reels.canvas, shade, over.canvas)

  const lay = ({ x, y, width, height, frame }: Board, ratio: number) => {
    const place = (one: HTMLElement, edge: number) => {
      const [wide, high] = [width + edge * 2, height + edge * 2]
      if (one instanceof HTMLCanvasElement) {
        one.width = Math.round(wide * ratio)
        one.height = Math.round(high * ratio)
      }
      Object.assign(one.style, {
        ...{ left: `${x - edge}px`, top: `${y - edge}px`, width: `${wide}px`, height: `${high}px` },
      })
    }
    place(cabinet.canvas, frame)
    for (const one of [under.canvas, reels.canvas, shade, over.canvas]) place(one, 0)
  }
  return { node, cabinet, under, reels, over, lay }
}
