import { type ReplyOf, walletTransfers } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import { Button, Field, Skeleton } from '@jackfruit/ui'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/calls/api.ts'
import { Form } from '../../../../shared/form/Form.tsx'
import { PaymentPasswordField } from '../../../../shared/form/PaymentPasswordField.tsx'
import { useForm } from '../../../../shared/form/useForm.ts'
import { Failed } from '../../../../shared/parts/Failed.tsx'
import { Problem } from '../../../../shared/parts/Problem.tsx'
import { note } from '../../../../shared/text/notes.ts'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { useChanged } from '../queries.ts'
import { digitsOf } from '../shared/digits.ts'
import { useKey } from '../shared/useKey.ts'

type Downline = ReplyOf<typeof walletTransfers.downlineInfo>

interface TransferProps {
  to: string
  onDone: () => void
}

/** Money to somebody of the own line: how much, and the payment password. */
export function Transfer({ to, onDone }: TransferProps) {
  const text = useText()
  const { onSetPassword } = useCentre()
  const downline = useQuery({
    queryKey: ['agents', 'downline', to],
    queryFn: ({ signal }) => call(walletTransfers.downlineInfo, { query: { target: to }, signal }),
    retry: false,
  })
  const { data } = downline
  if (!data)
    return downline.isError ? (
      <Failed of={downline} title="wallet.upline_failed" />
    ) : (
      <Skeleton className="h-56 !rounded-[18px]" />
    )
  if (data.hasPaymentPassword) return <SendForm to={to} downline={data} onDone={onDone} />
  return (
    <div className="grid justify-items-start gap-3 rounded-[14px] bg-warning-bg px-4 py-4">
      <p className="text-[14px] font-[620]">{text('wallet.upline_no_password')}</p>
      <Button look="green" onClick={onSetPassword}>
        {text('wallet.upline_set_password')}
      </Button>
    </div>
  )
}

const ofAmount = ['amount_invalid', 'amount_below', 'amount_above', 'day_limit', 'insufficient_funds']
const fieldOf = (code: string) => {
  if (code === 'payment_password_wrong') return 'paymentPassword'
  return ofAmount.includes(code) ? 'amount' : null
}

function SendForm({ to, downline, onDone }: TransferProps & { downline: Downline }) {
  const text = useText()
  const form = useForm<'amount' | 'paymentPassword'>({ amount: '', paymentPassword: '' }, fieldOf)
  const key = useKey()
  const changed = useChanged()
  const { currency, min, max, leftToday } = downline
  const { scale, symbol } = currencyOf(currency)
  const { amount, paymentPassword } = form.values
  const minor = parseMinor(amount, scale)
  const said = (value: string | bigint) => formatMoney(value, currency)
  const submit = async () => {
    const isRight = form.isRight({
      amount: complaintOf(minor, downline, scale),
      paymentPassword: /^\d{6}$/.test(paymentPassword) ? null : { key: 'security.payment_rule' },
    })
    if (!isRight) return
    const isSent = await form.run(async () => {
      const body = { requestId: key.of(`${to} ${amount}`), target: to, amount, paymentPassword }
      await call(walletTransfers.toDownline, { body })
      key.over()
      note('good', text('wallet.upline_done', { amount: said(amount), name: to }))
    })
    await changed()
    if (isSent) onDone()
  }
  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <Field
        label={text('wallet.amount')}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={18}
        placeholder="0.00"
        icon={<span className="flex-none font-[640] text-text-2">{symbol}</span>}
        value={amount}
        error={form.errors.amount}
        hint={`${text('wallet.upline_limits', { min: said(min), max: said(max) })} · ${text('wallet.upline_left', { amount: said(leftToday) })}`}
        onChange={(event) => form.type('amount', digitsOf(event.target.value, scale))}
      />
      <PaymentPasswordField
        name="paymentPassword"
        label={text('wallet.upline_password')}
        value={paymentPassword}
        error={form.errors.paymentPassword}
        onType={(digits) => form.type('paymentPassword', digits)}
      />
      <Problem>{form.problem}</Problem>
      <div className="grid gap-2">
        <Button type="submit" look="gold" size="lg" isBusy={form.isBusy}>
          {minor
            ? text('wallet.upline_submit_amount', { amount: said(minor), name: to })
            : text('wallet.upline_submit', { name: to })}
        </Button>
        <p className="text-[13px] text-text-2">{text('wallet.upline_final')}</p>
      </div>
    </Form>
  )
}

/** What the platform would refuse anyway, said before anything is sent. */
function complaintOf(amount: bigint | null, { min, max, leftToday }: Downline, scale: number) {
  const of = (value: string) => parseMinor(value, scale) ?? 0n
  if (amount === null || amount === 0n) return { key: 'errors.amount_invalid' as const }
  if (amount < of(min)) return { key: 'errors.amount_below' as const }
  if (amount > of(max)) return { key: 'errors.amount_above' as const }
  return amount > of(leftToday) ? { key: 'errors.day_limit' as const } : null
}
