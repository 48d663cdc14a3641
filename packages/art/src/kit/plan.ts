import type { Palette, Ramp } from '../colour.ts'
import { scatter } from '../geometry.ts'
import { coin, gem, pod } from '../jewels.ts'
import { spark } from '../scene.ts'
import { group, type IdMaker, radial } from '../svg.ts'
import { type GroundName, grounds, materials } from './grounds.data.ts'
import { type SceneName, scenes } from './scenes.ts'
import { numbered, ranked } from './strokes.ts'
import { type Thing, things } from './things.ts'

/** One thing of a picture: where it stands, how large, how far turned, of what material. */
interface Piece {
  readonly draw: Thing
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly isFlipped: boolean
  readonly ramp: Ramp | undefined
}

const particles = ['none', 'sparks', 'coins', 'bubbles', 'pods', 'gems', 'confetti', 'embers'] as const
type Particles = (typeof particles)[number]

export interface Plan {
  readonly id: string
  readonly palette: Palette
  readonly scene: SceneName
  readonly particles: Particles
  readonly pieces: readonly Piece[]
}

/** A thing by its name; `n27` is a ball with that number, `c9h` a card with that rank and suit. */
function thingOf(name: string): Thing | undefined {
  const [, number] = /^n(\d{1,3})$/.exec(name) ?? []
  if (number) return (id, ramp) => numbered(id, number, ramp)
  const [, rank, suit] = /^c([2-9akqjt])([shdc])$/.exec(name) ?? []
  if (rank && suit) return (id) => ranked(id, rank, suit)
  return things[name]
}

/** `name:x,y,scale,turn,material`, the last two if wanted; `~name` is the mirror image. */
function pieceOf(text: string): Piece {
  const [name = '', where = ''] = text.split(':')
  const [x, y, scale, turn = '0', material] = where.split(',')
  const draw = thingOf(name.replace('~', ''))
  const numbers = [x, y, scale, turn].map(Number)
  if (!draw || numbers.some(Number.isNaN)) throw new Error(`no piece: ${text}`)
  if (material && !materials[material]) throw new Error(`no material: ${text}`)
  const [px = 0, py = 0, size = 1, angle = 0] = numbers
  const isFlipped = name.startsWith('~')
  return {
    draw,
    x: px,
    y: py,
    scale: size,
    turn: angle,
    isFlipped,
    ramp: material ? materials[material] : undefined,
  }
}

const isOf = <T extends string>(list: readonly T[], word: string): word is T =>
  list.some((one) => one === word)
const groundNames = Object.keys(grounds) as GroundName[]
const sceneNames = Object.keys(scenes) as SceneName[]

/** Rows of `id | ground | scene | particles | pieces`: a catalogue that can be read down its columns. */
export function plansOf(table: string): Plan[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', ground = '', scene = '', extra = '', pieces = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      if (!isOf(groundNames, ground) || !isOf(sceneNames, scene) || !isOf(particles, extra))
        throw new Error(`no ground, scene or particles: ${row}`)
      return {
        id,
        palette: grounds[ground],
        scene,
        particles: extra,
        pieces: pieces.split(/\s+/).map(pieceOf),
      }
    })
}

/** A soft shadow that a thing throws away from the light. */
function shadow(id: IdMaker, piece: Piece): string {
  const soft = id()
  const r = 100 * Math.abs(piece.scale)
  return `<defs>${radial(
    soft,
    [0.5, 0.5, 0.5],
    [
      [0, '#000', 0.42],
      [0.6, '#000', 0.16],
      [1, '#000', 0],
    ],
  )}</defs><ellipse cx="${piece.x + r * 0.2}" cy="${piece.y + r * 0.34}" rx="${r * 1.0}" ry="${r * 0.98}" fill="url(#${soft})"/>`
}

export const drawPieces = (id: IdMaker, pieces: readonly Piece[]) =>
  pieces
    .map(
      (piece) =>
        shadow(id, piece) +
        group(piece.draw(id, piece.ramp), piece.x, piece.y, {
          scale: piece.scale,
          turn: piece.turn,
          flip: piece.isFlipped,
        }),
    )
    .join('')

export const seedOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

/** Up to eight small things in the light, the same ones for the same picture every time. */
export function drawParticles(
  id: IdMaker,
  kind: Particles,
  seed: number,
  palette: Palette,
  width = 300,
  high = 210,
): string {
  const next = scatter(seed + 3)
  const tones = [palette.accent, palette.glow, '#FFFFFF', '#FF6A4D']
  const count = kind === 'none' ? 0 : kind === 'confetti' ? 18 : kind === 'embers' ? 14 : 6
  return Array.from({ length: count }, (_, k) => {
    const side = next() < 0.5 ? next() * 0.26 : 0.74 + next() * 0.24
    const [x, y, size] = [side * width, 22 + next() * high, 6 + next() * 8]
    const tone = tones[k % tones.length] ?? '#FFFFFF'
    if (kind === 'coins')
      return coin(id, x, y + 40, size * 1.3, { tilt: 0.2 + next() * 0.4, turn: next() * 80 - 40 })
    if (kind === 'pods') return pod(x, y, size * 0.6, size, next() * 360)
    if (kind === 'gems')
      return gem(x, y, size, [materials['ruby'], materials['emerald'], materials['sapphire']][k % 3])
    if (kind === 'bubbles')
      return `<circle cx="${x}" cy="${y}" r="${size * 0.7}" fill="#fff" fill-opacity="0.16" stroke="#fff" stroke-opacity="0.7" stroke-width="1.3"/>`
    if (kind === 'confetti')
      return `<rect x="-4" y="-2.500" width="8" height="5" rx="1" fill="${tone}" transform="translate(${next() * width} ${y * 1.1}) rotate(${next() * 180})"/>`
    if (kind === 'embers')
      return `<circle cx="${next() * width}" cy="${y * 1.4}" r="${1 + next() * 2.4}" fill="${k % 2 ? '#FFE27A' : palette.glow}" opacity="0.9"/>`
    return spark(x, y, size * 1.1, k % 3 === 0 ? palette.accent : '#FFFFFF', 0.95)
  }).join('')
}
