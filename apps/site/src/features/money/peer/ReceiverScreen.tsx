import { cashierPeer as calls } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card } from '@jackfruit/ui'
import { call } from '../../../shared/calls/api.ts'
import { CheckCircleIcon, UsersThreeIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { AnswerCard } from './AnswerCard.tsx'
import { DisputeCard, MayDispute } from './DisputeCard.tsx'
import { Loaded, SubPage } from './Frame.tsx'
import { Head } from './Head.tsx'
import { Photo } from './Photo.tsx'
import { type PeerClaim, type PeerPart, useDeed, useWithdrawal } from './queries.ts'
import { Story } from './Story.tsx'
import { Sum } from './Sum.tsx'
import { claimTone, partTone } from './words.ts'

/** A withdrawal that members pay: one question at a time, did this part arrive? */
export function ReceiverScreen({ id, onBack }: { id: string; onBack: () => void }) {
  const text = useText()
  const withdrawal = useWithdrawal(id)
  return (
    <SubPage title={text('peer.withdrawal')} onBack={onBack}>
      <Loaded of={withdrawal}>{(claim) => <Shown claim={claim} />}</Loaded>
    </SubPage>
  )
}

function Shown({ claim }: { claim: PeerClaim }) {
  const text = useText()
  const { parts, currency, bank, accountShown } = claim
  const asking = parts.filter(({ state }) => state === 'PROOF_SENT')
  const disputed = parts.filter(({ dispute }) => dispute !== null)
  const others = parts.filter((part) => part.state !== 'PROOF_SENT' && part.dispute === null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Head
        {...{ id: claim.id, at: claim.enteredAt, amount: claim.requested, currency }}
        line={text('peer.match_to', { account: `${bank} ${accountShown}` })}
        state={{ text: text(`peer.claim_${claim.state}`), tone: claimTone[claim.state] }}
        slices={[
          { label: text('peer.slice_received'), amount: claim.received, look: 'done' },
          {
            label: text(asking.length > 0 ? 'peer.slice_check' : 'peer.slice_open'),
            amount: claim.open,
            look: 'now',
          },
          { label: text('peer.slice_matching'), amount: claim.unmatched, look: 'later' },
          { label: text('peer.slice_house'), amount: claim.fallback, look: 'out' },
          { label: text('peer.slice_returned'), amount: claim.returned, look: 'out' },
        ]}
      />
      {asking.map((part, place) => (
        <AnswerCard key={part.id} part={part} claim={claim} isFirst={place === 0} />
      ))}
      {disputed.map((part) => (
        <DisputeCard key={part.id} part={part} side="receiver" currency={currency} now={claim.now} />
      ))}
      {claim.unmatched !== '0.00' && <Unmatched claim={claim} />}
      {others.map((part) => (
        <PartCard key={part.id} part={part} claim={claim} />
      ))}
      <Story changes={claim.changes} side="out" currency={currency} />
    </div>
  )
}

/** What nobody has begun to pay: until when it waits, and the way to take it back. */
function Unmatched({ claim }: { claim: PeerClaim }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { isBusy, run } = useDeed()
  return (
    <Card className="grid grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-1 p-5">
      <UsersThreeIcon size={22} className="mt-0.5 text-text-2" />
      <h4 className="font-[720] text-[16px]">{text('peer.looking')}</h4>
      <Sum amount={claim.unmatched} currency={claim.currency} className="font-[700]" />
      <p className="col-start-2 col-end-4 text-[14px] text-text-2">
        {text('peer.looking_until', { time: formatDateTime(claim.fallbackAt, language, timeZone, 'time') })}
      </p>
      <Button
        look="text"
        size="sm"
        isBusy={isBusy}
        className="col-start-2 -ms-3 justify-self-start"
        onClick={() => void run(() => call(calls.peerTakeBack, { query: { id: claim.id } }))}
      >
        {text('peer.take_back')}
      </Button>
    </Card>
  )
}

/** A part that needs no answer now. */
function PartCard({ part, claim }: { part: PeerPart; claim: PeerClaim }) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const when = part.endedAt ?? part.madeAt
  return (
    <Card className="grid gap-2 p-5" data-testid="peer-part">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {part.state.endsWith('RECEIVED') && (
          <CheckCircleIcon size={22} weight="fill" className="flex-none text-positive" />
        )}
        <h4 className="flex-1 font-[720] text-[16px]">{text('peer.part', { number: part.number })}</h4>
        <Badge tone={partTone[part.state]}>{text(`peer.part_${part.state}`)}</Badge>
        <Sum amount={part.amount} currency={claim.currency} className="font-[700]" />
      </div>
      <p className="text-[14px] text-text-2">
        {text(`peer.out_${part.state}`)} · {formatDateTime(when, language, timeZone, 'time')}
        {part.reference && ` · ${text('peer.ref', { reference: part.reference })}`}
      </p>
      {part.state === 'PARTIALLY_RECEIVED' && (
        <p className="text-[14px]">
          {text('peer.received_and_missing')}{' '}
          <Sum amount={part.received} currency={claim.currency} className="font-[700]" /> ·{' '}
          <Sum amount={part.remaining} currency={claim.currency} className="font-[700]" />
        </p>
      )}
      {part.proofId && (
        <Photo
          id={part.proofId}
          label={text('peer.proof_of', { number: part.number })}
          className="max-w-[160px]"
        />
      )}
      {part.canDispute && <MayDispute part={part} side="receiver" />}
    </Card>
  )
}
