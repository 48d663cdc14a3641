import { mix, type Ramp, shade } from '../colour.ts'
import { type Point, points } from '../geometry.ts'
import { facet } from '../svg.ts'
import { masks } from './masks.data.ts'
import { outline } from './shape.ts'

const flip = (corners: readonly Point[]) => corners.map(([x, y]): Point => [-x, y])

/** A head as a crest: two mirrored halves of facets, lit from the left, with glowing eyes. */
export function mask(name: keyof typeof masks, ramp: Ramp = masks[name].ramp): string {
  const head = { ...masks[name], ramp }
  const halves = head.facets.map(([lit, shaded, text]) => {
    const corners = outline(text)
    return facet(flip(corners), shade(head.ramp, lit)) + facet(corners, shade(head.ramp, shaded))
  })
  const eye = outline(head.eyes)
  const [cx, cy] = [0, 1].map((axis) => eye.reduce((sum, p) => sum + p[axis as 0 | 1], 0) / eye.length) as [
    number,
    number,
  ]
  const inner = eye.map(([x, y]): Point => [cx + (x - cx) * 0.62, cy - 1 + (y - cy) * 0.62])
  const pupil = eye.map(([x, y]): Point => [cx + (x - cx) * 0.2, cy + (y - cy) * 0.5])
  const eyes = [eye, flip(eye)].map(
    (e) =>
      `<polygon points="${points(e)}" fill="#05060C" stroke="#05060C" stroke-width="5" stroke-linejoin="round"/>`,
  )
  const lights = [inner, flip(inner)].map((e) => facet(e, head.eye))
  const pupils = name === 'robot' ? [] : [pupil, flip(pupil)].map((e) => facet(e, '#05060C'))
  const nose = 'nose' in head ? facet(outline(head.nose), mix(shade(ramp, 0), '#000000', 0.3)) : ''
  return halves.join('') + eyes.join('') + lights.join('') + pupils.join('') + nose
}
