import { hexagonPoints } from './hexagon.ts'

const places = [
  [115, 44, 34, true],
  [48, 116, 24, false],
  [115, 124, 24, false],
  [182, 116, 24, false],
] as const

/** One agent and three members below: who stands above whom, and nothing else. */
export function Team() {
  return (
    <svg viewBox="0 0 230 170" width="230" height="170" aria-hidden="true">
      <g
        className="stroke-gold-500"
        strokeWidth="2.5"
        fill="none"
        strokeDasharray="1 6"
        strokeLinecap="round"
      >
        <path d="M92 66 60 98M115 80v20M138 66l32 32" />
      </g>
      {places.map(([x, y, size, isAgent]) => (
        <g key={`${x} ${y}`}>
          <polygon
            points={hexagonPoints(x, y, size)}
            className={isAgent ? 'fill-rind-600 stroke-gold-500' : 'fill-rind-700 stroke-rind-400'}
            strokeWidth={isAgent ? 3 : 2}
            strokeLinejoin="round"
          />
          <circle
            cx={x}
            cy={y - size * 0.18}
            r={size * 0.24}
            className={isAgent ? 'fill-gold-300' : 'fill-rind-100'}
          />
          <path
            d={`M${x - size * 0.44} ${y + size * 0.5}a${size * 0.44} ${size * 0.4} 0 0 1 ${size * 0.88} 0z`}
            className={isAgent ? 'fill-gold-300' : 'fill-rind-100'}
          />
        </g>
      ))}
    </svg>
  )
}
