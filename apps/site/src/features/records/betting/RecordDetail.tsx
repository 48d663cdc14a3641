import { formatDateTime } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Card, join, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { hrefOf } from '../../../shared/address/navigation.ts'
import { CopyIcon, PlayIcon } from '../../../shared/look/icons.ts'
import { Amount } from '../../../shared/money/Amount.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { useCopy } from '../../../shared/text/copy.ts'
import { knownText, useLanguage, useText } from '../../../shared/text/text.ts'
import { useRecord } from './queries.ts'
import { ResultPicture } from './ResultPicture.tsx'
import { shortRound } from './round.ts'
import { signsOf } from './signs.ts'

export type RenderProof = (evidence: Readonly<Record<string, unknown>>, roundId: string) => ReactNode

/** A round opened in place: what moved in the account first, then the proof in plain words. */
export function RecordDetail({ id, renderProof }: { id: string; renderProof: RenderProof }) {
  const text = useText()
  const language = useLanguage()
  const { currency, timeZone } = useBrand()
  const record = useRecord(id)

  if (record.isPending) {
    return (
      <div className="grid gap-3 p-3" aria-busy="true">
        <Skeleton className="h-28 !rounded-[16px]" />
        <Skeleton className="h-36 !rounded-[16px]" />
      </div>
    )
  }
  if (record.isError) {
    return <Failed of={record} title="records.detail_failed" />
  }

  const { bet, movements, evidence } = record.data
  const [first] = movements
  // What many shared is drawn at its table alone.
  const isShared = evidence?.['scheme'] === 'PF2'
  const hasResult = signsOf(evidence) !== null
  return (
    <div className="grid gap-3 p-3">
      <Card className="p-4">
        <div className="flex gap-x-6 gap-y-3 max-sm:flex-col">
          <ResultPicture evidence={evidence} />
          <dl
            className={join(
              'grid flex-1 content-start gap-x-10 text-[14px]',
              !hasResult && 'sm:grid-cols-2 sm:[&>:nth-child(2)]:!border-t-0',
            )}
          >
            <Line label={text('movements.file_round')}>
              <Round id={bet.roundId} />
            </Line>
            <Line label={text('records.sum_valid', { symbol: currencyOf(currency).symbol })}>
              <Amount amount={bet.validBet} currency={currency} />
            </Line>
            <Line label={text('records.placed_at')}>
              <span className="num">{formatDateTime(bet.placedAt, language, timeZone)}</span>
            </Line>
            <Line label={text('records.settled_at')}>
              <span className="num">
                {bet.settledAt
                  ? formatDateTime(bet.settledAt, language, timeZone)
                  : text('records.state_open')}
              </span>
            </Line>
            {first && (
              <Line label={text('records.before')}>
                <Amount amount={before(first)} currency={currency} hasSymbol />
              </Line>
            )}
            <Line label={text('records.after')}>
              <Amount amount={bet.balanceAfter} currency={currency} hasSymbol />
            </Line>
          </dl>
        </div>
        {evidence && !isShared && bet.settledAt && bet.gameCode && (
          <Link
            to={hrefOf('/game', { nodeId: bet.gameCode, round: bet.roundId })}
            className="btn btn-ghost mt-3 max-sm:w-full"
          >
            <PlayIcon size={18} weight="fill" />
            {text('records.watch')}
          </Link>
        )}
        {movements.length > 0 && (
          <>
            <h4 className="mt-4 text-[13px] font-[600] text-text-3">{text('records.movements')}</h4>
            <ul className="mt-1 text-[14px]">
              {movements.map((movement) => (
                <li
                  key={movement.seq}
                  className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2"
                >
                  <span className="min-w-0 flex-1">
                    {knownText(`records.kind_${movement.kind}`) ?? text('records.kind_unknown')}{' '}
                    <span className="num text-[13px] text-text-3">
                      {text('records.entry', { seq: movement.seq })}
                    </span>
                  </span>
                  <Amount amount={movement.amount} currency={currency} isEntry />
                  <span className="text-end text-[13px] text-text-2 sm:w-[9.5em]">
                    <Amount
                      amount={movement.balanceAfter}
                      currency={currency}
                      hasSymbol
                      className="!font-[560]"
                    />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Card>
      {evidence ? (
        renderProof(evidence, bet.roundId)
      ) : (
        <p className="px-2 text-[14px] text-text-2">{text('records.proof_none')}</p>
      )}
    </div>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-line not-first:border-t max-sm:py-1">
      <dt className="text-text-2">{label}</dt>
      <dd className="ms-auto">{children}</dd>
    </div>
  )
}

/** The round's own number, whole only where it is asked for: to be shown to customer service, or to the maker. */
function Round({ id }: { id: string }) {
  const text = useText()
  const copy = useCopy()
  return (
    <button
      type="button"
      className="num -me-2 inline-flex min-h-11 items-center gap-2 rounded-[10px] px-2 font-[560] hover:bg-hover"
      aria-label={`${text('common.copy')}: ${id}`}
      title={id}
      onClick={() => copy(id)}
    >
      <span className="font-mono text-[13px]">#{shortRound(id)}</span>
      <CopyIcon size={18} className="flex-none text-text-2" />
    </button>
  )
}

/** The balance before an entry, from its amount and the balance after it, in exact minor units. */
function before({ amount, balanceAfter }: { amount: string; balanceAfter: string }): bigint {
  const minor = (text: string) => BigInt(text.replace('.', ''))
  const scaleOf = (text: string) => text.split('.')[1]?.length ?? 0
  const scale = Math.max(scaleOf(amount), scaleOf(balanceAfter))
  const level = (text: string) => minor(text) * 10n ** BigInt(scale - scaleOf(text))
  return level(balanceAfter) - level(amount)
}
