import { formatCount, formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Card } from '@jackfruit/ui'
import { CheckIcon } from '../../../shared/look/icons.ts'
import { Sum } from '../../../shared/money/Sum.tsx'
import { NotYet } from '../../../shared/parts/NotYet.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import { Nothing } from './Nothing.tsx'
import { type Board, useBoards } from './queries.ts'

/** Boards that run: the first, and always one's own place with what is missing to the next prize. */
export function Boards({ onOffers }: { onOffers: () => void }) {
  const found = useBoards()
  if (found.isPending || found.isError) return <NotYet of={found} title="missions.board_failed" />
  const { lists } = found.data
  if (lists.length === 0) return <Nothing title="missions.board_none" onOffers={onOffers} />
  return (
    <ul className="grid items-start gap-5 lg:grid-cols-2">
      {lists.map((board) => (
        <li key={board.id}>
          <BoardCard board={board} />
        </li>
      ))}
    </ul>
  )
}

/** A score as people read it. */
const useScore = (by: Board['by']) => {
  const { currency } = useBrand()
  return (score: string) => (by === 'multiple' ? `${timesOf(score)}×` : formatMoney(score, currency))
}
const timesOf = (score: string): string => {
  const [whole = '0', part = ''] = score.split('.')
  return `${formatCount(Number(whole))}${/^0*$/.test(part) ? '' : `.${part.replace(/0+$/, '')}`}`
}

function BoardCard({ board }: { board: Board }) {
  const text = useText()
  const say = useSay()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const written = (instant: string) => formatDateTime(instant, language, timeZone, 'short')
  const { state, lists, rules } = board
  return (
    <div className="grid gap-3" data-testid="board" data-state={state}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-[17px] [overflow-wrap:anywhere]">{board.title}</h3>
        <span className="text-[13px] text-text-2">
          {state === 'running'
            ? text('missions.ends', { at: written(board.to) })
            : state === 'frozen'
              ? text('missions.frozen', { at: written(board.paysAt) })
              : text('missions.paid')}
        </span>
      </div>
      <Card className="overflow-hidden">
        <OfferArt art={board.art} className="min-h-[112px] flex-col justify-center p-4">
          <p className="max-w-[62%] text-[13px] text-white/85">{text(`missions.by_${board.by}`)}</p>
          <p className="font-[720] text-[22px]">
            <Sum amount={board.pool} currency={currency} />
          </p>
        </OfferArt>
        {lists.length === 0 ? (
          <p className="p-4 text-[14px] text-text-2">{text('missions.board_empty')}</p>
        ) : (
          <ol className="divide-y divide-line">
            {lists.map((row) => (
              <Row key={row.place} row={row} by={board.by} />
            ))}
          </ol>
        )}
        <Own board={board} />
      </Card>
      <ul className="grid gap-1.5 px-1 text-[13px] text-text-2">
        {rules.map((rule) => (
          <li key={rule.key} className="flex gap-2">
            <CheckIcon size={16} className="mt-0.5 flex-none text-positive" aria-hidden="true" />
            <span className="min-w-0">{say(rule)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Gold, silver and copper, as on the figure of a rind; the place is always written in it. */
const medals = ['#B97D06', '#6C7B75', '#8A4F17']
function Place({ place, isExact = true }: { place: number; isExact?: boolean }) {
  const shown = `${formatCount(place)}${isExact ? '' : '+'}`
  return (
    <svg width={38} height={42} viewBox="0 0 48 52" aria-hidden="true" className="flex-none">
      <polygon points="24,2 45,14 45,38 24,50 3,38 3,14" fill={medals[place - 1] ?? '#14543A'} />
      <text
        x="24"
        y="26"
        dy="0.35em"
        textAnchor="middle"
        fill="#fff"
        fontWeight="720"
        fontSize={shown.length > 4 ? 11 : shown.length > 2 ? 14 : 18}
      >
        {shown}
      </text>
    </svg>
  )
}

function Row({ row, by }: { row: Board['lists'][number]; by: Board['by'] }) {
  const text = useText()
  const { currency } = useBrand()
  const score = useScore(by)
  return (
    <li
      className={`flex items-center gap-3 px-4 py-2.5 ${row.isOwn ? 'bg-gold-500/15' : ''}`}
      data-testid="board-row"
    >
      <Place place={row.place} />
      <span className="sr-only">{row.place}</span>
      <span className="min-w-0 flex-1 truncate font-[620] text-[15px]">
        {row.isOwn ? text('missions.you') : row.name}
      </span>
      <span className="text-end">
        <span className="num block font-[640] text-[15px]">{score(row.score)}</span>
        {row.prize && (
          <span className="block text-[13px] text-text-2">
            <Sum amount={row.prize} currency={currency} />
          </span>
        )}
      </span>
    </li>
  )
}

/** Always there, also where it is far down. */
function Own({ board: { own, by, lists } }: { board: Board }) {
  const text = useText()
  const { currency } = useBrand()
  const score = useScore(by)
  if (lists.some(({ isOwn }) => isOwn)) return null
  return (
    <div
      className="flex items-center gap-3 border-gold-500 border-t-2 bg-gold-500/15 px-4 py-2.5"
      data-testid="board-own"
    >
      {own && <Place place={own.place} isExact={own.isExact} />}
      <div className="min-w-0 flex-1">
        <p className="font-[620] text-[15px]">{text('missions.you')}</p>
        <p className="text-[13px] text-text-2">
          {own === null
            ? text('missions.you_none')
            : own.missing !== null
              ? text('missions.missing', { missing: score(own.missing), place: String(own.prizePlace) })
              : own.prize && <Sum amount={own.prize} currency={currency} />}
        </p>
      </div>
      {own && <span className="num flex-none font-[640] text-[15px]">{score(own.score)}</span>}
    </div>
  )
}
