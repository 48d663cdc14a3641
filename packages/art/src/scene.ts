import { type Point, points, round, scatter } from './geometry.ts'
import { pod } from './jewels.ts'

/** Light rays from a point. */
export function rays(
  cx: number,
  cy: number,
  count: number,
  radius: number,
  colour: string,
  opacity = 0.12,
  offset = 0,
): string {
  const at = (angle: number): Point => [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + offset
    return `<polygon points="${points([[cx, cy], at(angle), at(angle + Math.PI / count)])}" fill="${colour}" opacity="${opacity}"/>`
  }).join('')
}

/** A four-point glint. */
export const spark = (x: number, y: number, r: number, colour = '#fff', opacity = 1) => {
  const k = r * 0.12
  return `<path d="M${round(x)} ${round(y - r)}Q${round(x + k)} ${round(y - k)} ${round(x + r)} ${round(y)}Q${round(x + k)} ${round(y + k)} ${round(x)} ${round(y + r)}Q${round(x - k)} ${round(y + k)} ${round(x - r)} ${round(y)}Q${round(x - k)} ${round(y - k)} ${round(x)} ${round(y - r)}Z" fill="${colour}" opacity="${opacity}"/>`
}

export const contactShadow = (cx: number, cy: number, rx: number, ry: number, opacity = 0.45) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#000" opacity="${opacity}"/>`

/** Pods flung through a box: the particles of the house. */
export function flyingPods(
  seed: number,
  count: number,
  box: { x: number; y: number; width: number; height: number; min: number; max: number },
): string {
  const next = scatter(seed)
  return Array.from({ length: count }, () => {
    const size = box.min + next() * (box.max - box.min)
    return pod(box.x + next() * box.width, box.y + next() * box.height, size * 0.7, size, next() * 360)
  }).join('')
}
