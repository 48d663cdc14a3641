import { cashierPayouts as calls } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card, Empty } from '@jackfruit/ui'
import { useId, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/useForm.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { SubPage } from '../../../shared/parts/SubPage.tsx'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { PaymentPassword, paymentComplaint } from './PaymentPassword.tsx'
import { type Account, type Accounts, useRefresh } from './queries.ts'
import { iconOf, useMethodName } from './words.ts'

interface AccountsPageProps {
  accounts: Accounts
  onBack: () => void
  onAdd: () => void
}

/** The accounts that are bound; each can be taken away by the payment password. */
export function AccountsPage({
  accounts: { accounts, accountsMax, coolingHours },
  onBack,
  onAdd,
}: AccountsPageProps) {
  const text = useText()
  const [leaving, setLeaving] = useState<string | null>(null)
  const add = (
    <Button look="green" className="max-sm:w-full" onClick={onAdd}>
      {text('withdraw.add_account')}
    </Button>
  )
  return (
    <SubPage title={text('withdraw.accounts')} back={text('withdraw.title')} onBack={onBack}>
      <p className="text-[14px] text-text-2">
        {text('withdraw.accounts_text', { count: accountsMax, hours: coolingHours })}
      </p>
      {accounts.length === 0 ? (
        <Card>
          <Empty title={text('withdraw.account_none_bound')} action={add}>
            {text('withdraw.accounts_none_text')}
          </Empty>
        </Card>
      ) : (
        <>
          <Card as="ul" className="overflow-hidden">
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                isOne={accounts.length === 1}
                isLeaving={leaving === account.id}
                onLeave={(isLeaving) => setLeaving(isLeaving ? account.id : null)}
              />
            ))}
          </Card>
          {accounts.length < accountsMax && <div>{add}</div>}
        </>
      )}
    </SubPage>
  )
}

interface AccountRowProps {
  account: Account
  /** With one account there is nothing to choose. */
  isOne: boolean
  isLeaving: boolean
  onLeave: (isLeaving: boolean) => void
}

function AccountRow({ account, isOne, isLeaving, onLeave }: AccountRowProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const nameOf = useMethodName()
  const { id, kind, tail, holder, isUsable, usableAt, isDefault } = account
  const Icon = iconOf[kind]
  const row = useRef<HTMLLIElement>(null)
  const nameId = useId()
  return (
    <li ref={row} tabIndex={-1} className="grid gap-4 border-line px-4 py-3.5 not-first:border-t md:px-5">
      <div className="flex items-center gap-3.5">
        <Icon size={26} className="flex-none self-start text-positive" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <span className="min-w-[140px]">
            <span id={nameId} className="block font-[640]">
              {nameOf(account)} <bdi className="num whitespace-nowrap">···· {tail}</bdi>
            </span>
            <span className="block text-[13px] text-text-2">{holder}</span>
          </span>
          <span className="flex flex-wrap items-center gap-2">
            {!isOne && isDefault && <Badge tone="info">{text('withdraw.account_default')}</Badge>}
            <Badge tone={isUsable ? 'positive' : 'warning'}>
              {isUsable
                ? text('withdraw.account_ready')
                : text('withdraw.rests_until', {
                    time: formatDateTime(usableAt, language, timeZone, 'short'),
                  })}
            </Badge>
          </span>
        </span>
        <Button
          look="text"
          size="sm"
          className="-me-2 max-md:min-h-11"
          aria-expanded={isLeaving}
          aria-describedby={nameId}
          onClick={() => onLeave(!isLeaving)}
        >
          {text('withdraw.remove')}
        </Button>
      </div>
      {!isDefault && <Preferring id={id} nameId={nameId} onDone={() => row.current?.focus()} />}
      {isLeaving && <Removal id={id} onDone={() => onLeave(false)} />}
    </li>
  )
}

interface PreferringProps {
  id: string
  /** Of what the account is called. */
  nameId: string
  /** The button is gone then: where the focus goes is the row's. */
  onDone: () => void
}

/** Makes it the one that is paid to unless another is chosen. */
function Preferring({ id, nameId, onDone }: PreferringProps) {
  const text = useText()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const prefer = async () => {
    setBusy(true)
    try {
      await call(calls.preferPayoutAccount, { body: { id } })
      note('good', text('withdraw.made_default'))
      await refresh()
      onDone()
    } catch (failure) {
      note('bad', failureText(failure))
      await refresh()
    }
    setBusy(false)
  }
  return (
    <Button
      look="text"
      size="sm"
      isBusy={isBusy}
      aria-describedby={nameId}
      className="ms-7 justify-self-start max-md:min-h-11"
      onClick={prefer}
    >
      {text('withdraw.make_default')}
    </Button>
  )
}

function Removal({ id, onDone }: { id: string; onDone: () => void }) {
  const text = useText()
  const refresh = useRefresh()
  const form = useForm<'paymentPassword'>({ paymentPassword: '' }, (code) =>
    code.startsWith('payment_password') ? 'paymentPassword' : null,
  )
  const { paymentPassword } = form.values
  const remove = async () => {
    if (!form.isRight({ paymentPassword: paymentComplaint(form) })) return
    const isDone = await form.run(() => call(calls.removePayoutAccount, { body: { id, paymentPassword } }))
    if (!isDone) return
    await refresh()
    note('good', text('withdraw.removed'))
    onDone()
  }
  return (
    <Form at={form.ref} className="grid gap-4 rounded-[14px] bg-surface-2 p-4" onSubmit={remove}>
      <PaymentPassword form={form} />
      <Problem>{form.problem}</Problem>
      <Button type="submit" look="danger" isBusy={form.isBusy} className="justify-self-end">
        {text('withdraw.remove_this')}
      </Button>
    </Form>
  )
}
