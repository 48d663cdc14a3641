import { formatMoney } from '@jackfruit/i18n'
import { useEffect, useState } from 'react'
import { useMedia } from '../../../../shared/look/media.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import type { Board } from './queries.ts'
import type { Drawing } from './useDraw.ts'
import { useRest } from './useRest.ts'

const spinMs = 4_200
const wholeTurns = 6

/** Turns from where it stands forward to the place that was drawn. */
export function angleTo(place: number, places: number, from: number): number {
  const wanted = 360 - (360 / places) * place
  const least = from + wholeTurns * 360
  return least + ((((wanted - least) % 360) + 360) % 360)
}

/** A wheel that comes to rest at what the server drew. Its fields are alike: the chances stand beside it. */
export function WheelPlay({ board, drawing }: { board: Board; drawing: Drawing }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const places = board.prizes.length
  // Reloaded, it stands where it came to rest.
  const [angle, setAngle] = useState(() => angleTo(board.mine[0]?.place ?? 0, places, 0))
  const { phase, result } = drawing
  const place = phase === 'falling' ? result?.place : undefined
  useEffect(() => {
    if (place === undefined) return
    setAngle((from) => angleTo(place, places, from))
  }, [place, places])
  useRest(drawing, isStill ? 0 : spinMs)
  return (
    <svg
      viewBox="-170 -178 340 352"
      className="mx-auto w-full max-w-[400px]"
      aria-hidden="true"
      data-testid="wheel"
      data-place={result?.place ?? board.mine[0]?.place ?? ''}
    >
      <ellipse cx="0" cy="164" rx="110" ry="9" fill="#04140d" opacity=".55" />
      <circle r="158" fill="#8a5a06" cy="4" />
      <circle r="158" fill="#F2A91B" />
      <circle r="148" fill="#0c2e1e" />
      {Array.from({ length: 16 }, (_, at) => (
        <circle
          key={dotKey(at)}
          r="4"
          cx={Math.sin((at * Math.PI) / 8) * 153}
          cy={-Math.cos((at * Math.PI) / 8) * 153}
          fill={at % 2 ? '#FFE08A' : '#fff'}
        />
      ))}
      <g
        style={{
          transform: `rotate(${angle}deg)`,
          transition:
            phase === 'falling' && !isStill ? `transform ${spinMs}ms cubic-bezier(.12,.62,.12,1)` : 'none',
        }}
      >
        {board.prizes.map((prize) => (
          <Field key={prize.place} place={prize.place} places={places} amount={prize.amount} />
        ))}
      </g>
      <polygon points="0,-38 33,-19 33,19 0,38 -33,19 -33,-19" fill="#c98508" transform="translate(0 3)" />
      <polygon points="0,-38 33,-19 33,19 0,38 -33,19 -33,-19" fill="#FFC73D" />
      <polygon points="0,-24 21,-12 21,12 0,24 -21,12 -21,-12" fill="#14563a" />
      <polygon points="0,-15 9,-2 0,15 -9,-2" fill="#FFE08A" />
      <polygon
        points="-16,-172 16,-172 0,-136"
        fill="#fff"
        stroke="#12301f"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}

const dotKey = (at: number) => `dot-${at}`

/** Neighbours never look alike, with an odd number of fields too. */
const fills = [
  ['#155c3d', '#fff'],
  ['#FFD873', '#2a1a02'],
  ['#23895c', '#fff'],
  ['#8a5407', '#fff'],
  ['#0f3324', '#fff'],
  ['#F2A91B', '#2a1a02'],
] as const

function Field({ place, places, amount }: { place: number; places: number; amount: string }) {
  const text = useText()
  const { currency } = useBrand()
  const half = Math.PI / places
  const [x, y] = [Math.sin(half) * 146, -Math.cos(half) * 146]
  const last = places % fills.length === 1 && place === places - 1
  const [fill, ink] = fills[last ? 2 : place % fills.length] ?? fills[0]
  const label =
    amount === '0.00' ? text('offers.draw_blank') : formatMoney(amount, currency).replace(/\.00$/, '')
  const size = Math.max(9, Math.min(15, 150 / label.length))
  return (
    <g transform={`rotate(${(360 / places) * place})`}>
      <path
        d={`M0 0 L${-x} ${y} A146 146 0 0 1 ${x} ${y} Z`}
        fill={fill}
        stroke="#0a2417"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text
        transform="translate(0 -92) rotate(-90)"
        fill={ink}
        fontSize={size}
        fontWeight="720"
        textAnchor="middle"
        dominantBaseline="central"
        direction="ltr"
      >
        {label}
      </text>
    </g>
  )
}
