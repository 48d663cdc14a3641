import { join } from '@jackfruit/ui'

const count = 9
const [width, height, radius] = [37, 30, 13]

const hexagon = (x: number) =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner + Math.PI / 6
    return `${(x + radius * Math.cos(angle)).toFixed(2)},${(height / 2 + radius * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

interface LinksProps {
  /** Which part has been recomputed, from 0 to 1. */
  share: number
  isBroken: boolean
}

/** The chain as a picture: links light up as they are recomputed. Words beside it say the same. */
export function Links({ share, isBroken }: LinksProps) {
  const lit = Math.floor(share * count)
  return (
    <svg
      viewBox={`0 0 ${width * count - 9} ${height}`}
      className="mt-3 h-[30px] w-full max-w-[420px]"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => {
        const x = 14 + at * width
        const isLit = at < lit
        const isLast = at === count - 1
        const fill = isLit ? (isLast ? 'fill-gold-400' : 'fill-rind-600') : 'fill-transparent'
        const isTorn = isBroken && at === lit
        return (
          <g key={x}>
            {!isLast && (
              <line
                x1={x + radius}
                x2={x + width - radius}
                y1={height / 2}
                y2={height / 2}
                className={isLit && at + 1 < lit ? 'stroke-positive' : 'stroke-line-strong'}
                strokeWidth="2.5"
                {...(isTorn && { strokeDasharray: '3 4' })}
              />
            )}
            <polygon
              points={hexagon(x)}
              className={join(
                fill,
                isTorn ? 'stroke-negative' : isLit ? 'stroke-positive' : 'stroke-line-strong',
              )}
              strokeWidth="1.5"
            />
          </g>
        )
      })}
    </svg>
  )
}
