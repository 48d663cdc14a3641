import { reports } from '@jackfruit/contracts'
import { formatCount, formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Button, Card, ErrorBlock, join, Skeleton } from '@jackfruit/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import {
  CaretDownIcon,
  DownloadSimpleIcon,
  type IconKind,
  SealCheckIcon,
  ShieldCheckIcon,
  UploadSimpleIcon,
  WarningCircleIcon,
} from '../../../shared/look/icons.ts'
import { saveBlob } from '../../../shared/parts/save.ts'
import type { Range } from '../../../shared/period/period.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { Links } from './Links.tsx'
import { piecesOf } from './saved.ts'
import { type Check, type Statement, useCheck } from './useCheck.ts'

interface StatementCardProps {
  account: 'purse' | 'held'
  range: Range
}

/** Up to so many entries are checked without being asked: it costs a moment and little traffic. */
const unaskedMost = 2_000

/** The entries of a period against their seals, recomputed on this device. */
export default function StatementCard({ account, range: { from, to } }: StatementCardProps) {
  const text = useText()
  const { timeZone } = useBrand()
  const asked = useQuery({
    queryKey: ['records', 'sums', account, from, to],
    queryFn: ({ signal }) => call(reports.statement, { query: { account, from, to }, signal }),
  })
  const statement = asked.data
  // On phones what is seldom wanted waits behind a button: the entries are what people came for.
  const [isMore, setMore] = useState(false)
  const { check, start, startFile, forget, entries } = useCheck()
  const file = useRef<HTMLInputElement>(null)
  // Another period or account is another statement. What comes to it afterwards is checked when asked for.
  const id = statement ? `${statement.accountId} ${from} ${to}` : ''
  const checked = useRef('')
  useEffect(() => {
    if (!statement || checked.current === id) return
    checked.current = id
    forget()
    if (statement.count > 0 && sealedCount(statement) <= unaskedMost) void start(account, statement)
  }, [id, statement, account, start, forget])

  if (!statement) return <Unread of={asked} />
  const isBusy = check.state === 'checking'
  const save = () => {
    const pieces = piecesOf({ ...headingOf(statement), timeZone, from, to }, entries())
    saveBlob(new Blob(pieces, { type: 'application/json' }), `statement-${from.slice(0, 10)}.json`)
  }
  const isFetched = check.state === 'broken' || (check.state === 'whole' && !check.ofFile)
  return (
    <Card className={join('p-4', check.state === 'whole' && 'ring-1 ring-positive')}>
      <Headline check={check} statement={statement} />
      {!['idle', 'no-statement', 'other-account'].includes(check.state) && statement.count > 0 && (
        <Links share={shareOf(check, statement)} isBroken={check.state === 'broken'} />
      )}
      <div className="mt-1 -mb-2 flex flex-wrap items-center gap-x-3 sm:-ms-2">
        {check.state === 'whole' && !check.ofFile && (
          <p className="num me-auto text-[13px] text-text-2 sm:ps-2">
            {text('statement.last_seal')}{' '}
            <code className="font-mono whitespace-nowrap text-text">{shortHead(statement.end.head)}</code>
          </p>
        )}
        {statement.count > 0 && (
          <Button
            size="sm"
            look={check.state === 'idle' ? 'green' : 'text'}
            isBusy={isBusy}
            icon={<ShieldCheckIcon size={18} />}
            onClick={() => void start(account, statement)}
          >
            {text(check.state === 'idle' ? 'statement.start' : 'statement.again')}
          </Button>
        )}
        <Button
          size="sm"
          look="text"
          className="sm:hidden"
          aria-expanded={isMore}
          icon={<CaretDownIcon size={16} weight="bold" className={isMore ? 'rotate-180' : ''} />}
          onClick={() => setMore(!isMore)}
        >
          {text('frame.more')}
        </Button>
        <span
          className={join(
            'flex flex-wrap max-sm:w-full max-sm:flex-col max-sm:items-start',
            !isMore && 'max-sm:hidden',
          )}
        >
          {isFetched && entries().lines.length > 0 && (
            <Button size="sm" look="text" icon={<DownloadSimpleIcon size={18} />} onClick={save}>
              {text('statement.save')}
            </Button>
          )}
          <Button
            size="sm"
            look="text"
            icon={<UploadSimpleIcon size={18} />}
            onClick={() => file.current?.click()}
          >
            {text('statement.file_check')}
          </Button>
        </span>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="sr-only"
          tabIndex={-1}
          aria-label={text('statement.file_check')}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void startFile(chosen, account, statement)
            target.value = ''
          }}
        />
      </div>
    </Card>
  )
}

