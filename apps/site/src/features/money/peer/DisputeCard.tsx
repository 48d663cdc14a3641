import { cashierPeer as calls } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { Badge, Button, Card, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { PictureInput } from '../../../shared/form/PictureInput.tsx'
import { ShieldCheckIcon } from '../../../shared/look/icons.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { Countdown } from './Countdown.tsx'
import { Photo } from './Photo.tsx'
import { type PeerPart, useDeed } from './queries.ts'
import { partTone } from './words.ts'

type Side = 'payer' | 'receiver'
interface DisputeProps {
  part: PeerPart
  side: Side
  currency: string
  now: string
}

/** What both sides show, until when, and what a person decided about it. */
export function DisputeCard({ part, side, currency, now }: DisputeProps) {
  const text = useText()
  const { isBusy, run } = useDeed()
  const { dispute } = part
  if (!dispute) return null
  const isOpen = dispute.verdict === null
  const mayShow = isOpen && Date.parse(dispute.evidenceUntil) > Date.parse(now)
  const hand = (file: string) =>
    run(async () => {
      await call(calls.peerEvidence, { body: { id: part.id, file } })
      note('good', text('peer.evidence_sent'))
    })
  return (
    <Card className="grid gap-4 p-5" data-testid="peer-dispute">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-[720] text-[17px]">
          {text('peer.part', { number: part.number })} · {formatMoney(part.amount, currency)}
        </h4>
        <Badge tone={partTone[part.state]}>{text(`peer.part_${part.state}`)}</Badge>
      </div>
      <p className="flex gap-3 text-[14px]">
        <ShieldCheckIcon size={20} className="flex-none text-text-2" />
        <span>
          {dispute.verdict === null
            ? text(`peer.dispute_by_${dispute.openedBy}`)
            : text(`peer.verdict_${dispute.verdict}`)}
        </span>
      </p>
      {dispute.reason && <p className="text-[14px] text-text-2">{dispute.reason}</p>}
      {mayShow && (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-[14px] bg-warning-bg px-4 py-3">
          <p className="text-[15px] font-[700]">{text('peer.evidence_until')}</p>
          <Countdown until={dispute.evidenceUntil} now={now} of={30} />
        </div>
      )}
      {dispute.pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {dispute.pictures.map((picture) => (
            <li key={picture.id} className="grid gap-1">
              <Photo id={picture.id} label={text(`peer.shown_by_${picture.by}`)} />
              <span className="text-[13px] text-text-2">{text(`peer.shown_by_${picture.by}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayShow && (
        <div className="flex flex-wrap items-center gap-3">
          <PictureInput
            label={text(`peer.show_${side}`)}
            isBusy={isBusy}
            onPicture={(file) => void hand(file)}
            onProblem={(key) => note('bad', text(key))}
          />
          <p className="min-w-[200px] flex-1 text-[13px] text-text-2">{text('peer.both_see')}</p>
        </div>
      )}
      {side === 'receiver' && isOpen && !dispute.isLate && (
        <Button
          look="text"
          size="sm"
          isBusy={isBusy}
          className="-ms-3 justify-self-start"
          onClick={() =>
            void run(() => call(calls.peerReceipt, { body: { id: part.id, answer: 'received' } }))
          }
        >
          {text('peer.found_it')}
        </Button>
      )}
      {dispute.canAppeal && <Appeal id={part.id} />}
      {dispute.appealedBy && (
        <p className="text-[14px] text-text-2">
          {dispute.appealPaid === null
            ? text('peer.appeal_waits')
            : dispute.appealPaid === '0.00'
              ? text('peer.appeal_kept')
              : text('peer.appeal_paid', { amount: formatMoney(dispute.appealPaid, currency) })}{' '}
          {dispute.appealAnswer}
        </p>
      )}
    </Card>
  )
}

/** Once, in the member's own words. */
function Appeal({ id }: { id: string }) {
  const text = useText()
  const { isBusy, run } = useDeed()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  return (
    <Form
      className="grid gap-3"
      onSubmit={() => {
        if (reason.trim().length < 5) return setError(text('peer.appeal_short'))
        void run(() => call(calls.peerAppeal, { body: { id, reason: reason.trim() } }))
      }}
    >
      <Field
        label={text('peer.appeal_reason')}
        hint={text('peer.appeal_once')}
        error={error}
        maxLength={300}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {text('peer.appeal')}
      </Button>
    </Form>
  )
}

/** About money that counted as received, or about what somebody says is missing. */
export function MayDispute({ part, side }: { part: PeerPart; side: Side }) {
  const text = useText()
  const { isBusy, run } = useDeed()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-[200px] flex-1 text-[14px] text-text-2">{text(`peer.may_dispute_${side}`)}</p>
      <Button
        size="sm"
        isBusy={isBusy}
        onClick={() => void run(() => call(calls.peerDispute, { body: { id: part.id } }))}
      >
        {text(`peer.dispute_${side}`)}
      </Button>
    </div>
  )
}
