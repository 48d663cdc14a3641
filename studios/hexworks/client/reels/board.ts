import { Container, Graphics } from 'pixi.js'
import { drawDrumShade, drawFrame, drawFrameMask, drawWells } from './cabinet.ts'
import { type Column, makeColumn } from './column.ts'
import { paces } from './column-motion.ts'
import { type Board, placeBoard } from './layout.ts'
import { type Motion, makeMotion } from './motion.ts'
import { makePainter } from './renderer.ts'
import { shower } from './shower.ts'
import type { SlotTheme } from './theme.ts'
import { type Lit, makeWins } from './wins.ts'

export interface BoardEvents {
  readonly onLand: (reel: number, scatters: number) => void
}

export interface SpinOptions {
  readonly turbo: boolean
  readonly still: boolean
}

export interface ReelBoard {
  readonly canvas: HTMLCanvasElement
  readonly motion: Motion
  readonly resize: (stage: { width: number; height: number }, room: { above: number; below: number }) => Board
  readonly begin: (options: SpinOptions) => void
  /** The dealt window; resolves when every reel stands. */
  readonly deliver: (window: readonly (readonly string[])[]) => Promise<void>
  /** Second press of Spin: every reel stops as soon as its result is known. */
  readonly slam: () => void
  readonly show: (window: readonly (readonly string[])[]) => void
  readonly light: (lit: readonly Lit[], tone: 'win' | 'returned') => void
  readonly unlight: () => void
  readonly shower: (count: number) => void
}

const firstStopMs = { normal: 620, turbo: 220 }
const staggerMs = { normal: 120, turbo: 45 }
const suspenseMs = 750
const fadeMs = 150

export async function makeBoard(theme: SlotTheme, events: BoardEvents): Promise<ReelBoard> {
  const painter = await makePainter()
  const motion = makeMotion(painter.draw)
  const frame = new Graphics()
  const frameMask = new Graphics()
  const area = new Container()
  const [wells, shade, areaMask, glow] = [new Graphics(), new Graphics(), new Graphics(), new Graphics()]
  const reels = new Container()
  const sparks = new Container()
  const columns: Column[] = Array.from({ length: theme.reels }, (_, reel) => makeColumn(theme, reel))
  const wins = makeWins(theme, columns, motion)
  reels.addChild(...columns.map((column) => column.view))
  area.addChild(wells, glow, wins.under, reels, shade, wins.over, areaMask)
  area.mask = areaMask
  frame.mask = frameMask
  painter.root.addChild(frame, frameMask, area, sparks)

  let board: Board = placeBoard({ width: 320, height: 320 }, theme.reels, theme.rows)
  let options: SpinOptions = { turbo: false, still: false }
  let turning: { stop: () => void; done: Promise<void> } | null = null
  let dealt: readonly (readonly string[])[] | null = null
  let elapsed = 0
  let slammed = false

  const scattersUpTo = (reel: number) =>
    (dealt ?? []).slice(0, reel).filter((symbols) => symbols.includes(theme.scatter)).length

  const showAll = (window: readonly (readonly string[])[]) => {
    columns.forEach((column, reel) => {
      column.show(window[reel] ?? [])
    })
    motion.refresh()
  }

  const lightReel = (reel: number | null) => {
    glow.clear()
    if (reel === null) return
    glow
      .rect(reel * board.cellWidth, 0, board.cellWidth, board.height)
      .fill({ color: theme.colours.gold, alpha: 0.13 })
    glow
      .rect(reel * board.cellWidth + 1.5, 1.5, board.cellWidth - 3, board.height - 3)
      .stroke({ width: 3, color: theme.colours.gold, alpha: 0.75 })
  }

  return {
    canvas: painter.canvas,
    motion,
    resize: (stage, room) => {
      painter.resize(stage.width, stage.height)
      board = placeBoard(stage, theme.reels, theme.rows, room)
      drawFrame(frame, board)
      drawFrameMask(frameMask, board)
      drawWells(wells, board, theme)
      drawDrumShade(shade, board)
      areaMask.clear().roundRect(0, 0, board.width, board.height, 9).fill(0xffffff)
      area.position.set(board.x, board.y)
      columns.forEach((column, reel) => {
        column.view.x = reel * board.cellWidth
        column.resize(board.cellWidth, board.cellHeight)
      })
      motion.refresh()
      return board
    },
    begin: (wanted) => {
      options = wanted
      dealt = null
      elapsed = 0
      slammed = false
      wins.clear()
      if (options.still) {
        turning = motion.run((at) => {
          reels.alpha = Math.max(0.15, 1 - at / fadeMs)
          return dealt === null
        })
        return
      }
      columns.forEach((column) => {
        column.setPace(options.turbo ? paces.turbo : paces.normal)
        column.begin()
      })
      turning = motion.run((_, deltaMs) => {
        elapsed += deltaMs
        let moving = false
        columns.forEach((column, reel) => {
          const state = column.step(deltaMs)
          if (state !== 'still') moving = true
          if (state === 'landed') {
            events.onLand(reel, dealt?.[reel]?.includes(theme.scatter) ? scattersUpTo(reel + 1) : 0)
            const next = reel + 1
            lightReel(
              !options.turbo && !slammed && next < theme.reels && scattersUpTo(next) >= 2 ? next : null,
            )
          }
        })
        if (!moving) lightReel(null)
        return moving
      })
    },
    deliver: async (window) => {
      dealt = window
      if (options.still) {
        await turning?.done
        showAll(window)
        await motion.run((at) => {
          reels.alpha = Math.min(1, 0.15 + at / fadeMs)
          return at < fadeMs
        }).done
        reels.alpha = 1
        return
      }
      const speed = options.turbo ? 'turbo' : 'normal'
      // A reel is held back while two pagodas stand: the result is dealt already, this is only suspense.
      let at = Math.max(elapsed, firstStopMs[speed])
      columns.forEach((column, reel) => {
        if (reel > 0) at += staggerMs[speed]
        if (!options.turbo && reel > 0 && scattersUpTo(reel) >= 2) at += suspenseMs
        column.stopWith(window[reel] ?? [], at)
        if (slammed) column.hurry()
      })
      await turning?.done
    },
    slam: () => {
      slammed = true
      lightReel(null)
      columns.forEach((column) => {
        column.hurry()
      })
    },
    show: (window) => {
      turning?.stop()
      reels.alpha = 1
      wins.clear()
      lightReel(null)
      showAll(window)
    },
    light: (lit, tone) => wins.light(board, lit, tone, options.still),
    unlight: () => wins.clear(),
    shower: (count) => {
      if (options.still) return
      shower(sparks, theme, motion, board, count)
    },
  }
}
