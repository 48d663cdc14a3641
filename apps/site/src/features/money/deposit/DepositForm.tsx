import { cashierDeposits } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Button, Card, Empty } from '@jackfruit/ui'
import { useRef, useState } from 'react'
import { usePlace } from '../../../shared/address/navigation.ts'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { LockIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useRequestKey } from '../shared/useRequestKey.ts'
import { AmountField } from './AmountField.tsx'
import { grouped, readAmount } from './amounts.ts'
import { BonusChoice, useDepositBonuses } from './BonusChoice.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { type Method, useMethods, useRefresh, useSum } from './queries.ts'
import { type Place, placeOf, useRefusalText } from './refusals.ts'
import { WaitingForm } from './WaitingForm.tsx'

const quickChosen = 2

export function DepositForm({ onMade }: { onMade: (id: string) => void }) {
  const text = useText()
  const methods = useMethods()
  if (methods.isError)
    return (
      <Card>
        <Failed of={methods} title="deposit.failed" />
      </Card>
    )
  if (!methods.data) return <WaitingForm />
  const [first] = methods.data.methods
  if (!first) {
    return (
      <Card>
        <Empty title={text('deposit.no_methods')}>{text('deposit.no_methods_text')}</Empty>
      </Card>
    )
  }
  return (
    <DepositFields
      {...{ methods: methods.data.methods, first, currency: methods.data.currency, onMade }}
      onClosed={() => void methods.refetch()}
    />
  )
}

interface Refused {
  /** What was wished for. */
  readonly key: string
  readonly place: Place
  readonly failure: unknown
}

interface DepositFieldsProps {
  methods: readonly Method[]
  first: Method
  currency: string
  onMade: (id: string) => void
  /** The chosen method is not offered any more: what is offered now is asked for. */
  onClosed: () => void
}

function DepositFields({ methods, first, currency, onMade, onClosed }: DepositFieldsProps) {
  const text = useText()
  const refusalText = useRefusalText(currency)
  const refresh = useRefresh()
  const balance = useSum()
  const [chosen, setChosen] = useState(first.code)
  const method = methods.find(({ code }) => code === chosen) ?? first
  const [typed, setTyped] = useState(() =>
    grouped((method.quick[quickChosen] ?? method.min).replace(/\.0+$/, '')),
  )
  const [offer, setOffer] = useState<string | null>(usePlace().search['bonus'] ?? null)
  const [isTold, setTold] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const amount = readAmount(typed)
  const [min, max] = [readAmount(method.min) ?? 0n, readAmount(method.max) ?? 0n]
  const whole = (money: string | bigint) => formatMoney(money, currency, { whole: true })
  const wrong =
    amount === null
      ? text('deposit.enter_amount')
      : amount < min
        ? text('deposit.too_small', { min: whole(min) })
        : amount > max
          ? text('deposit.too_large', { max: whole(max) })
          : null
  const known = useDepositBonuses(wrong === null && amount !== null ? decimal(amount) : null)
  const offers = known.data?.lists ?? []
  // What cannot be chosen any more for this amount is not sent along.
  const bonus = offers.find(({ id, why }) => id === offer && why === null) ?? null
  const key = useRequestKey(`${method.code}|${amount ?? ''}|${bonus?.id ?? ''}`)

  // What was refused is told until something else is wished for.
  const problemAt = (place: Place) =>
    refusal?.place === place && (place === 'method' || refusal.key === key)
      ? refusalText(refusal.failure)
      : null

  const submit = async () => {
    setTold(true)
    setRefusal(null)
    if (wrong !== null) return field.current?.focus()
    setBusy(true)
    try {
      const body = {
        ...{ idempotencyKey: key, method: method.code, amount: decimal(amount ?? 0n) },
        ...(bonus && { promotionId: bonus.id, promotionVersion: bonus.version }),
      }
      const { id } = await call(cashierDeposits.create, { body })
      void refresh()
      onMade(id)
    } catch (failure) {
      const refused = { key, place: placeOf(failure), failure }
      setRefusal(refused)
      if (refused.place === 'amount') field.current?.focus()
      if (refused.place === 'method') onClosed()
      if (bonus) void known.refetch()
    } finally {
      setBusy(false)
    }
  }
  const shown = wrong === null && amount !== null ? formatMoney(amount, currency) : null
  // What waits beside the balance is not in it yet.
  const played = bonus && bonus.mode !== 'NON_STICKY' ? (readAmount(bonus.bonus) ?? 0n) : 0n
  const sum = balance.data ? readAmount(balance.data.sumBalance) : null
  return (
    <Form className="flex min-w-0 flex-1 flex-col gap-6" onSubmit={submit}>
      <MethodChoice
        methods={methods}
        chosen={method}
        error={problemAt('method')}
        onChoose={(next) => {
          setRefusal(null)
          setChosen(next)
        }}
      />
      <AmountField
        {...{ field, currency, typed, method }}
        error={(isTold ? wrong : null) ?? problemAt('amount')}
        onType={(next) => setTyped(grouped(next))}
      />
      <BonusChoice
        offers={offers}
        currency={currency}
        chosen={bonus}
        onChoose={(id) => {
          setRefusal(null)
          setOffer(id)
        }}
      />
      <dl className="card grid px-4 text-[14px]">
        <Line label={text('deposit.you_pay')} value={shown ?? '–'} />
        {bonus && shown && (
          <Line
            label={text('deposit.bonus')}
            value={text('deposit.bonus_brings', { amount: formatMoney(bonus.bonus, currency) })}
          />
        )}
        <Line
          label={text('deposit.turnover')}
          value={bonus && shown ? formatMoney(bonus.turnover, currency) : (shown ?? '–')}
        />
        {method.accountEnding && (
          <Line
            label={text('deposit.sent_to')}
            value={text('deposit.ending', { name: method.name, ending: method.accountEnding })}
          />
        )}
      </dl>
      {problemAt('form') && (
        <p role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] text-negative">
          {problemAt('form')}
        </p>
      )}
      <div className="sticky -bottom-6 z-10 -mx-4 mt-auto -mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-4 pb-[calc(16px+env(safe-area-inset-bottom))] md:-mx-8 md:px-8">
        <div className="min-w-0 flex-1">
          <p className="text-[13px] text-text-2">{text('deposit.after')}</p>
          <p
            className="num text-[20px] leading-[1.4] font-[760] whitespace-nowrap"
            data-testid="balance-after"
          >
            {sum !== null && shown !== null && amount !== null ? formatMoney(sum + amount + played, currency) : '–'}
          </p>
        </div>
        <span className="flex items-center gap-1.5 text-[13px] text-text-2 max-md:hidden">
          <LockIcon size={16} weight="fill" />
          {text('deposit.encrypted')}
        </span>
        <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="max-sm:w-full">
          {shown ? text('deposit.submit', { amount: shown }) : text('deposit.submit_plain')}
        </Button>
      </div>
    </Form>
  )
}

const decimal = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-0">
      <dt className="text-text-2">{label}</dt>
      <dd className="num font-[680]">{value}</dd>
    </div>
  )
}
