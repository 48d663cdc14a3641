import { walletTransfers } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { parseMinor } from '@jackfruit/kernel'
import { Button, IconButton } from '@jackfruit/ui'
import { type ReactNode, useId } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { ArrowsLeftRightIcon } from '../../../shared/look/icons.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { AmountField } from './AmountField.tsx'
import { useMoved, useVendorBalance } from './queries.ts'
import { useRequestId } from './request.ts'

interface MoveFormProps {
  main: string
  currency: string
  vendors: readonly { vendor: string; name: string }[]
  vendor: string
  onVendor: (vendor: string) => void
  direction: 'in' | 'out'
  onDirection: (direction: 'in' | 'out') => void
}

/** Between the main wallet and one that a vendor keeps. */
export function MoveForm({
  main,
  currency,
  vendors,
  vendor,
  onVendor,
  direction,
  onDirection,
}: MoveFormProps) {
  const text = useText()
  const form = useForm<'amount'>({ amount: '' }, (code) =>
    ['amount_invalid', 'insufficient_funds'].includes(code) ? 'amount' : null,
  )
  const request = useRequestId()
  const moved = useMoved()
  const there = useVendorBalance(vendor)
  const name = vendors.find((one) => one.vendor === vendor)?.name ?? vendor
  const { amount } = form.values
  const minor = parseMinor(amount)
  const available = direction === 'in' ? main : (there.data?.balance ?? null)

  const submit = async () => {
    if (!form.isRight({ amount: minor === null || minor === 0n ? { key: 'errors.amount_invalid' } : null }))
      return
    const [from, to] = direction === 'in' ? ['main', vendor] : [vendor, 'main']
    await form.run(async () => {
      const requestId = request.of(`${from} ${to} ${amount}`)
      const { transfer } = await call(walletTransfers.transfer, { body: { requestId, from, to, amount } })
      request.over()
      form.type('amount', '')
      const said = formatMoney(transfer.amount, currency)
      if (transfer.state === 'done') note('good', text(`wallet.done_${direction}`, { amount: said, name }))
      else if (transfer.state === 'sent') note('plain', text('wallet.sent', { amount: said }))
      else
        note(
          'bad',
          text(transfer.reason === 'insufficient' ? 'wallet.refused_insufficient' : 'wallet.refused', {
            name,
          }),
        )
    })
    await moved()
  }
  const chooser = (
    <Choice value={vendor} onChange={onVendor} label={text(direction === 'in' ? 'wallet.to' : 'wallet.from')}>
      {vendors.map((one) => (
        <option key={one.vendor} value={one.vendor}>
          {one.name}
        </option>
      ))}
    </Choice>
  )
  const own = (
    <Fixed label={text(direction === 'in' ? 'wallet.from' : 'wallet.to')}>{text('wallet.main')}</Fixed>
  )
  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-2 md:gap-3">
        {direction === 'in' ? own : chooser}
        <IconButton
          label={text('wallet.swap')}
          onClick={() => onDirection(direction === 'in' ? 'out' : 'in')}
        >
          <ArrowsLeftRightIcon size={20} weight="bold" />
        </IconButton>
        {direction === 'in' ? chooser : own}
      </div>
      <AmountField
        value={amount}
        currency={currency}
        error={form.errors.amount}
        all={available}
        onChange={(value) => form.type('amount', value)}
      />
      {form.problem && (
        <p role="alert" className="rounded-[12px] bg-negative-bg px-4 py-3 text-[14px] font-[640]">
          {form.problem}
        </p>
      )}
      <Button type="submit" look="gold" size="lg" isBusy={form.isBusy} className="md:justify-self-end">
        {minor
          ? text('wallet.submit_amount', { amount: formatMoney(minor, currency) })
          : text('wallet.submit')}
      </Button>
    </Form>
  )
}

function Choice({
  label,
  value,
  onChange,
  children,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        <span>{label}</span>
      </label>
      <div className="field-box">
        <select id={id} className="min-w-0" value={value} onChange={(event) => onChange(event.target.value)}>
          {children}
        </select>
      </div>
    </div>
  )
}

function Fixed({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <p className="field-label">
        <span>{label}</span>
      </p>
      <p className="field-box truncate text-[15px] font-[640]">{children}</p>
    </div>
  )
}
