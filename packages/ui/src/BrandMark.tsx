import { hexagon, hexagonFacets, polygon } from './geometry.ts'

const rind = ['#4FAE7C', '#1A6B49', '#0F4A30', '#14543A', '#23875C', '#8CC34A']
const podEdge = [
  [0, -1],
  [0.55, -0.62],
  [0.92, 0.05],
  [0.72, 0.68],
  [0, 1],
  [-0.72, 0.68],
  [-0.92, 0.05],
  [-0.55, -0.62],
] as const
const podShades = ['#E9A216', '#C97D08', '#A55F03', '#B86D05', '#DE960F', '#F6B82A', '#FFDB70', '#FFF0B8']

/** The house mark: a rind hexagon that holds one gold pod. */
export function BrandMark({ size = 40 }: { size?: number }) {
  const outer = podEdge.map(([x, y]) => [32 + x * 12, 32 + y * 18] as const)
  const table = podEdge.map(([x, y]) => [31.2 + x * 5.5, 30.8 + y * 8.2] as const)
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      {hexagonFacets(32, 32, 31).map((points, index) => (
        <polygon key={points} points={points} fill={rind[index]} stroke={rind[index]} strokeWidth="0.5" />
      ))}
      <polygon points={polygon(hexagon(32, 32, 21))} fill="#0A2A1D" opacity="0.45" />
      <g transform="rotate(12 32 32)">
        {outer.map((corner, index) => {
          const next = (index + 1) % 8
          const facet = polygon([
            corner,
            outer[next] ?? corner,
            table[next] ?? corner,
            table[index] ?? corner,
          ])
          return (
            <polygon
              key={facet}
              points={facet}
              fill={podShades[index]}
              stroke={podShades[index]}
              strokeWidth="0.4"
            />
          )
        })}
        <polygon points={polygon(table)} fill="#FFD55E" />
      </g>
    </svg>
  )
}
