import { cashierPeer as calls } from '@jackfruit/contracts'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import { Badge, Button, Card } from '@jackfruit/ui'
import { call } from '../../../shared/calls/api.ts'
import { UsersThreeIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { Countdown } from './Countdown.tsx'
import { DisputeCard, MayDispute } from './DisputeCard.tsx'
import { Foot, FootSum } from './Foot.tsx'
import { Loaded, SubPage } from './Frame.tsx'
import { Head } from './Head.tsx'
import { Photo } from './Photo.tsx'
import { ProofForm } from './ProofForm.tsx'
import { type PayPart, type PeerAsk, useDeed, useDeposit } from './queries.ts'
import { Story } from './Story.tsx'
import { Sum } from './Sum.tsx'
import { partTone } from './words.ts'

/** A deposit by paying members: whom to pay, how much, where, and until when. */
export function PayerScreen({ id, onBack }: { id: string; onBack: () => void }) {
  const text = useText()
  const deposit = useDeposit(id)
  return (
    <SubPage title={text('peer.deposit')} onBack={onBack}>
      <Loaded of={deposit}>{(ask) => <Shown ask={ask} />}</Loaded>
    </SubPage>
  )
}

const tones = { SEARCHING: 'info', MATCHED: 'warning', ENDED: 'neutral' } as const

function Shown({ ask }: { ask: PeerAsk }) {
  const text = useText()
  const { currency, parts } = ask
  const isCredited = ask.state === 'ENDED' && ask.credited !== '0.00'
  const open = parts.filter(({ endedAt }) => endedAt === null)
  const over = parts.filter(({ endedAt }) => endedAt !== null)
  const toPay = sumOf(open)
  const first = open.find(isToPay)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Head
        {...{ id: ask.id, at: ask.askedAt, amount: ask.amount, currency }}
        line={text('peer.bonus_line', { percent: shortPercent(ask.bonusPercent) })}
        state={{
          text: text(isCredited ? 'peer.ask_CREDITED' : `peer.ask_${ask.state}`),
          tone: isCredited ? 'positive' : tones[ask.state],
        }}
        slices={[
          { label: text('peer.slice_credited'), amount: ask.credited, look: 'done' },
          { label: text('peer.slice_paying'), amount: toPay, look: 'now' },
          { label: text('peer.slice_searching'), amount: ask.unmatched, look: 'later' },
          { label: text('peer.slice_dropped'), amount: ask.dropped, look: 'out' },
        ]}
      />
      {ask.unmatched !== '0.00' && <Searching ask={ask} />}
      {open.map((part) =>
        part.dispute ? (
          <DisputeCard key={part.id} part={part} side="payer" currency={currency} now={ask.now} />
        ) : (
          <OpenPart key={part.id} part={part} ask={ask} isFirst={part === first} />
        ),
      )}
      {over.map((part) =>
        part.dispute ? (
          <DisputeCard key={part.id} part={part} side="payer" currency={currency} now={ask.now} />
        ) : (
          <OverPart key={part.id} part={part} currency={currency} />
        ),
      )}
      <Story changes={ask.changes} side="in" currency={currency} />
    </div>
  )
}

const isToPay = ({ state }: PayPart): boolean => state === 'RESERVED' || state === 'AWAITING_PAYMENT'

const sumOf = (parts: readonly PayPart[]): string =>
  formatMinor(parts.reduce((sum, { amount }) => sum + (parseMinor(amount) ?? 0n), 0n))

/** 0.5000 is 0.5. */
export const shortPercent = (percent: string): string => percent.replace(/\.?0+$/, '') || '0'

function Searching({ ask }: { ask: PeerAsk }) {
  const text = useText()
  const { isBusy, run } = useDeed()
  return (
    <Card className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 p-5">
      <UsersThreeIcon size={22} className="text-text-2" />
      <h4 className="font-[720] text-[16px]">{text('peer.searching')}</h4>
      <Countdown until={ask.searchUntil} now={ask.now} of={10} />
      <p className="col-span-full text-[14px] text-text-2">{text('peer.searching_text')}</p>
      <Button
        look="text"
        size="sm"
        isBusy={isBusy}
        className="col-span-full -ms-3 justify-self-start"
        onClick={() => void run(() => call(calls.peerStop, { query: { id: ask.id } }))}
      >
        {text('peer.stop_search')}
      </Button>
    </Card>
  )
}

