import type { agents, ReplyOf } from '@jackfruit/contracts'
import { currencyOf } from '@jackfruit/kernel'
import { Badge, Button, Card, Empty } from '@jackfruit/ui'
import { useState } from 'react'
import { CaretRightIcon, PlusIcon } from '../../../../shared/look/icons.ts'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { SubPage } from '../../../../shared/parts/SubPage.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { rateText } from '../shared/names.ts'
import { stateLooks } from '../shared/stateLooks.ts'
import { ContractCard } from './ContractCard.tsx'
import { OfferForm } from './OfferForm.tsx'
import { isWaitedFor } from './steps.ts'
import { topRate } from './terms.ts'

interface DownlinesProps {
  kind: agents.PayKind
  of: ReplyOf<typeof agents.daily>
}

type Open =
  | { readonly what: 'contract' | 'change'; readonly id: string }
  | { readonly what: 'offer'; readonly account: string | null }

/** Contracts with those directly below: who waits for a word stands first. */
export function Downlines({ kind, of: { own, contracts, cap } }: DownlinesProps) {
  const text = useText()
  const { about } = useCentre()
  const known = contracts.find(({ downline }) => downline === about)
  const [open, setOpen] = useState<Open | null>(() => {
    if (!about) return null
    return known ? { what: 'contract', id: known.id } : { what: 'offer', account: about }
  })
  const close = () => setOpen(null)
  const chosen = open && open.what !== 'offer' ? contracts.find(({ id }) => id === open.id) : undefined
  const above = own && isHeld(own) ? own.terms : null
  if (open?.what === 'offer' || (open?.what === 'change' && chosen))
    return (
      <OfferForm
        {...{ kind, above, cap }}
        title={chosen ? text('agents.change_of', { name: chosen.downline }) : text('agents.offer_new')}
        action={chosen ? 'change' : 'offer'}
        account={chosen ? chosen.downline : open.what === 'offer' ? open.account : null}
        contractId={chosen?.id}
        begin={chosen?.terms ?? above}
        onLeave={close}
      />
    )
  if (chosen)
    return (
      <SubPage title={chosen.downline} back={text('agents.tab_downContracts')} onBack={close}>
        <ContractCard
          kind={kind}
          contract={chosen}
          side="upline"
          onChange={() => setOpen({ what: 'change', id: chosen.id })}
        />
      </SubPage>
    )
  const offer = (
    <Button
      look="green"
      icon={<PlusIcon size={18} weight="bold" />}
      onClick={() => setOpen({ what: 'offer', account: null })}
    >
      {text('agents.offer_new')}
    </Button>
  )
  if (contracts.length === 0)
    return (
      <Card>
        <Empty title={text('agents.down_none')} action={offer}>
          {text('agents.down_none_text')}
        </Empty>
      </Card>
    )
  const inOrder = contracts.toSorted((one, other) => waits(other) - waits(one))
  return (
    <>
      <div className="flex justify-end">{offer}</div>
      <Card as="ul" className="overflow-hidden">
        {inOrder.map((contract) => (
          <Row
            key={contract.id}
            contract={contract}
            onOpen={() => setOpen({ what: 'contract', id: contract.id })}
          />
        ))}
      </Card>
    </>
  )
}

const isHeld = ({ state }: agents.Contract) =>
  state === 'active' || state === 'changeOffered' || state === 'endRequested'
const waits = (contract: agents.Contract) => (isWaitedFor(contract, 'upline') ? 1 : 0)

function Row({ contract, onOpen }: { contract: agents.Contract; onOpen: () => void }) {
  const text = useText()
  const { currency } = useCentre()
  const { tone, icon: Icon } = stateLooks[contract.state]
  const rate = topRate(contract.terms)
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        data-testid="downline-contract"
        data-account={contract.downline}
        className="flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-surface-2"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="font-[670] [overflow-wrap:anywhere]">{contract.downline}</b>
            <Badge tone={tone} icon={Icon && <Icon size={12} weight="bold" />}>
              {text(`agents.cs_${contract.state}`)}
            </Badge>
          </span>
          {contract.now && (
            <span className="block text-[13px] text-text-3">
              {`${text('agents.f_valid')} (${currencyOf(currency).symbol}) `}
              <Amount amount={contract.now.valid} currency={currency} className="!font-[560]" />
            </span>
          )}
        </span>
        {rate && (
          <bdi className="num flex-none text-[15px] font-[720]">
            {text('agents.up_to', { rate: rateText(rate) })}
          </bdi>
        )}
        <CaretRightIcon size={16} weight="bold" className="flex-none text-text-3 rtl:-scale-x-100" />
      </button>
    </li>
  )
}
