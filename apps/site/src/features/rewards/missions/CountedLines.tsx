import { formatCount, formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Skeleton } from '@jackfruit/ui'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { type Line, type MissionStep, useCounted } from './queries.ts'

/** The rounds, deposits and days that a step has counted, with what each adds; what was taken back adds nothing. */
export function CountedLines({ id, unit }: { id: string; unit: MissionStep['unit'] }) {
  const text = useText()
  const found = useCounted(id)
  if (found.isPending) return <Skeleton className="h-24 !rounded-[12px]" />
  if (found.isError) return <Failed of={found} title="missions.failed" />
  const { lists } = found.data
  if (lists.length === 0) return <p className="text-[14px] text-text-2">{text('missions.nothing_counted')}</p>
  return (
    <ul className="divide-y divide-line rounded-[12px] bg-sunken px-3" data-testid="counted">
      {lists.map((line) => (
        <Row key={`${line.at}-${line.game}-${line.stake}-${line.value}`} line={line} unit={unit} />
      ))}
    </ul>
  )
}

function Row({ line, unit }: { line: Line; unit: MissionStep['unit'] }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const { what, game, isTakenBack, at } = line
  const name =
    what === 'bet' ? game : text(what === 'deposit' ? 'missions.line_deposit' : 'missions.line_sign')
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="truncate text-[14px]">{name}</p>
        <p className="num text-[12.5px] text-text-2">
          {isTakenBack
            ? text('missions.line_back')
            : what === 'bet'
              ? text('missions.line_bet', {
                  stake: formatMoney(line.stake, currency),
                  win: formatMoney(line.win, currency),
                })
              : formatDateTime(at, language, timeZone, 'short')}
        </p>
      </div>
      <span
        className={`num flex-none font-[620] text-[14px] ${isTakenBack ? 'text-text-3' : 'text-positive'}`}
      >
        {isTakenBack
          ? '0'
          : `+${unit === 'money' ? formatMoney(line.value, currency) : formatCount(Number(line.value))}`}
      </span>
    </li>
  )
}
