import { type ReplyOf, walletTransfers } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { parseMinor } from '@jackfruit/kernel'
import { Button, Card, HexAvatar, Skeleton } from '@jackfruit/ui'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PaymentPasswordField } from '../../../shared/form/PaymentPasswordField.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { LockIcon } from '../../../shared/look/icons.ts'
import { Failed } from '../../../shared/parts/Failed.tsx'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { AmountField } from './AmountField.tsx'
import { Figure } from './Figure.tsx'
import { useMoved, useUpline } from './queries.ts'
import { useRequestId } from './request.ts'
import { TransferList } from './TransferList.tsx'

type Upline = ReplyOf<typeof walletTransfers.uplineInfo>

/** Money to the one above: who that is, how much, and the payment password. */
export default function UplinePage({ onSetPassword }: { onSetPassword: () => void }) {
  const text = useText()
  const upline = useUpline()
  const { data } = upline
  if (!data) {
    return upline.isError ? (
      <Failed of={upline} title="wallet.upline_failed" />
    ) : (
      <div className="grid gap-4" aria-busy="true">
        <Skeleton className="h-24 !rounded-[18px]" />
        <Skeleton className="h-64 !rounded-[18px]" />
      </div>
    )
  }
  const { receiver, currency, transfers, hasPaymentPassword } = data
  return (
    <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-5 pb-4">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
        <div className="flex items-center gap-3.5">
          <HexAvatar name={receiver.nickname || receiver.account} size={54} />
          <div className="min-w-0">
            <p className="text-[13px] text-text-2">{text('wallet.upline_to')}</p>
            <p className="truncate text-[18px] leading-[1.4] font-[720]" data-testid="receiver">
              {receiver.account}
            </p>
            {receiver.nickname && receiver.nickname !== receiver.account && (
              <p className="truncate text-[14px] text-text-2">{receiver.nickname}</p>
            )}
          </div>
        </div>
        {hasPaymentPassword ? (
          <SendForm upline={data} />
        ) : (
          <div className="grid justify-items-start gap-3 rounded-[14px] bg-warning-bg px-4 py-4">
            <p className="flex gap-3 text-[14px] font-[620]">
              <LockIcon size={20} className="flex-none text-warning" />
              {text('wallet.upline_no_password')}
            </p>
            <Button look="green" onClick={onSetPassword}>
              {text('wallet.upline_set_password')}
            </Button>
          </div>
        )}
      </Card>
      <TransferList
        empty={text('wallet.upline_history_empty')}
        lines={transfers.map(({ id, account, amount, isSent, at }) => ({
          id,
          at,
          title: text(isSent ? 'wallet.upline_sent_to' : 'wallet.upline_taken_from', { name: account }),
          amount: (
            <Figure
              amount={isSent ? `-${amount}` : amount}
              currency={currency}
              isSigned
              className="text-[15px] font-[680]"
            />
          ),
        }))}
      />
    </div>
  )
}

const fieldOf = (code: string) => {
  if (code === 'payment_password_wrong') return 'paymentPassword'
  const ofAmount = ['amount_invalid', 'amount_below', 'amount_above', 'day_limit', 'insufficient_funds']
  return ofAmount.includes(code) ? 'amount' : null
}

function SendForm({ upline }: { upline: Upline }) {
  const text = useText()
  const form = useForm<'amount' | 'paymentPassword'>({ amount: '', paymentPassword: '' }, fieldOf)
  const request = useRequestId()
  const moved = useMoved()
  const { receiver, currency } = upline
  const { amount, paymentPassword } = form.values
  const minor = parseMinor(amount)
  const said = (value: string | bigint) => formatMoney(value, currency)
  const name = receiver.account

  const submit = async () => {
    const isRight = form.isRight({
      amount: complaintOf(minor, upline),
      paymentPassword: /^\d{6}$/.test(paymentPassword) ? null : { key: 'security.payment_rule' },
    })
    if (!isRight) return
    await form.run(async () => {
      const body = { requestId: request.of(`${name} ${amount}`), target: name, amount, paymentPassword }
      await call(walletTransfers.toUpline, { body })
      request.over()
      form.type('amount', '')
      form.type('paymentPassword', '')
      note('good', text('wallet.upline_done', { amount: said(amount), name }))
    })
    await moved()
  }
  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <AmountField
        value={amount}
        currency={currency}
        error={form.errors.amount}
        hint={`${text('wallet.upline_limits', { min: said(upline.min), max: said(upline.max) })} · ${text('wallet.upline_left', { amount: said(upline.leftToday) })}`}
        onChange={(value) => form.type('amount', value)}
      />
      <PaymentPasswordField
        name="paymentPassword"
        label={text('wallet.upline_password')}
        value={paymentPassword}
        error={form.errors.paymentPassword}
        hint={text('security.payment_rule')}
        onType={(digits) => form.type('paymentPassword', digits)}
      />
      {form.problem && (
        <p role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
          {form.problem}
        </p>
      )}
      <div className="grid gap-2">
        <Button type="submit" look="gold" size="lg" isBusy={form.isBusy}>
          {minor
            ? text('wallet.upline_submit_amount', { amount: said(minor), name })
            : text('wallet.upline_submit', { name })}
        </Button>
        <p className="text-[13px] text-text-2">{text('wallet.upline_final')}</p>
      </div>
    </Form>
  )
}

/** What the platform would refuse anyway, said before anything is sent. */
function complaintOf(amount: bigint | null, { min, max, leftToday }: Upline) {
  if (amount === null || amount === 0n) return { key: 'errors.amount_invalid' as const }
  if (amount < (parseMinor(min) ?? 0n)) return { key: 'errors.amount_below' as const }
  if (amount > (parseMinor(max) ?? 0n)) return { key: 'errors.amount_above' as const }
  return amount > (parseMinor(leftToday) ?? 0n) ? { key: 'errors.day_limit' as const } : null
}
