import { points } from '@jackfruit/contracts'
import { Button, Dialog, Field, IconButton } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PaymentPasswordField } from '../../../shared/form/PaymentPasswordField.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { MinusIcon, PlusIcon, XIcon } from '../../../shared/look/icons.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { note } from '../../../shared/text/notes.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { pointsFigure, pointsOf } from './figure.ts'
import { GoodsArt } from './GoodsArt.tsx'
import { type Balance, type Goods, usePointsMoved, usePressKey } from './queries.ts'
import { SetPassword } from './SetPassword.tsx'

interface ExchangeDialogProps {
  goods: Goods
  own: Balance
  onClose: () => void
  onSetPassword: () => void
}

/** What is asked before points go: how many, where to, and the payment password. */
export function ExchangeDialog({ goods, own, onClose, onSetPassword }: ExchangeDialogProps) {
  const text = useText()
  return (
    <Dialog
      isOpen
      holdsForm
      onPhone="full"
      onClose={onClose}
      title={goods.name}
      closeLabel={text('common.close')}
      closeIcon={<XIcon size={22} />}
    >
      {own.hasPaymentPassword ? (
        <ExchangeForm goods={goods} balance={pointsOf(own.balance)} onDone={onClose} />
      ) : (
        <SetPassword onSetPassword={onSetPassword} />
      )}
    </Dialog>
  )
}

type Name = 'address' | 'zalo' | 'whatsApp' | 'password'

const fieldOf = (code: string): Name | null => {
  if (code === 'address_missing') return 'address'
  if (code.startsWith('contact_')) return 'whatsApp'
  return code === 'payment_password_wrong' ? 'password' : null
}

function ExchangeForm({ goods, balance, onDone }: { goods: Goods; balance: bigint; onDone: () => void }) {
  const text = useText()
  const language = useLanguage() as 'EN'
  const form = useForm<Name>({ address: '', zalo: '', whatsApp: '', password: '' }, fieldOf)
  const [quantity, setQuantity] = useState(1)
  const press = usePressKey()
  const moved = usePointsMoved()
  const { address, zalo, whatsApp, password } = form.values
  const cost = pointsOf(goods.price) * BigInt(quantity)
  const { delivery } = goods
  const submit = async () => {
    const isRight = form.isRight({
      address: delivery === 'parcel' && address.trim().length < 5 ? { key: 'errors.address_missing' } : null,
      whatsApp:
        delivery !== 'none' && !zalo.trim() && !whatsApp.trim() ? { key: 'errors.contact_needed' } : null,
      password: /^\d{6}$/.test(password) ? null : { key: 'security.payment_rule' },
    })
    if (!isRight) return
    const isDone = await form.run(async () => {
      const wanted = {
        ...{ goodsId: goods.id, quantity, price: goods.price, receivingAddress: address.trim() },
        ...{ zaloId: zalo.trim(), whatsappId: whatsApp.trim() },
      }
      const key = press.of(JSON.stringify(wanted))
      await call(points.redeem, { body: { key, ...wanted, password, language } })
      press.over()
      note('good', text('points.done', { goods: goods.name }))
    })
    await moved()
    if (isDone) onDone()
    else form.forget('password')
  }
  return (
    <Form at={form.ref} className="grid grid-cols-[minmax(0,1fr)] gap-4 px-6 pt-4 pb-6" onSubmit={submit}>
      <div className="flex items-center gap-4">
        <GoodsArt art={goods.art} className="h-[88px] w-[104px] flex-none rounded-[14px]" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="text-[14px] text-text-2">{goods.text}</p>
          <Pieces quantity={quantity} most={mostOf(goods, balance)} onChange={setQuantity} />
        </div>
      </div>
      {delivery === 'parcel' && (
        <Field
          name="address"
          label={text('points.address')}
          hint={text('points.address_hint')}
          error={form.errors.address}
          autoComplete="street-address"
          maxLength={points.addressMax}
          value={address}
          onChange={(event) => form.type('address', event.target.value)}
        />
      )}
      {delivery !== 'none' && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            name="whatsApp"
            label="WhatsApp"
            hint={text('points.contact_hint')}
            error={form.errors.whatsApp}
            autoComplete="off"
            maxLength={60}
            value={whatsApp}
            onChange={(event) => form.type('whatsApp', event.target.value)}
          />
          <Field
            name="zalo"
            label="Zalo"
            error={form.errors.zalo}
            autoComplete="off"
            maxLength={60}
            value={zalo}
            onChange={(event) => form.type('zalo', event.target.value)}
          />
        </div>
      )}
      <PaymentPasswordField
        name="password"
        label={text('points.password')}
        hint={text('security.payment_rule')}
        value={password}
        error={form.errors.password}
        onType={(digits) => form.type('password', digits)}
      />
      <Problem>{form.problem}</Problem>
      <div className="grid gap-2">
        <Button type="submit" look="gold" size="lg" isBusy={form.isBusy}>
          {text('points.exchange_for', { points: pointsFigure(cost) })}
        </Button>
        <p className="text-[13px] text-text-2">
          {text('points.left_after', { points: pointsFigure(balance - cost) })}
        </p>
      </div>
    </Form>
  )
}

/** As many as are there and as the points reach for, and never more than the platform takes. */
function mostOf({ stock, price }: Goods, balance: bigint): number {
  const there = Math.min(points.quantityMax, stock ?? points.quantityMax)
  const pieces = Array.from({ length: there }, (_, at) => at + 1)
  return Math.max(1, pieces.filter((each) => pointsOf(price) * BigInt(each) <= balance).length)
}

interface PiecesProps {
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

function Pieces({ quantity, most, onChange }: PiecesProps) {
  const text = useText()
  const step = (to: number) => onChange(Math.min(most, Math.max(1, to)))
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{text('points.quantity')}</legend>
      <IconButton label={text('points.fewer')} onClick={() => step(quantity - 1)}>
        <MinusIcon size={18} weight="bold" />
      </IconButton>
      <output className="num min-w-8 text-center font-[680] text-[17px]" aria-live="polite">
        {quantity}
      </output>
      <IconButton label={text('points.another')} onClick={() => step(quantity + 1)}>
        <PlusIcon size={18} weight="bold" />
      </IconButton>
    </fieldset>
  )
}
