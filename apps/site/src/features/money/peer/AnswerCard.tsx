import { cashierPeer as calls } from '@jackfruit/contracts'
import { formatDateTime, formatMoney } from '@jackfruit/i18n'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import { Badge, Button, Card, join, MessageDialog } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { Form } from '../../../shared/form/Form.tsx'
import { HourglassIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { AmountField } from './AmountField.tsx'
import { Countdown } from './Countdown.tsx'
import { Foot, FootSum } from './Foot.tsx'
import { Photo } from './Photo.tsx'
import { type PeerClaim, type PeerPart, useDeed } from './queries.ts'
import { Sum } from './Sum.tsx'

type Said = 'all' | 'some' | 'nothing'
const answers: readonly Said[] = ['all', 'some', 'nothing']

interface AnswerProps {
  part: PeerPart
  claim: PeerClaim
  /** Of several that wait, one has the bar at the bottom. */
  isFirst: boolean
}

/** The only card with a gold border: the part that waits for this member's word. */
export function AnswerCard({ part, claim, isFirst }: AnswerProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { currency } = claim
  const time = (at: string) => formatDateTime(at, language, timeZone, 'time')
  return (
    <Card className="grid gap-4 !border-2 !border-gold-600 p-5" data-testid="peer-answer">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-[720] text-[17px]">
          {text('peer.part', { number: part.number })} · <Sum amount={part.amount} currency={currency} />
        </h4>
        <Badge tone="warning" icon={<HourglassIcon size={14} weight="bold" />}>
          {text('peer.answer_needed')}
        </Badge>
      </div>
      <div className="grid grid-cols-[112px_1fr] gap-4 sm:grid-cols-[180px_1fr]">
        {part.proofId && (
          <Photo
            id={part.proofId}
            label={text('peer.proof_of', { number: part.number })}
            className="self-start"
          />
        )}
        <dl className="grid content-start gap-2 text-[14px]">
          <Fact name={text('peer.says_sent')}>
            <Sum amount={part.amount} currency={currency} className="text-[19px] font-[760]" />
          </Fact>
          <Fact name={text('peer.sent_by')}>{part.otherName}</Fact>
          <Fact name={text('peer.reference')}>
            <span className="num break-all">{part.reference}</span>
            {part.autoOff.includes('reference_reused') && (
              <span className="block text-[13px] text-negative">{text('peer.off_reference_reused')}</span>
            )}
          </Fact>
          {part.proofAt && <Fact name={text('peer.proof_at')}>{time(part.proofAt)}</Fact>}
        </dl>
      </div>
      {part.dueAt ? (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-[14px] bg-warning-bg px-4 py-3 text-warning">
          <p className="text-[15px] font-[700] text-text">{text('peer.counts_in')}</p>
          <Countdown until={part.dueAt} now={claim.now} of={claim.autoConfirmMinutes} />
          <p className="col-span-full text-[14px] text-text">
            {text('peer.no_answer_means', { time: time(part.dueAt), count: claim.autoConfirmMinutes })}
          </p>
        </div>
      ) : (
        <p className="rounded-[14px] bg-info-bg px-4 py-3 text-[14px]">
          <strong className="font-[700]">{text('peer.staff_will_check')}</strong>{' '}
          {part.autoOff.map((reason) => text(`peer.off_${reason}` as 'peer.off_payer_risk')).join(' ')}
        </p>
      )}
      <p className="text-[14px] text-text-2">{text('peer.look_at_account', { bank: claim.bank })}</p>
      <AnswerForm part={part} claim={claim} isFirst={isFirst} />
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-[13px] text-text-2">{name}</dt>
      <dd className="font-[640]">{children}</dd>
    </div>
  )
}

function AnswerForm({ part, claim, isFirst }: AnswerProps) {
  const text = useText()
  const formId = useId()
  const { isBusy, run } = useDeed()
  const [said, setSaid] = useState<Said>('all')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const whole = parseMinor(part.amount) ?? 0n
  const received = parseMinor(typed)
  const isSome = received !== null && received > 0n && received < whole
  const missing = isSome ? whole - received : null
  const { id } = part
  const before = parseMinor(claim.received) ?? 0n
  const now = said === 'all' ? whole : said === 'some' && isSome ? received : 0n
  const money = (amount: string) => formatMoney(amount, claim.currency)

  const send = (body: Parameters<typeof call<typeof calls.peerReceipt>>[1]['body']) =>
    run(() => call(calls.peerReceipt, { body }))
  const confirm = () => {
    if (said === 'all') return void send({ id, answer: 'received' })
    if (said === 'nothing') return setAsking(true)
    if (missing === null) return setProblem(text('peer.some_range', { amount: money(part.amount) }))
    return void send({ id, answer: 'partial', remainingAmount: formatMinor(missing) })
  }
  return (
    <Form id={formId} onSubmit={confirm}>
      <Arrived account={claim.accountShown} said={said} onSay={setSaid} />
      {said === 'some' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <AmountField
            label={text('peer.i_received')}
            value={typed}
            currency={claim.currency}
            error={problem}
            onChange={(value) => {
              setTyped(value)
              setProblem(undefined)
            }}
          />
          <div>
            <p className="field-label">{text('peer.still_missing')}</p>
            <output className="flex min-h-[50px] items-center rounded-[12px] bg-sunken px-4 text-[18px] font-[720]">
              {missing === null ? '–' : <Sum amount={formatMinor(missing)} currency={claim.currency} />}
            </output>
          </div>
          <p className="text-[14px] text-text-2 sm:col-span-2">{text('peer.some_then')}</p>
        </div>
      )}
      {said === 'nothing' && <p className="text-[14px] text-text-2">{text('peer.nothing_then')}</p>}
      <Foot isFirst={isFirst}>
        <FootSum label={text('peer.so_far')}>
          <Sum amount={formatMinor(before + now)} currency={claim.currency} className="money-inherit" />{' '}
          <span className="num text-[13px] font-[450] whitespace-nowrap text-text-2 sm:text-[15px]">
            {text('peer.of_all', { amount: money(claim.requested) })}
          </span>
        </FootSum>
        <Button
          type="submit"
          form={formId}
          look={said === 'nothing' ? 'danger' : 'gold'}
          size="lg"
          isBusy={isBusy}
          className="max-sm:w-full"
        >
          {said === 'all'
            ? text('peer.confirm_all', { amount: money(part.amount) })
            : said === 'some'
              ? text('peer.confirm_some', { amount: isSome ? money(formatMinor(received)) : '' })
              : text('peer.confirm_nothing')}
        </Button>
      </Foot>
      <MessageDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text('peer.sure_title')}
        buttons={[
          { label: text('common.back') },
          {
            label: text('peer.confirm_nothing'),
            look: 'danger',
            testId: 'peer-sure',
            onPress: () => {
              setAsking(false)
              void send({ id, answer: 'notReceived' })
            },
          },
        ]}
      >
        {text('peer.sure_text', { bank: claim.bank, amount: money(part.amount) })}
      </MessageDialog>
    </Form>
  )
}

interface ArrivedProps {
  account: string
  said: Said
  onSay: (said: Said) => void
}

function Arrived({ account, said, onSay }: ArrivedProps) {
  const text = useText()
  const group = useId()
  return (
    <fieldset className="grid gap-2 sm:grid-cols-3">
      <legend className="mb-2 text-[15px] font-[700]">
        {text('peer.what_arrived', { account: account })}
      </legend>
      {answers.map((each) => (
        <label
          key={each}
          className={join(
            'flex min-h-[52px] cursor-pointer items-center gap-3 rounded-[14px] border-2 px-4 text-[15px] font-[680]',
            'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-focus',
            said === each ? 'border-gold-600 bg-warning-bg' : 'border-line-strong bg-surface',
          )}
        >
          <input
            type="radio"
            name={group}
            value={each}
            checked={said === each}
            className="h-5 w-5 accent-[var(--field-active)]"
            onChange={() => onSay(each)}
          />
          {text(`peer.arrived_${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
