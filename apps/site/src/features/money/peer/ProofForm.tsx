import { cashierPeer as calls } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Button, Field } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PictureInput } from '../../../shared/form/PictureInput.tsx'
import { CheckCircleIcon, CopyIcon } from '../../../shared/look/icons.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { Foot, FootSum } from './Foot.tsx'
import { type PayPart, useDeed } from './queries.ts'
import { Sum } from './Sum.tsx'

interface ProofFormProps {
  part: PayPart
  /** Of several to be paid, one has the bar at the bottom. */
  isFirst: boolean
  payTo: NonNullable<PayPart['payTo']>
  currency: string
}

const referenceShape = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,39}$/u

/** Where to pay, exactly how much, and the two things that prove it. */
export function ProofForm({ part, isFirst, payTo, currency }: ProofFormProps) {
  const text = useText()
  const formId = useId()
  const { isBusy, run } = useDeed()
  const [reference, setReference] = useState('')
  const [picture, setPicture] = useState<{ file: string; name: string }>()
  const [problems, setProblems] = useState<{ reference?: string; picture?: string }>({})
  const send = () => {
    const found = {
      ...(referenceShape.test(reference.trim()) ? {} : { reference: text('peer.reference_missing') }),
      ...(picture ? {} : { picture: text('peer.picture_missing') }),
    }
    setProblems(found)
    if (!picture || Object.keys(found).length > 0) return
    const body = { id: part.id, reference: reference.trim(), file: picture.file }
    void run(async () => {
      await call(calls.peerProof, { body })
      note('good', text('peer.proof_sent'))
    })
  }
  return (
    <Form id={formId} onSubmit={send}>
      <dl className="grid gap-2 rounded-[14px] bg-sunken p-4 text-[15px]">
        <Line name={text('peer.pay_bank')} value={payTo.bank} />
        <Line name={text('peer.pay_name')} value={payTo.name} />
        <Line name={text('peer.pay_number')} value={payTo.number} copied />
        <Line
          name={text('peer.pay_exactly')}
          value={formatMoney(part.amount, currency)}
          copied={part.amount}
        />
      </dl>
      <Field
        label={text('peer.reference')}
        hint={text('peer.reference_hint')}
        error={problems.reference}
        maxLength={40}
        autoComplete="off"
        value={reference}
        onChange={(event) => {
          setReference(event.target.value)
          setProblems(({ picture: kept }) => (kept ? { picture: kept } : {}))
        }}
      />
      <div className="grid justify-items-start gap-2">
        <PictureInput
          label={text('peer.add_proof')}
          describedBy="peer-picture-problem"
          onProblem={(key) => note('bad', text(key))}
          onPicture={(file, name) => {
            setPicture({ file, name })
            setProblems(({ reference: kept }) => (kept ? { reference: kept } : {}))
          }}
        />
        {picture && (
          <p className="flex items-center gap-2 text-[14px]" role="status">
            <CheckCircleIcon size={18} weight="fill" className="text-positive" />
            <span className="break-all">{picture.name}</span>
          </p>
        )}
        <p id="peer-picture-problem" className="field-hint field-error" role="alert">
          {problems.picture}
        </p>
      </div>
      <Foot isFirst={isFirst}>
        <FootSum label={text('peer.slice_paying')}>
          <Sum amount={part.amount} currency={currency} className="money-inherit" />
        </FootSum>
        <Button type="submit" form={formId} look="gold" size="lg" isBusy={isBusy} className="max-sm:w-full">
          {text('peer.i_paid', { amount: formatMoney(part.amount, currency) })}
        </Button>
      </Foot>
    </Form>
  )
}

/** A line of the account; `copied` is what its button takes along, or true for what stands there. */
function Line({ name, value, copied }: { name: string; value: string; copied?: true | string }) {
  const text = useText()
  const copy = async () => {
    await navigator.clipboard.writeText(copied === true ? value : (copied ?? value))
    note('good', text('common.copied'))
  }
  return (
    <div className="flex items-center gap-3">
      <dt className="min-w-[104px] text-[14px] text-text-2">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3">
        <span className="num min-w-0 flex-1 font-[700] break-all">{value}</span>
        {copied && (
          <Button
            size="sm"
            look="text"
            icon={<CopyIcon size={18} />}
            aria-label={text('peer.copy', { what: name })}
            onClick={() => void copy()}
          />
        )}
      </dd>
    </div>
  )
}
