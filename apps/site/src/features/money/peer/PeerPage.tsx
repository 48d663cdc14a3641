import { formatDateTime } from '@jackfruit/i18n'
import { Badge, type BadgeTone, Button, Card, Empty } from '@jackfruit/ui'
import {
  ArrowCircleDownIcon,
  ArrowCircleUpIcon,
  CaretRightIcon,
  UsersThreeIcon,
} from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../shared/text/text.ts'
import { AskForm } from './AskForm.tsx'
import { Loaded } from './Frame.tsx'
import { PayerScreen } from './PayerScreen.tsx'
import { useSub } from './place.ts'
import { useDeposits, useLive, useTerms, useWithdrawals } from './queries.ts'
import { ReceiverScreen } from './ReceiverScreen.tsx'
import { Sum } from './Sum.tsx'
import { claimTone } from './words.ts'

/** Money between members: what I am paid by others, and what I pay to others. */
export default function PeerPage() {
  const { sub, open } = useSub()
  useLive()
  const back = () => open({ kind: 'list' })
  if (sub.kind === 'out') return <ReceiverScreen key={sub.id} id={sub.id} onBack={back} />
  if (sub.kind === 'in') return <PayerScreen key={sub.id} id={sub.id} onBack={back} />
  if (sub.kind === 'ask') return <AskForm onBack={back} onAsked={(id) => open({ kind: 'in', id })} />
  return <List />
}

function List() {
  const text = useText()
  const { open } = useSub()
  const { currency } = useBrand()
  const [terms, deposits, withdrawals] = [useTerms(), useDeposits(), useWithdrawals()]
  const openDeposit = terms.data?.openDeposit ?? null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {terms.data?.terms && (
        <Card className="flex flex-wrap items-center gap-4 p-5">
          <UsersThreeIcon size={28} className="flex-none text-link" />
          <div className="min-w-[220px] flex-1">
            <h3 className="text-[17px]">{text('peer.pay_a_player')}</h3>
            <p className="text-[14px] text-text-2">
              {text('peer.reserve_line')} <Sum amount={terms.data.terms.reserve} currency={currency} />
            </p>
          </div>
          <Button
            look="gold"
            onClick={() => open(openDeposit ? { kind: 'in', id: openDeposit } : { kind: 'ask' })}
          >
            {text(openDeposit ? 'peer.go_on' : 'peer.begin')}
          </Button>
        </Card>
      )}
      <Loaded of={withdrawals}>
        {({ lists }) => (
          <Loaded of={deposits}>
            {({ lists: asks }) =>
              lists.length + asks.length === 0 ? (
                <Card>
                  <Empty title={text('peer.empty_title')}>{text('peer.empty_text')}</Empty>
                </Card>
              ) : (
                <>
                  <Group title={text('peer.my_withdrawals')}>
                    {lists.map((claim) => (
                      <Row
                        key={claim.id}
                        isOut
                        at={claim.enteredAt}
                        amount={claim.requested}
                        currency={claim.currency}
                        state={{
                          text: text(`peer.claim_${claim.state}`),
                          tone: claimTone[claim.state],
                        }}
                        needsMe={claim.parts.some(({ state }) => state === 'PROOF_SENT')}
                        onOpen={() => open({ kind: 'out', id: claim.id })}
                      />
                    ))}
                  </Group>
                  <Group title={text('peer.my_deposits')}>
                    {asks.map((ask) => (
                      <Row
                        key={ask.id}
                        at={ask.askedAt}
                        amount={ask.amount}
                        currency={ask.currency}
                        state={{
                          text: text(
                            ask.state === 'ENDED' && ask.credited !== '0.00'
                              ? 'peer.ask_CREDITED'
                              : `peer.ask_${ask.state}`,
                          ),
                          tone: ask.state === 'ENDED' ? 'neutral' : 'info',
                        }}
                        needsMe={ask.parts.some(
                          ({ state }) => state === 'RESERVED' || state === 'AWAITING_PAYMENT',
                        )}
                        onOpen={() => open({ kind: 'in', id: ask.id })}
                      />
                    ))}
                  </Group>
                </>
              )
            }
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

function Group({ title, children }: { title: string; children: readonly React.ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={title}>
      <h3 className="text-[16px]">{title}</h3>
      <Card as="ul" className="overflow-hidden">
        {children}
      </Card>
    </section>
  )
}

interface RowProps {
  at: string
  amount: string
  currency: string
  state: { text: string; tone: BadgeTone }
  isOut?: boolean
  needsMe: boolean
  onOpen: () => void
}

function Row({ at, amount, currency, state, isOut, needsMe, onOpen }: RowProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const Icon = isOut ? ArrowCircleUpIcon : ArrowCircleDownIcon
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        className="flex min-h-[64px] w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-start hover:bg-hover"
        onClick={onOpen}
      >
        <Icon size={24} className="flex-none text-link" />
        <span className="num min-w-[96px] flex-1 text-[14px] text-text-2">
          {formatDateTime(at, language, timeZone, 'short')}
        </span>
        {needsMe && <Badge tone="warning">{text('peer.your_turn')}</Badge>}
        <Badge tone={state.tone}>{state.text}</Badge>
        <Sum amount={amount} currency={currency} className="font-[700]" />
        <CaretRightIcon size={16} weight="bold" className="flex-none text-text-3 rtl:-scale-x-100" />
      </button>
    </li>
  )
}
