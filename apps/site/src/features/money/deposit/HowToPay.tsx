import { IconButton, join } from '@jackfruit/ui'
import { CopyIcon } from '../../../shared/look/icons.ts'
import { QrCode } from '../../../shared/parts/QrCode.tsx'
import { useCopy } from '../../../shared/text/copy.ts'
import { useText } from '../../../shared/text/text.ts'
import { payText, restOf } from './amounts.ts'
import type { Order } from './queries.ts'
import { TimeLeft } from './TimeLeft.tsx'

/** Exactly how much, to whom, with which memo, and how long there is. */
export function HowToPay({ order }: { order: Order }) {
  const text = useText()
  const { state, kind, pay, paid, payee, memo, qr, payUrl, network, isAmountOwn, currency } = order
  const rest = state === 'PARTIAL' && !isAmountOwn ? restOf(pay.amount, paid) : null
  const due = rest ?? pay.amount
  const amount = payText({ ...pay, amount: due }, currency)
  const label = rest !== null ? 'pay_rest' : isAmountOwn ? 'pay_exactly' : 'pay_amount'
  // A code asks for the whole amount: it does not stand beside a part that is missing.
  const code = rest !== null && kind !== 'crypto' ? null : qr
  const mustPay = state === 'AWAITING_PAYMENT' || state === 'PARTIAL'
  return (
    <section className="card grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5">
      {state === 'AWAITING_PAYMENT' && <TimeLeft from={order.createdAt} until={order.expiresAt} />}
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <dl className="-my-2.5 min-w-[min(100%,260px)] flex-1 basis-[320px] max-sm:basis-full">
          <Row
            label={text(`deposit.${label}`)}
            value={amount}
            copied={due}
            hint={isAmountOwn ? text('deposit.exact_hint') : null}
            isLarge
          />
          {payee && <Row label={text('deposit.to')} value={payee.bank} />}
          {payee && (
            <Row
              label={text(kind === 'crypto' ? 'deposit.address' : 'deposit.account_number')}
              value={payee.account}
              copied={payee.account.replace(/\s/g, '')}
            />
          )}
          {payee && kind !== 'crypto' && <Row label={text('deposit.holder')} value={payee.holder} />}
          {network && (
            <Row
              label={text('deposit.network')}
              value={network}
              hint={text('deposit.network_hint', { network })}
            />
          )}
          {memo && (
            <Row label={text('deposit.memo')} value={memo} copied={memo} hint={text('deposit.memo_hint')} />
          )}
        </dl>
        {code && (
          <figure className="grid justify-items-center gap-2 max-sm:mx-auto">
            <div
              role="img"
              aria-label={text('deposit.qr_alt', { amount })}
              className="rounded-[16px] bg-white p-1 shadow-[0_0_0_1px_var(--line)]"
            >
              <QrCode of={code} size={212} border={4} />
            </div>
            <figcaption className="max-w-[220px] text-center text-[13px] text-text-2">
              {text('deposit.qr_hint')}
            </figcaption>
          </figure>
        )}
      </div>
      {payUrl && (
        <a
          href={payUrl}
          target="_blank"
          rel="noreferrer"
          className={join('btn', mustPay ? 'btn-gold btn-lg' : 'btn-ghost')}
        >
          {text('deposit.pay_now')}
          <span className="sr-only">({text('deposit.pay_opens')})</span>
        </a>
      )}
    </section>
  )
}

interface RowProps {
  label: string
  value: string
  copied?: string
  hint?: string | null
  isLarge?: boolean
}

function Row({ label, value, copied, hint, isLarge }: RowProps) {
  const text = useText()
  const copy = useCopy()
  return (
    <div className="relative grid border-line py-2.5 not-first:border-t">
      <dt className="text-[13px] text-text-2">{label}</dt>
      <dd className={join('min-w-0', copied && 'pe-12')}>
        <bdi
          className={
            isLarge
              ? 'num text-[26px] leading-[1.3] font-[760]'
              : 'num text-[16px] leading-[1.45] font-[640] break-words'
          }
        >
          {value}
        </bdi>
        {copied && 'clipboard' in navigator && (
          <IconButton
            isBare
            label={`${text('common.copy')}: ${label}`}
            className="!absolute end-0 top-2.5 !text-link"
            onClick={() => copy(copied)}
          >
            <CopyIcon size={20} />
          </IconButton>
        )}
      </dd>
      {hint && <dd className="text-[13px] text-text-2">{hint}</dd>}
    </div>
  )
}
