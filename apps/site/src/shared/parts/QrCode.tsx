import { encode } from 'uqr'

interface QrCodeProps {
  of: string
  size?: number
  /** Light squares around it. The standard asks for four; where the ground around is light as well, fewer do. */
  border?: number
}

/** A code that a camera reads: dark on light in both themes. Whoever shows it also says what it is. */
export function QrCode({ of, size: pixels = 104, border = 1 }: QrCodeProps) {
  const { data, size } = encode(of, { border, ecc: 'M' })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
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
