import type { agents, ReplyOf } from '@jackfruit/contracts'
import { Button, Card, Empty } from '@jackfruit/ui'
import { useState } from 'react'
import { useText } from '../../../../shared/text/text.ts'
import { ContractCard } from './ContractCard.tsx'
import { OfferForm } from './OfferForm.tsx'

interface OwnContractProps {
  kind: agents.PayKind
  of: ReplyOf<typeof agents.daily>
}

const overStates: readonly agents.Contract['state'][] = ['rejected', 'cancelled', 'expired', 'terminated']

/** What the agent was promised from above; without it, the way to ask for it. */
export function OwnContract({ kind, of: { own, cap, payments } }: OwnContractProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  if (isAsking)
    return (
      <OfferForm
        kind={kind}
        title={text('agents.act_request')}
        action="request"
        account={null}
        above={null}
        cap={cap}
        begin={own?.terms ?? null}
        onLeave={() => setAsking(false)}
      />
    )
  const ask = (
    <Button look="green" onClick={() => setAsking(true)}>
      {text('agents.act_request')}
    </Button>
  )
  if (!own)
    return (
      <Card>
        <Empty title={text('agents.contract_none')} action={ask}>
          {text('agents.contract_none_text')}
        </Empty>
      </Card>
    )
  return (
    <>
      <ContractCard kind={kind} contract={own} side="downline" last={payments[0]} />
      {overStates.includes(own.state) && <div>{ask}</div>}
    </>
  )
}