function Unread({ of }: { of: UseQueryResult }) {
  const text = useText()
  return of.isError ? (
    <Card>
      <ErrorBlock
        title={text('movements.failed_title')}
        retryLabel={text('common.retry')}
        isRetrying={of.isFetching}
        onRetry={() => void of.refetch()}
      >
        {text('movements.failed_text')}
      </ErrorBlock>
    </Card>
  ) : (
    <Card className="grid h-[150px] content-center gap-3 p-4" aria-busy="true">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-[30px] w-full max-w-[420px]" />
    </Card>
  )
}

const sealedCount = ({ start, end }: Statement) => Number(BigInt(end.seq) - BigInt(start.seq))

/** Entries of the period that no seal covers yet. */
function unsealedCount({ last, first, end }: Statement): number {
  if (last === null || first === null) return 0
  const beyond = BigInt(last) - BigInt(end.seq)
  return beyond > 0n ? Number(beyond) : 0
}

function shareOf(check: Check, { start, end }: Statement): number {
  if (check.state === 'whole') return 1
  if (check.state === 'checking') return check.all === 0 ? 0 : check.done / check.all
  if (check.state !== 'broken') return 0
  const [from, to] = [BigInt(start.seq), BigInt(end.seq)]
  return to > from ? Number(check.broken.seq - from - 1n) / Number(to - from) : 0
}

const headingOf = ({ currency, accountId, opening, closing, moneyIn, moneyOut, start, end }: Statement) => ({
  ...{ currency, accountId, opening, closing, moneyIn, moneyOut, start, end },
})

const shortHead = (head: string) => `${head.slice(0, 4)} ${head.slice(4, 8)} … ${head.slice(-4)}`

const looks: Readonly<Record<Check['state'], readonly [IconKind, string]>> = {
  idle: [ShieldCheckIcon, 'text-link'],
  checking: [ShieldCheckIcon, 'text-link'],
  whole: [SealCheckIcon, 'text-positive'],
  broken: [WarningCircleIcon, 'text-negative'],
  failed: [WarningCircleIcon, 'text-text-2'],
  'no-statement': [WarningCircleIcon, 'text-text-2'],
  'other-account': [WarningCircleIcon, 'text-text-2'],
}

function Headline({ check, statement }: { check: Check; statement: Statement }) {
  const text = useText()
  const { title, lines } = useWords(check, statement)
  const [Icon, tone] = looks[check.state]
  const waiting = unsealedCount(statement)
  return (
    <div
      role="status"
      className={join('flex min-w-0 gap-3', check.state === 'broken' && 'rounded-[12px] bg-negative-bg p-3')}
    >
      <Icon size={28} weight="fill" className={join('mt-0.5 flex-none', tone)} />
      <div className="min-w-0">
        <h3 className="!text-[16px] leading-[1.4]">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="text-[13px] text-text-2">
            {line}
          </p>
        ))}
        {waiting > 0 && check.state === 'whole' && (
          <p className="text-[13px] text-text-2">{text('statement.waiting', { count: waiting })}</p>
        )}
      </div>
    </div>
  )
}

/** What a state says. */
function useWords(check: Check, { count, currency }: Statement): { title: string; lines: string[] } {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  switch (check.state) {
    case 'idle':
      return count === 0
        ? { title: text('statement.empty_title'), lines: [text('statement.empty_text')] }
        : { title: text('statement.idle_title'), lines: [text('statement.idle_text')] }
    case 'checking':
      return {
        title: text('statement.checking_title'),
        lines: [
          text('statement.checking_text', { done: formatCount(check.done), all: formatCount(check.all) }),
        ],
      }
    case 'whole': {
      const time = formatDateTime(check.at, language, timeZone, 'time')
      const words = text('statement.whole_text', { count: formatCount(check.count), time })
      const title = text('statement.whole_title')
      return { title: check.ofFile ? `${text('statement.file_name')}: ${title}` : title, lines: [words] }
    }
    case 'broken': {
      const { seq, entry } = check.broken
      const stored = entry && {
        time: formatDateTime(entry.at, language, timeZone),
        amount: formatMoney(entry.amount, currency, { signed: true }),
        balance: formatMoney(entry.balanceAfter, currency),
      }
      return {
        title: text('statement.broken_title', { seq: seq.toString() }),
        lines: [...(stored ? [text('statement.broken_when', stored)] : []), text('statement.broken_text')],
      }
    }
    case 'failed':
      return {
        title: text('statement.failed_title'),
        lines: [text('statement.failed_text', { reason: failureText(check.error) })],
      }
    case 'no-statement':
      return { title: text('statement.file_check'), lines: [text('statement.file_bad')] }
    case 'other-account':
      return { title: text('statement.file_check'), lines: [text('statement.file_foreign')] }
  }
}
