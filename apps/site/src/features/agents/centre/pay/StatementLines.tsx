import { ngrOf } from '@jackfruit/agent-pay'
import type { agents } from '@jackfruit/contracts'
import { formatCount } from '@jackfruit/i18n'
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import { join } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { percentText } from '../shared/names.ts'
import { costsOf, minorsOf, type Reckoned, reckon } from './reckon.ts'

interface PaymentProps {
  payment: agents.Payment
  currency: string
}

interface LinesProps extends PaymentProps {
  found: Reckoned
}

const whole = 1_000_000n
/** An exact amount cut to what can be shown; what is cut is carried, and told as such. */
const shown = (exact: bigint): Minor => exact / whole

/** From the team's bets to what is paid. */
export function StatementLines({ payment, currency, found }: LinesProps) {
  const text = useText()
  const { scale, symbol } = currencyOf(currency)
  const { own, below, dividend, carry } = found
  const money = (minor: Minor, isNet = false) => (
    <Amount amount={formatMinor(minor, scale)} currency={currency} isNet={isNet} />
  )
  const carried = BigInt(payment.own.carryIn)
  const isExact = payment.kind !== 'dividend'
  return (
    <section aria-label={text('agents.made_of')} className="card overflow-hidden">
      <dl className="text-[14px]">
        <Line label={`${text('agents.f_valid')} (${symbol})`}>{money(own.valid)}</Line>
        <Line label={text('agents.f_active')}>
          <b className="num">{formatCount(own.active)}</b>
        </Line>
        {dividend && <ResultLines payment={payment} currency={currency} />}
        {own.branch !== undefined && <BranchLines parts={[own, ...below]} currency={currency} />}
        <Line label={text('agents.tier_reached_as')}>
          {own.tier === null ? (
            text('agents.no_step')
          ) : (
            <b className="num">
              {text('agents.step', { step: own.tier + 1 })}
              {own.rates['*'] !== undefined && ` · ${percentText(own.rates['*'])}`}
            </b>
          )}
        </Line>
        <Line label={text('agents.gross')}>{money(shown(own.gross))}</Line>
        {below.map((part) => (
          <Line
            key={part.account}
            label={text('agents.to_below', { name: part.account })}
            below={
              <>
                {`${text('agents.f_valid')} `}
                <Amount amount={formatMinor(part.valid, scale)} currency={currency} className="!font-[500]" />
              </>
            }
          >
            {money(-shown(part.gross))}
          </Line>
        ))}
        {carried !== 0n && (
          <Line label={text('agents.carry_in')}>
            {isExact ? <Exact of={carried} scale={scale} /> : money(carried, true)}
          </Line>
        )}
        <Line label={text('agents.net')} isSum>
          {money(found.pay)}
        </Line>
        <Passed payment={payment} currency={currency} />
        {carry !== 0n && (
          <Line label={text('agents.carry_out')}>
            {isExact ? <Exact of={carry} scale={scale} /> : money(carry, true)}
          </Line>
        )}
      </dl>
    </section>
  )
}

const isNothing = (amount: string | undefined): boolean => amount === undefined || /^0(\.0*)?$/.test(amount)

/** What comes into the hand where it is not the net: with what is passed on to those below, without what was owed. */
function Passed({ payment: { amount, received, owedIn, owedOut }, currency }: PaymentProps) {
  const text = useText()
  return (
    <>
      {owedIn && !isNothing(owedIn) && (
        <Line label={text('agents.owed_in')}>
          <Amount amount={minus(owedIn)} currency={currency} />
        </Line>
      )}
      {received !== undefined && received !== amount && (
        <Line label={text('agents.received')} isSum>
          <Amount amount={received} currency={currency} />
        </Line>
      )}
      {owedOut && !isNothing(owedOut) && (
        <Line label={text('agents.owed_out')}>
          <Amount amount={minus(owedOut)} currency={currency} />
        </Line>
      )}
    </>
  )
}

/** Less than the smallest coin, to the last place. */
function Exact({ of, scale }: { of: bigint; scale: number }) {
  return <bdi className="num font-[640]">{formatMinor(of, scale + 6).replace('-', '−')}</bdi>
}

/** From stakes to what is shared. */
function ResultLines({ payment, currency }: PaymentProps) {
  const text = useText()
  const { result } = payment.own
  const terms = payment.terms.dividend
  const { scale } = currencyOf(currency)
  const { dividend } = reckon(payment, scale)
  if (!result || !terms || !dividend) return null
  const names = [
    'stake',
    'payout',
    'bonuses',
    'rebates',
    ...(terms.lessSalaries ? (['salaries'] as const) : []),
  ] as const
  return (
    <>
      {names.map((name) => (
        <Line key={name} label={text(`agents.f_${name}`)}>
          <Amount amount={name === 'stake' ? result[name] : minus(result[name])} currency={currency} />
        </Line>
      ))}
      <Line label={text('agents.fees')}>
        <Amount amount={formatMinor(-feesOf(payment, scale), scale)} currency={currency} />
      </Line>
      <Line label={text('agents.ngr')}>
        <Amount amount={formatMinor(dividend.ngr, scale)} currency={currency} isNet />
      </Line>
    </>
  )
}

/** A branch that lost takes nothing from one that won: each result stands by itself. */
function BranchLines({ parts, currency }: { parts: readonly Reckoned['own'][]; currency: string }) {
  const text = useText()
  const { scale } = currencyOf(currency)
  return (
    <div className="border-t border-line bg-surface-2 px-4 py-2.5">
      <dt className="text-[13px] text-text-2">{text('agents.t_branch')}</dt>
      {parts.map(({ account, branch = 0n }) => (
        <dd key={account} className="mt-1 flex flex-wrap justify-between gap-x-4">
          <span className="[overflow-wrap:anywhere]">{account}</span>
          <Amount amount={formatMinor(branch, scale)} currency={currency} isNet />
        </dd>
      ))}
    </div>
  )
}

const minus = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** What fees take off: the same result without them, less the one with them. */
function feesOf({ own: { result }, terms: { dividend } }: agents.Payment, scale: number): Minor {
  if (!result || !dividend) return 0n
  const minor = minorsOf(result, scale)
  const { lessSalaries } = dividend
  return ngrOf(minor, { lessSalaries, paymentFee: 0n, providerFee: 0n }) - ngrOf(minor, costsOf(dividend))
}

interface LineProps {
  label: string
  /** What it is reckoned from. */
  below?: ReactNode
  isSum?: boolean
  children: ReactNode
}

function Line({ label, below, isSum = false, children }: LineProps) {
  return (
    <div
      className={join(
        'flex flex-wrap items-baseline justify-between gap-x-4 border-line px-4 py-2.5 not-first:border-t',
        isSum && 'bg-surface-2 text-[16px] font-[700]',
      )}
    >
      <dt className={isSum ? '' : 'text-text-2'}>
        {label}
        {below && <span className="block text-[12px] text-text-3">{below}</span>}
      </dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
