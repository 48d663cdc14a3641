// @vitest-environment happy-dom

import {
  BoxGeometry,
  CanvasTexture,
  Group,
  InstancedMesh,
  type Material,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { svgElement } from '../dom.ts'
import { type Moves, makeLoop } from './loop.ts'
import { paintSvg } from './paint-svg.ts'
import { release } from './release.ts'

test('what is released gives back every shape, surface and picture, however deep it stands', () => {
  const [shape, other] = [new BoxGeometry(1, 1, 1), new BoxGeometry(2, 2, 2)]
  const map = new CanvasTexture(document.createElement('canvas'))
  const [plain, pictured] = [new MeshStandardMaterial({}), new MeshStandardMaterial({ map })]
  const many = new InstancedMesh(other, plain, 4)
  const whole = new Group().add(
    new Group().add(new Mesh(shape, [plain, pictured] as readonly Material[]), many),
  )
  const given = ([shape, other, map, plain, pictured, many] as readonly { dispose: () => void }[]).map(
    (each) => vi.spyOn(each, 'dispose'),
  )
  release(whole)
  for (const dispose of given) expect(dispose).toHaveBeenCalled()
})

describe('frames', () => {
  let due: ((now: number) => void)[] = []
  beforeEach(() => {
    due = []
    vi.stubGlobal('requestAnimationFrame', (work: (now: number) => void) => due.push(work))
    vi.stubGlobal('cancelAnimationFrame', () => {})
  })
  afterEach(() => void vi.unstubAllGlobals())
  /** So many frames of a screen, from then on; which of them were drawn. */
  const screen = (count: number, from: number, drawn: readonly number[]) => {
    const before = drawn.length
    for (let i = 0; i < count; i++) for (const work of due.splice(0)) work(from + i * 16)
    return drawn.length - before
  }

  test('come as long as something moves, half as many for a breath, and none for what stands still', () => {
    const drawn: number[] = []
    let moves: Moves = 'yes'
    const loop = makeLoop((now) => {
      drawn.push(now)
      return moves
    })
    expect(screen(10, 1_000, drawn)).toBe(0)
    loop.go()
    expect(screen(10, 2_000, drawn)).toBe(10)
    moves = 'slowly'
    expect(screen(21, 2_160, drawn)).toBeLessThanOrEqual(11)
    moves = 'no'
    screen(4, 2_600, drawn)
    expect(screen(10, 3_000, drawn)).toBe(0)
  })

  test('are counted only while something moves, and anew when it is asked', () => {
    const loop = makeLoop(() => 'yes')
    loop.go()
    screen(5, 1_000, [])
    expect(loop.gaps()).toEqual([16, 16, 16, 16])
    loop.count()
    expect(loop.gaps()).toEqual([])
    screen(3, 1_080, [])
    expect(loop.gaps()).toEqual([16, 16])
  })
})

test('a drawn picture is painted shape by shape, in its colours and where it is moved to', () => {
  const said: string[] = []
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (ink, name) =>
      name in ink
        ? ink[String(name)]
        : (...what: unknown[]) => said.push(`${String(name)} ${what.join(' ')}`),
    set: (ink, name, value) => {
      ink[String(name)] = value
      if (name === 'fillStyle') said.push(`ink ${value}`)
      return true
    },
  }) as unknown as CanvasRenderingContext2D
  vi.stubGlobal(
    'Path2D',
    class {
      readonly d: string
      constructor(d = '') {
        this.d = d
      }
      toString() {
        return this.d
      }
    },
  )
  const text = svgElement('text', { x: 1, y: 2 })
  text.textContent = '10'
  const moved = { transform: 'translate(3 4) rotate(180)' }
  const path = svgElement('path', { d: 'M0 0H5', fill: 'currentColor' })
  const svg = svgElement('svg', {}, svgElement('g', moved, path, text))
  paintSvg(pen, svg, { color: '#c00', font: () => '9px x' })
  vi.unstubAllGlobals()
  expect(said.filter((each) => !/^(save|restore)/.test(each))).toEqual([
    ...['translate 3 4', 'translate 0 0', `rotate ${Math.PI}`, 'translate 0 0'],
    ...['ink #c00', 'fill M0 0H5', 'ink #c00', 'fillText 10 1 2'],
  ])
})
