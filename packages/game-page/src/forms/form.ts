/** Which form a device gets: the lit one in three dimensions where it holds its frames, else the drawn one. */
import { type Wish, wishedForm } from './wish.ts'

export interface Device {
  /** What the member wants, or the address. */
  readonly asked: Wish
  readonly isStill: boolean
  /** Saving data was asked for. */
  readonly isSparing: boolean
  /** What draws WebGL 2; null where there is none, or only in a way that the browser itself calls slow. */
  readonly renderer: string | null
  /** Gigabytes, as far as the browser tells. */
  readonly memory: number | undefined
}

const software = /swiftshader|llvmpipe|software|basic render/i
const leastMemory = 2

/** Before anything is fetched: whether the one in three dimensions is worth trying. */
export function mayBeSolid({ asked, isStill, isSparing, renderer, memory }: Device): boolean {
  if (asked === 'solid') return true
  if (asked === 'drawn' || isStill || isSparing || renderer === null) return false
  return !software.test(renderer) && (memory === undefined || memory >= leastMemory)
}

/** A frame has 16.7 ms; what else the page does in it needs half. */
const mostMs = 8
const slowMs = 24

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity

/** `costs`: what frames drawn for nobody took, in ms. The first ones prepare, and do not count. */
export const holds = (costs: readonly number[]): boolean => median(costs.slice(3)) <= mostMs

/** `gaps`: how far apart the frames of a whole deal came, in ms. */
export const held = (gaps: readonly number[]): boolean => gaps.length < 30 || median(gaps) <= slowMs

/** What there is to know of this device without loading anything. */
export function thisDevice(): Device {
  const more = navigator as { deviceMemory?: number; connection?: { saveData?: boolean } }
  return {
    asked: wishedForm(),
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isSparing: more.connection?.saveData === true,
    renderer: rendererOf(document.createElement('canvas')),
    memory: more.deviceMemory,
  }
}

function rendererOf(canvas: HTMLCanvasElement): string | null {
  const drawing = canvas.getContext('webgl2', { failIfMajorPerformanceCaveat: true })
  if (!drawing) return null
  const named = drawing.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = named ? drawing.getParameter(named.UNMASKED_RENDERER_WEBGL) : ''
  drawing.getExtension('WEBGL_lose_context')?.loseContext()
  return String(name)
}