/** A part that is this member's turn, or waits for the other side. */
function OpenPart({ part, ask, isFirst }: { part: PayPart; ask: PeerAsk; isFirst: boolean }) {
  const text = useText()
  const { isBusy, run } = useDeed()
  const { currency } = ask
  const isMine = isToPay(part)
  const minutes = part.state === 'RESERVED' ? 3 : part.parentId ? 10 : 15
  return (
    <Card className={`grid gap-4 p-5 ${isMine ? '!border-2 !border-gold-600' : ''}`} data-testid="peer-pay">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-[720] text-[17px]">
          {text('peer.part', { number: part.number })} · <Sum amount={part.amount} currency={currency} />
        </h4>
        <Badge tone={partTone[part.state]}>{text(`peer.part_${part.state}`)}</Badge>
      </div>
      {part.parentId && <p className="text-[14px]">{text('peer.missing_text')}</p>}
      {isMine && part.dueAt && (
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 rounded-[14px] bg-warning-bg px-4 py-3">
          <p className="text-[15px] font-[700]">
            {text(part.state === 'RESERVED' ? 'peer.kept_for' : 'peer.pay_within')}
          </p>
          <Countdown until={part.dueAt} now={ask.now} of={minutes} />
        </div>
      )}
      {part.state === 'RESERVED' && (
        <>
          <p className="text-[14px] text-text-2">{text('peer.reserved_text')}</p>
          <Foot isFirst={isFirst}>
            <FootSum label={text('peer.slice_paying')}>
              <Sum amount={part.amount} currency={currency} className="money-inherit" />
            </FootSum>
            <Button
              look="gold"
              size="lg"
              isBusy={isBusy}
              className="max-sm:w-full"
              onClick={() => void run(() => call(calls.peerBegin, { body: { id: part.id } }))}
            >
              {text('peer.show_account')}
            </Button>
          </Foot>
        </>
      )}
      {part.state === 'AWAITING_PAYMENT' && part.payTo && (
        <ProofForm part={part} isFirst={isFirst} payTo={part.payTo} currency={currency} />
      )}
      {part.state === 'PROOF_SENT' && <Sent part={part} ask={ask} />}
      {part.canDispute && <MayDispute part={part} side="payer" />}
      {isMine && (
        <Button
          look="text"
          size="sm"
          isBusy={isBusy}
          className="-ms-3 justify-self-start"
          onClick={() => void run(() => call(calls.peerGiveUp, { body: { id: part.id } }))}
        >
          {text('peer.give_up')}
        </Button>
      )}
    </Card>
  )
}

function Sent({ part, ask }: { part: PayPart; ask: PeerAsk }) {
  const text = useText()
  return (
    <div className="grid grid-cols-[112px_1fr] gap-4">
      {part.proofId && <Photo id={part.proofId} label={text('peer.proof_of', { number: part.number })} />}
      <div className="grid content-start gap-2">
        <p className="text-[14px]">{text('peer.ref', { reference: part.reference ?? '' })}</p>
        {part.dueAt ? (
          <>
            <p className="text-[14px] text-text-2">
              {text('peer.credited_at_latest', { count: ask.autoConfirmMinutes })}
            </p>
            <Countdown until={part.dueAt} now={ask.now} of={ask.autoConfirmMinutes} />
          </>
        ) : (
          <p className="text-[14px] text-text-2">{text('peer.staff_will_check')}</p>
        )}
      </div>
    </div>
  )
}

function OverPart({ part, currency }: { part: PayPart; currency: string }) {
  const text = useText()
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 p-5" data-testid="peer-part">
      <h4 className="flex-1 font-[720] text-[16px]">{text('peer.part', { number: part.number })}</h4>
      <Badge tone={partTone[part.state]}>{text(`peer.part_${part.state}`)}</Badge>
      <Sum
        amount={part.state === 'PARTIALLY_RECEIVED' ? part.received : part.amount}
        currency={currency}
        className="font-[700]"
      />
      <p className="w-full text-[14px] text-text-2">{text(`peer.in_${part.state}`)}</p>
      {part.isBonusChecked && <p className="w-full text-[14px] text-text-2">{text('peer.bonus_checking')}</p>}
    </Card>
  )
}
