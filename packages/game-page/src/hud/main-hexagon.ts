import { svgElement } from '../dom.ts'

/** The gold hexagon, cut like the brand's pod: six facets around a table, a lip below. */
export function mainHexagon(): SVGElement {
  const corner = (radius: number, index: number, drop = 0) => {
    const angle = (index / 6) * Math.PI * 2
    return [60 + radius * Math.sin(angle), 58 + drop - radius * Math.cos(angle)] as const
  }
  const polygon = (corners: readonly (readonly [number, number])[], fill: string) =>
    svgElement('polygon', {
      points: corners.map((c) => `${c[0].toFixed(1)},${c[1].toFixed(1)}`).join(' '),
      fill,
    })
  const six = (radius: number, drop = 0) => [0, 1, 2, 3, 4, 5].map((index) => corner(radius, index, drop))
  const facets = ['#FFD35C', '#F0A81A', '#D98A0C', '#E59A12', '#FFC23D', '#FFE58C'].map((fill, index) =>
    polygon(
      [corner(53, index), corner(53, (index + 1) % 6), corner(37, (index + 1) % 6), corner(37, index)],
      fill,
    ),
  )
  const table = six(37)
  return svgElement(
    'svg',
    { viewBox: '0 0 120 124', 'aria-hidden': 'true', class: 'spin-hexagon' },
    polygon(six(57, 7), '#A86404'),
    polygon(six(57), '#FFF1CC'),
    polygon(six(54.5), '#F5B11B'),
    ...facets,
    polygon(table, '#FFC73D'),
    polygon([table[5], table[0], table[1], [60, 52]] as (readonly [number, number])[], '#FFD976'),
  )
}
