import { formatMoney } from '@jackfruit/i18n'
import { useMedia } from '../../../../shared/look/media.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useText } from '../../../../shared/text/text.ts'
import type { OfferDetail } from '../../shared/offers.ts'
import type { Board } from './queries.ts'
import type { Drawing } from './useDraw.ts'
import { useRest } from './useRest.ts'

const crackMs = 1_400

interface EggPlayProps {
  offer: OfferDetail
  board: Board
  drawing: Drawing
}

/** Three eggs of which one is broken. Which one makes no difference: the number was promised before. */
export function EggPlay({ offer, board, drawing }: EggPlayProps) {
  const text = useText()
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { phase, result, at, draw } = drawing
  useRest(drawing, isStill ? 0 : crackMs)
  const mayBreak = offer.action === 'crack' && board.turns !== 0 && board.turns !== null
  return (
    <div className="grid grid-cols-3 items-end gap-2 md:gap-4">
      {[0, 1, 2].map((place) => (
        <button
          key={place}
          type="button"
          className="group rounded-[14px] p-1 focus-visible:outline-2 focus-visible:outline-gold-300 disabled:cursor-default"
          disabled={!mayBreak || phase === 'asked' || phase === 'falling'}
          aria-label={text('offers.draw_egg', { place: String(place + 1) })}
          onClick={() => void draw(place)}
        >
          <Egg
            state={
              place !== at || phase === 'idle'
                ? 'whole'
                : phase === 'shown'
                  ? 'open'
                  : phase === 'falling'
                    ? 'cracking'
                    : 'hit'
            }
            amount={place === at && phase !== 'idle' ? (result?.amount ?? null) : null}
            isStill={isStill}
          />
        </button>
      ))}
    </div>
  )
}

interface EggProps {
  state: 'whole' | 'hit' | 'cracking' | 'open'
  amount: string | null
  isStill: boolean
}

const facets = [
  ['60,4 38,18 60,58', '#FFF7D0'],
  ['60,4 82,18 60,58', '#FFE07A'],
  ['38,18 22,50 60,58', '#FFEBA6'],
  ['82,18 98,50 60,58', '#F6B932'],
  ['22,50 12,92 60,58', '#FFDD75'],
  ['98,50 108,92 60,58', '#E09A15'],
  ['12,92 60,110 60,58', '#FFC73D'],
  ['108,92 60,110 60,58', '#D08707'],
] as const
const lower = [
  ['12,92 22,130 60,110', '#F5B52B'],
  ['108,92 98,130 60,110', '#B97406'],
  ['22,130 60,156 60,110', '#DB930F'],
  ['98,130 60,156 60,110', '#96590A'],
] as const

function Egg({ state, amount, isStill }: EggProps) {
  const text = useText()
  const { currency } = useBrand()
  const isOpen = state === 'cracking' || state === 'open'
  const motion = isStill ? 'none' : `transform ${crackMs}ms cubic-bezier(.2,.8,.2,1), opacity ${crackMs}ms`
  const label =
    amount === null
      ? ''
      : amount === '0.00'
        ? text('offers.draw_blank')
        : formatMoney(amount, currency).replace(/\.00$/, '')
  return (
    <svg viewBox="-6 -34 132 206" className="w-full" aria-hidden="true" data-testid="egg" data-state={state}>
      <ellipse cx="60" cy="160" rx="48" ry="7" fill="#04140d" opacity=".5" />
      {isOpen && <circle cx="60" cy="82" r="52" fill="#FFE08A" opacity=".35" />}
      <g>
        {lower.map(([points, fill]) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
      </g>
      <g
        className={state === 'whole' && !isStill ? 'transition-transform group-hover:-translate-y-1' : ''}
        style={{
          transformBox: 'fill-box',
          transformOrigin: '90% 90%',
          transform: isOpen
            ? 'translate(14px,-34px) rotate(24deg)'
            : state === 'hit'
              ? 'rotate(-2deg)'
              : 'none',
          opacity: state === 'open' ? 0.55 : 1,
          transition: isOpen ? motion : 'none',
        }}
      >
        {facets.map(([points, fill]) => (
          <polygon key={points} points={points} fill={fill} />
        ))}
        {state === 'hit' && (
          <polyline points="30,74 48,84 56,70 72,88 92,76" fill="none" stroke="#5b3504" strokeWidth="3" />
        )}
      </g>
      {isOpen && (
        <g
          style={{
            transform: state === 'open' || isStill ? 'none' : 'translateY(0)',
            opacity: state === 'open' ? 1 : 0,
            transition: isStill ? 'none' : 'opacity 300ms',
          }}
        >
          <rect
            x="-2"
            y="66"
            width="124"
            height="34"
            rx="9"
            fill="#0b2a1c"
            stroke="#FFC73D"
            strokeWidth="2"
          />
          <text
            x="60"
            y="83"
            fill="#FFE08A"
            fontSize={Math.max(10, Math.min(17, 200 / label.length))}
            fontWeight="760"
            textAnchor="middle"
            dominantBaseline="central"
          >
            {label}
          </text>
        </g>
      )}
    </svg>
  )
}
