import { cashierPayouts as calls } from '@jackfruit/contracts'
import { Card } from '@jackfruit/ui'
import { useEffect, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useRequestKey } from '../shared/useRequestKey.ts'
import { AccountChoice } from './AccountChoice.tsx'
import { AmountField } from './AmountField.tsx'
import { Available } from './Available.tsx'
import { CheckList } from './CheckList.tsx'
import { type ChecksTo, useCheckRows } from './checkRows.ts'
import { Foot } from './Foot.tsx'
import { LostBonuses, useLost } from './LostBonuses.tsx'
import { PaymentPassword, paymentComplaint } from './PaymentPassword.tsx'
import { type Accounts, type Checks, useChecks, usePeerTerms, useRefresh } from './queries.ts'
import { WaitingForm } from './Waiting.tsx'
import { type Way, WayChoice } from './WayChoice.tsx'
import { useBroken } from './words.ts'

export interface Ways extends ChecksTo {
  readonly onAdd: () => void
  readonly onManage: () => void
  readonly onHistory: () => void
}

type Name = 'bankAccountId' | 'amount' | 'by' | 'paymentPassword'
const settleMs = 250
const mendable: readonly Checks['limits']['broken'][] = ['amount_below', 'amount_invalid']

const fields: Readonly<Record<string, Name>> = {
  payout_account_unknown: 'bankAccountId',
  payout_account_cooling: 'bankAccountId',
  payout_account_closed: 'bankAccountId',
  amount_invalid: 'amount',
  amount_below: 'amount',
  amount_above: 'amount',
  payout_day_above: 'amount',
  insufficient_funds: 'amount',
  peer_closed: 'by',
  peer_amount: 'by',
  payment_password_wrong: 'paymentPassword',
  payment_password_missing: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
}

/** Asks for a withdrawal: to which account, how much, what is checked, and the payment password. */
export function RequestForm({ accounts, ways }: { accounts: Accounts; ways: Ways }) {
  const first = accounts.accounts.find(({ isUsable }) => isUsable) ?? accounts.accounts[0]
  const form = useForm<Name>(
    { bankAccountId: first?.id ?? '', amount: '', by: 'standard', paymentPassword: '' },
    (code) => fields[code] ?? null,
  )
  const { values, errors } = form
  const settled = useSettled(values.amount)
  const checks = useChecks(settled, values.bankAccountId || null)
  const refresh = useRefresh()
  const requestKey = useRequestKey(`${values.bankAccountId} ${values.amount} ${values.by}`)
  const brokenText = useBroken()
  const [left, setLeft] = useState('')
  const terms = usePeerTermsFor(accounts, values.bankAccountId)
  const by: Way = values.by === 'peer' && terms ? 'peer' : 'standard'

  const { data } = checks
  const lost = useLost(data)
  const rows = useCheckRows(data, ways)
  const stop = rows.find(({ state }) => state === 'stop')

  if (!data) return checks.isError ? <NoChecks of={checks} /> : <WaitingForm />
  const isTyping = settled !== values.amount || checks.isPlaceholderData
  // What more digits would mend is told when the field is left; what none would, at once.
  const isBrokenTold =
    values.amount !== '' && !isTyping && (left === settled || !mendable.includes(data.limits.broken))

  const submit = async () => {
    // What stands in the way is brought before the eyes; while the checks are behind the typing, the platform decides.
    if (stop && !isTyping)
      return form.ref.current?.querySelector<HTMLElement>(`[data-check="${stop.id}"]`)?.focus()
    if (lost.ask()) return
    const isRight = form.isRight({
      bankAccountId: values.bankAccountId ? null : { key: 'withdraw.account_not_chosen' },
      amount: values.amount ? null : { key: 'withdraw.amount_missing' },
      paymentPassword: paymentComplaint(form),
    })
    if (!isRight) return
    const isDone = await form.run(async () => {
      // What is agreed to is what was shown.
      const rate = data.pay ? { rate: data.pay.rate } : {}
      const order = await call(calls.requestPayout, {
        body: { ...values, ...rate, ...lost.agreement, by, requestKey },
      })
      await refresh()
      ways.onOrder(order.id)
    })
    if (!isDone) await refresh()
  }
  return (
    <Form at={form.ref} className="flex min-w-0 flex-1 flex-col gap-6" onSubmit={submit}>
      <Available checks={data} onHistory={ways.onHistory} />
      <AccountChoice
        accounts={accounts.accounts}
        value={values.bankAccountId || null}
        error={errors.bankAccountId}
        canAdd={accounts.accounts.length < accounts.accountsMax}
        onChange={(id) => form.type('bankAccountId', id)}
        onAdd={ways.onAdd}
        onManage={ways.onManage}
      />
      <AmountField
        value={values.amount}
        error={errors.amount ?? ((isBrokenTold && brokenText(data)) || undefined)}
        checks={data}
        onChange={(amount) => form.type('amount', amount)}
        onLeave={() => setLeft(values.amount)}
      />
      {terms && (
        <WayChoice
          value={by}
          terms={terms}
          checks={data}
          error={errors.by}
          onChange={(way) => form.type('by', way)}
        />
      )}
      <CheckList rows={rows} isTyping={isTyping} />
      <LostBonuses checks={data} lost={lost} />
      <PaymentPassword isStep form={form} onForgotten={ways.onPaymentPassword} />
      <Problem>{form.problem}</Problem>
      <Foot
        checks={data}
        stop={isTyping ? undefined : stop}
        by={by}
        isBusy={form.isBusy}
        onAdd={ways.onAdd}
      />
    </Form>
  )
}

/** Members pay members in their own money. */
function usePeerTermsFor({ accounts }: Accounts, chosen: string) {
  const terms = usePeerTerms().data ?? null
  return accounts.find(({ id }) => id === chosen)?.kind === 'crypto' ? null : terms
}

function NoChecks({ of }: { of: ReturnType<typeof useChecks> }) {
  return (
    <Card>
      <Failed of={of} title="withdraw.failed" />
    </Card>
  )
}

/** The value once it has rested for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
