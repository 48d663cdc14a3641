import { useId } from 'react'
import { hexagonFacets } from './geometry.ts'

/** How much each facet of a rind cell catches the light from the top left; below zero is shade. */
const facetLight = [0.25, -0.2, -0.75, -0.55, 0.1, 0.8]

interface RindTextureProps {
  strength?: number
  cell?: number
  /** Where the texture fades out, so that it never lies behind words. */
  fade?: 'none' | 'start' | 'end' | 'down'
}

const fades = { none: null, start: [0, 0, 1, 0], end: [1, 0, 0, 0], down: [0, 0, 0, 1] } as const

/** The faceted rind behind headers, footers and side menus. Its parent carries the class `rind`. */
export function RindTexture({ strength = 0.14, cell = 26, fade = 'none' }: RindTextureProps) {
  const id = useId()
  const width = cell * Math.sqrt(3)
  const height = cell * 3
  const centres = [
    [0, 0],
    [width, 0],
    [width / 2, cell * 1.5],
    [0, height],
    [width, height],
    [-width / 2, cell * 1.5],
    [width * 1.5, cell * 1.5],
  ] as const
  const line = fades[fade]
  return (
    <svg className="rind-texture" aria-hidden="true">
      <defs>
        <pattern id={`${id}p`} width={width} height={height} patternUnits="userSpaceOnUse">
          {centres.flatMap(([x, y]) =>
            hexagonFacets(x, y, cell, [x - cell * 0.16, y - cell * 0.2]).map((points, index) => {
              const light = (facetLight[index] ?? 0) * strength
              return (
                <polygon
                  key={`${x},${points}`}
                  points={points}
                  fill={light > 0 ? '#fff' : '#000'}
                  fillOpacity={Math.abs(light)}
                />
              )
            }),
          )}
        </pattern>
        {line && (
          <>
            <linearGradient id={`${id}g`} x1={line[0]} y1={line[1]} x2={line[2]} y2={line[3]}>
              <stop offset="0" stopColor="#fff" stopOpacity="0.15" />
              <stop offset="1" stopColor="#fff" />
            </linearGradient>
            <mask id={`${id}m`}>
              <rect width="100%" height="100%" fill={`url(#${id}g)`} />
            </mask>
          </>
        )}
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}p)`} mask={line ? `url(#${id}m)` : undefined} />
    </svg>
  )
}
