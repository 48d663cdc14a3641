import { CardsIcon, HourglassIcon, PauseIcon, SealCheckIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { useNow } from '../shared/useNow.ts'
import { type LiveTable, secondsLeft, shownOf } from './standing.ts'

const icons = {
  ...{ betting: HourglassIcon, closed: HourglassIcon, dealing: CardsIcon, result: SealCheckIcon },
  ...{ shuffling: CardsIcon, paused: PauseIcon, silent: PauseIcon },
} as const

const radius = 15
const round = 2 * Math.PI * radius
const usualMs = 20_000

/** How a table stands, by the platform's clock: in words, and how many seconds are left to bet. */
export function usePhase(table: LiveTable, aheadMs: number) {
  const now = useNow(aheadMs)
  const text = useText()
  const shown = shownOf(table, now)
  const left = shown === 'betting' ? secondsLeft(table, now) : null
  return { shown, left, words: text(`live.phase_${shown}`) }
}

type Phase = Pick<ReturnType<typeof usePhase>, 'shown' | 'left'>

/** The ring of a countdown with the seconds in it, or a sign. */
export function PhaseMark({ shown, left, bettingMs }: Phase & Pick<LiveTable, 'bettingMs'>) {
  const Icon = icons[shown]
  if (left === null)
    return (
      <span className="grid h-[34px] w-[34px] flex-none place-items-center">
        <Icon size={20} weight="fill" aria-hidden="true" />
      </span>
    )
  const share = Math.min(1, (left * 1_000) / (bettingMs ?? usualMs))
  return (
    <svg
      width="34"
      height="34"
      viewBox="0 0 36 36"
      aria-hidden="true"
      className="live-mark"
      data-last={left <= 3}
    >
      <circle cx="18" cy="18" r={radius} className="live-ring-back" />
      <circle
        cx="18"
        cy="18"
        r={radius}
        className="live-ring"
        strokeDasharray={`${share * round} ${round}`}
        transform="rotate(-90 18 18)"
      />
      <text x="18" y="18" dy="0.36em" textAnchor="middle" direction="ltr">
        {left}
      </text>
    </svg>
  )
}

/** How a table stands: its ring or sign, and the words beside it. */
export function PhaseRing({ table, aheadMs }: { table: LiveTable; aheadMs: number }) {
  const text = useText()
  const { shown, left, words } = usePhase(table, aheadMs)
  return (
    <div className="live-pill" data-phase={shown}>
      <PhaseMark {...{ shown, left }} bettingMs={table.bettingMs} />
      <span className="min-w-0">
        <b className="line-clamp-2 text-[13px] leading-[1.25] tall:leading-[1.6]">{words}</b>
        {left !== null && (
          <span className="num block text-[12px] leading-[1.2] tall:leading-[1.5]">
            {text('live.left', { seconds: left })}
          </span>
        )}
      </span>
    </div>
  )
}
