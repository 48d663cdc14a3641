import { points, round } from './geometry.ts'
import { pod } from './jewels.ts'
import { rindBody } from './rind.ts'
import { type IdMaker, radial } from './svg.ts'

/** The opened fruit: a faceted rind shell and the cut face full of gold pods. The hero of the brand. */
export function jackfruit(
  id: IdMaker,
  cx: number,
  cy: number,
  radius: number,
  options: { turn?: number; face?: number } = {},
): string {
  const { turn = -18, face = 0.86 } = options
  const [fx, fy] = [cx + radius * 0.2, cy + radius * 0.1]
  const [a, b] = [radius * 0.82 * face, radius * 0.96 * face]
  const [flesh, core] = [id(), id()]
  const spokes = 11
  const angles = Array.from({ length: spokes }, (_, index) => (index / spokes) * Math.PI * 2)
  const fibres = angles
    .map(
      (t) =>
        `<path d="M${round(fx + Math.cos(t) * a * 0.2)} ${round(fy + Math.sin(t) * b * 0.2)}L${round(fx + Math.cos(t + 0.28) * a * 0.97)} ${round(fy + Math.sin(t + 0.28) * b * 0.97)}" stroke="#E0B04E" stroke-width="${round(radius * 0.03)}" stroke-linecap="round" opacity="0.7"/>`,
    )
    .join('')
  const pods = angles
    .map((t) => {
      const [px, py] = [fx + Math.cos(t) * a * 0.62, fy + Math.sin(t) * b * 0.62]
      const outward = (Math.atan2(Math.sin(t) * b, Math.cos(t) * a) * 180) / Math.PI - 90
      const shadow = `<ellipse cx="${round(px + radius * 0.02)}" cy="${round(py + radius * 0.03)}" rx="${round(a * 0.17)}" ry="${round(b * 0.27)}" transform="rotate(${round(outward)} ${round(px)} ${round(py)})" fill="#8A5200" opacity="0.5"/>`
      return shadow + pod(px, py, a * 0.165, b * 0.275, outward + 180)
    })
    .join('')
  const oval = (rx: number, ry: number, fill: string, dx = 0, dy = 0, opacity = 1) =>
    `<ellipse cx="${round(fx + dx)}" cy="${round(fy + dy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" opacity="${opacity}"/>`
  return (
    `<g transform="rotate(${turn} ${cx} ${cy})">${rindBody({ cx, cy, rx: radius, ry: radius * 1.12, pose: [0.5, 0.2, 0.1], spike: 0.13 })}` +
    `<defs>${radial(
      flesh,
      [0.42, 0.36, 0.75],
      [
        [0, '#FFF6D6'],
        [0.7, '#FBE2A0'],
        [1, '#D9A94A'],
      ],
    )}${radial(
      core,
      [0.4, 0.35, 0.6],
      [
        [0, '#FFFBEA'],
        [1, '#F2CE7A'],
      ],
    )}</defs>` +
    oval(a + radius * 0.07, b + radius * 0.07, '#04170F', radius * 0.03, radius * 0.05, 0.55) +
    oval(a + radius * 0.05, b + radius * 0.05, '#6E9B35') +
    oval(a, b, `url(#${flesh})`) +
    fibres +
    pods +
    oval(a * 0.24, b * 0.22, `url(#${core})`) +
    oval(a * 0.1, b * 0.08, '#fff', -a * 0.05, -b * 0.05, 0.7) +
    '</g>'
  )
}

/** A leaf of the tree, two facets. */
export const leaf = (x: number, y: number, length: number, turn: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><polygon points="${points([
    [0, 0],
    [length * 0.3, -length * 0.22],
    [length * 0.75, -length * 0.16],
    [length, 0],
  ])}" fill="#7FB23A"/><polygon points="${points([
    [0, 0],
    [length * 0.3, length * 0.22],
    [length * 0.75, length * 0.16],
    [length, 0],
  ])}" fill="#2E7D3E"/></g>`
