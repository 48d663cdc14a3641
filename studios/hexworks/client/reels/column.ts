import { Container, Sprite } from 'pixi.js'
import {
  atRest,
  beginColumn,
  type ColumnMotion,
  isBlurred,
  type Pace,
  paces,
  stepColumn,
} from './column-motion.ts'
import { smearStretch } from './textures.ts'
import type { SlotTheme } from './theme.ts'

export interface Column {
  readonly view: Container
  readonly begin: () => void
  /** The result and when this reel may stop, in milliseconds after its beginning. */
  readonly stopWith: (symbols: readonly string[], afterMs: number) => void
  readonly hurry: () => void
  readonly setPace: (pace: Pace) => void
  /** One frame; answers 'landed' once, when the reel reaches its place. */
  readonly step: (deltaMs: number) => 'still' | 'moving' | 'landed'
  readonly show: (symbols: readonly string[]) => void
  readonly resize: (cellWidth: number, cellHeight: number) => void
  readonly sprite: (row: number) => Sprite
}

const fill = 0.9

export function makeColumn(theme: SlotTheme, reel: number): Column {
  const view = new Container()
  // One symbol above and one below the window, for what is half in sight.
  const sprites = Array.from({ length: theme.rows + 2 }, () => new Sprite({ anchor: 0.5 }))
  view.addChild(...sprites)
  let [cellWidth, cellHeight] = [100, 100]
  let motion: ColumnMotion = atRest
  let pace: Pace = paces.normal
  let shown: readonly string[] = theme.firstWindow[reel] ?? []
  let coming: readonly string[] | null = null
  let stopAfterMs = 0
  let spinning = 0
  let hurried = false
  const passing = theme.passing[reel % theme.passing.length] ?? []

  const symbolAt = (index: number): string => {
    if (index >= 0 && index < theme.rows) return shown[index] ?? ''
    const landing =
      coming && (motion.phase === 'brake' || motion.phase === 'settle') ? index + motion.target : -1
    if (coming && landing >= 0 && landing < theme.rows) return coming[landing] ?? ''
    return passing[((index % passing.length) + passing.length) % passing.length] ?? ''
  }

  const draw = () => {
    const whole = Math.floor(motion.offset)
    const part = motion.offset - whole
    const blurred = isBlurred(motion)
    sprites.forEach((sprite, place) => {
      const row = place - 1
      const texture = theme.symbols.get(symbolAt(row - whole))
      if (!texture) return
      sprite.texture = blurred ? texture.blurred : texture.sharp
      const size = Math.min(cellWidth, cellHeight) * fill
      sprite.setSize(size, blurred ? size * smearStretch : size)
      sprite.position.set(cellWidth / 2, (row + 0.5 + part) * cellHeight)
      sprite.visible = motion.phase !== 'rest' || (row >= 0 && row < theme.rows)
    })
  }

  return {
    view,
    begin: () => {
      motion = beginColumn()
      coming = null
      spinning = 0
      hurried = false
    },
    stopWith: (symbols, afterMs) => {
      coming = symbols
      stopAfterMs = afterMs
    },
    hurry: () => {
      hurried = true
    },
    setPace: (wanted) => {
      pace = wanted
    },
    step: (deltaMs) => {
      if (motion.phase === 'rest') return 'still'
      spinning += deltaMs
      const before = motion.phase
      const mayStop = coming !== null && (hurried || spinning >= stopAfterMs)
      motion = stepColumn(motion, deltaMs, hurried ? paces.slam : pace, mayStop)
      const landed = before === 'brake' && motion.phase === 'settle'
      if (motion.phase === 'rest' && coming) shown = coming
      draw()
      return landed ? 'landed' : 'moving'
    },
    show: (symbols) => {
      motion = atRest
      shown = symbols
      draw()
    },
    resize: (width, height) => {
      cellWidth = width
      cellHeight = height
      draw()
    },
    sprite: (row) => sprites[row + 1] as Sprite,
  }
}
