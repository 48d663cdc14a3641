import { hexagon, polygon } from './geometry.ts'

interface HexProgressProps {
  done: number
  of: number
  size?: number
}

/** How many of a few things are done: the edge of a hexagon, from its top clockwise. What it counts stands beside it. */
export function HexProgress({ done, of, size = 72 }: HexProgressProps) {
  const points = polygon([...hexagon(40, 40, 34), [40, 6]])
  const edge = { points, fill: 'none', strokeWidth: 7, strokeLinejoin: 'round' } as const
  return (
    <svg width={size} height={size} viewBox="0 0 80 80" aria-hidden="true" className="flex-none">
      <polyline {...edge} stroke="rgb(255 255 255 / 22%)" />
      {done > 0 && (
        <polyline
          {...edge}
          stroke="#FFC73D"
          pathLength={of}
          strokeDasharray={`${done} ${of}`}
          data-done={done}
        />
      )}
      <text
        x="40"
        y="40"
        dy="0.36em"
        textAnchor="middle"
        fill="#fff"
        fontSize="22"
        fontWeight="760"
        direction="ltr"
      >
        {done}/{of}
      </text>
    </svg>
  )
}
