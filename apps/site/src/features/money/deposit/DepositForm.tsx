import { cashierDeposits } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Card, Empty } from '@jackfruit/ui'
import { useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useRequestKey } from '../shared/useRequestKey.ts'
import { AmountField } from './AmountField.tsx'
import { grouped, readAmount } from './amounts.ts'
import { BonusChoice } from './BonusChoice.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import { type Method, useMethods, useRefresh } from './queries.ts'
import { type Place, placeOf, useRefusalText } from './refusals.ts'
import { Foot, Summary } from './Summary.tsx'
import { useChosenBonus } from './useChosenBonus.ts'
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
  const [chosen, setChosen] = useState(first.code)
  const method = methods.find(({ code }) => code === chosen) ?? first
  const [typed, setTyped] = useState(() =>
    grouped((method.quick[quickChosen] ?? method.min).replace(/\.0+$/, '')),
  )
  const [isTold, setTold] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const amount = readAmount(typed)
  const [min, max] = [readAmount(method.min) ?? 0n, readAmount(method.max) ?? 0n]
  const whole = (money: string | bigint) => formatMoney(money, currency, { whole: true })
  const tooFar = amount !== null && amount < min ? 'small' : amount !== null && amount > max ? 'large' : null
  const wrong =
    amount === null
      ? text('deposit.enter_amount')
      : tooFar && text(`deposit.too_${tooFar}`, { min: whole(min), max: whole(max) })
  const { offers, bonus, setOffer, askAgain } = useChosenBonus(
    wrong === null && amount !== null ? decimal(amount) : null,
  )
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
      if (bonus) askAgain()
    } finally {
      setBusy(false)
    }
  }
  const shown = wrong === null && amount !== null ? formatMoney(amount, currency) : null
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
      <BonusChoice {...{ offers, currency }} chosen={bonus} onChoose={setOffer} />
      <Summary {...{ method, bonus, shown, currency }} />
      {problemAt('form') && (
        <p role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] text-negative">
          {problemAt('form')}
        </p>
      )}
      <Foot {...{ shown, amount, bonus, currency, isBusy }} />
    </Form>
  )
}

const decimal = (minor: bigint): string => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
