import { encode } from 'uqr'

interface QrCodeProps {
  of: string
  /** In points, with what stays light around the code. */
  size?: number
  /** What stays light around it: points, */
  margin?: number
  /** or squares of the code. The standard asks for four; where the ground around is light as well, fewer do. */
  border?: number
}

/** A code that a camera reads: dark on light in both themes. Whoever shows it also says what it is. */
export function QrCode({ of, size: pixels = 200, margin = 20, border }: QrCodeProps) {
  const { data, size } = encode(of, { border: 0, ecc: 'M' })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const light = border ?? (size * margin) / (pixels - 2 * margin)
  const across = size + 2 * light
  return (
    <svg
      viewBox={`${-light} ${-light} ${across} ${across}`}
      width={pixels}
      className="h-auto max-w-full"
      height={pixels}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={cells.join('')} fill="#06190f" />
    </svg>
  )
}
