import { formatMoney } from '@jackfruit/i18n'
import { useMedia } from '../../../../shared/look/media.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import type { Board } from './queries.ts'
import type { Drawing } from './useDraw.ts'
import { useRest } from './useRest.ts'

const openMs = 1_100

/** An envelope that opens, with the share in it; whoever comes back finds it open. */
export function EnvelopePlay({ board, drawing }: { board: Board; drawing: Drawing }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { phase, result } = drawing
  useRest(drawing, isStill ? 0 : openMs)
  const own = result ?? (phase === 'idle' || phase === 'shown' ? (board.mine[0] ?? null) : null)
  return (
    <div className="mx-auto -mt-8 grid w-full max-w-[460px] grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1fr)] items-end">
      <Envelope className="translate-x-4 -rotate-[10deg]" amount={null} isStill={isStill} />
      <Envelope className="relative z-[1]" amount={own?.amount ?? null} isStill={isStill} isMain />
      <Envelope className="-translate-x-4 rotate-[10deg]" amount={null} isStill={isStill} />
    </div>
  )
}

interface EnvelopeProps {
  className: string
  amount: string | null
  isStill: boolean
  isMain?: boolean
}

function Envelope({ className, amount, isStill, isMain }: EnvelopeProps) {
  const { currency } = useBrand()
  const isOpen = amount !== null
  const label = amount === null ? '' : formatMoney(amount, currency)
  const move = isStill ? 'none' : `transform ${openMs}ms cubic-bezier(.2,.8,.2,1)`
  return (
    <svg
      viewBox="0 -64 130 240"
      className={`w-full ${className}`}
      aria-hidden="true"
      {...(isMain && { 'data-testid': 'envelope', 'data-open': isOpen })}
    >
      <ellipse cx="65" cy="170" rx="50" ry="6" fill="#04140d" opacity=".5" />
      <rect x="8" y="10" width="114" height="156" rx="10" fill="#9d1a18" />
      <g style={{ transform: isOpen ? 'translateY(-58px)' : 'translateY(0)', transition: move }}>
        {isOpen && (
          <>
            <rect x="16" y="18" width="98" height="120" rx="7" fill="#FFF4CF" />
            <rect x="16" y="18" width="98" height="120" rx="7" fill="none" stroke="#E3A21A" strokeWidth="2" />
            <text
              x="65"
              y="44"
              fill="#5a3600"
              fontSize={Math.max(9, Math.min(15, 150 / label.length))}
              fontWeight="780"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {label}
            </text>
          </>
        )}
      </g>
      <path d="M8 46 L65 82 L122 46 V156 A10 10 0 0 1 112 166 H18 A10 10 0 0 1 8 156 Z" fill="#D42A24" />
      <path d="M8 156 L65 100 L122 156 A10 10 0 0 1 112 166 H18 A10 10 0 0 1 8 156 Z" fill="#C1231F" />
      {!isOpen && (
        <path d="M8 20 A10 10 0 0 1 18 10 H112 A10 10 0 0 1 122 20 V46 L65 84 L8 46 Z" fill="#E53B33" />
      )}
      {!isOpen && <path d="M8 46 L65 84 L122 46" fill="none" stroke="#FFC73D" strokeWidth="3" />}
      <polygon points="65,66 81,75 81,93 65,102 49,93 49,75" fill="#B97406" transform="translate(0 2)" />
      <polygon points="65,66 81,75 81,93 65,102 49,93 49,75" fill="#FFC73D" />
      <polygon points="65,73 75,79 75,90 65,95 55,90 55,79" fill="#14563a" />
    </svg>
  )
}
