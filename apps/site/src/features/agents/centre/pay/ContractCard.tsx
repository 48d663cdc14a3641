import type { agents } from '@jackfruit/contracts'
import { formatDateTime } from '@jackfruit/i18n'
import { Badge, Button, Card, join, MessageDialog } from '@jackfruit/ui'
import { useState } from 'react'
import { FileTextIcon } from '../../../../shared/look/icons.ts'
import { Problem } from '../../../../shared/parts/Problem.tsx'
import { useBrand } from '../../../../shared/session/brand.ts'
import { useLanguage, useText } from '../../../../shared/text/text.ts'
import { stateLooks } from '../shared/stateLooks.ts'
import { Breaks } from './Breaks.tsx'
import { NowCard } from './NowCard.tsx'
import { type Doing, doingsOf, isWaitedFor } from './steps.ts'
import { TermsText } from './TermsText.tsx'
import { TierTable } from './TierTable.tsx'
import { useProcess } from './useProcess.ts'
import { WouldHave } from './WouldHave.tsx'

interface ContractCardProps {
  kind: agents.PayKind
  contract: agents.Contract
  /** On which side of it the agent stands. */
  side: 'upline' | 'downline'
  onChange?: () => void
  /** What the last period brought: by it an offer is told in money. */
  last?: agents.Payment | undefined
}

/** A contract as both sides see it: its steps, what stands beside them, who agreed when, and what can be done. */
export function ContractCard({ kind, contract, side, onChange, last }: ContractCardProps) {
  const text = useText()
  const language = useLanguage()
  const { timeZone, brand } = useBrand()
  const { state, terms, offered, acceptances, answerBy, version } = contract
  // At the top of the tree it is the brand itself that promises.
  const other = (side === 'downline' ? contract.upline : contract.downline) || brand
  const isWaiting = isWaitedFor(contract, side)
  const at = (instant: string) => formatDateTime(instant, language, timeZone, 'short')
  const { tone, icon: Icon } = stateLooks[state]
  const waits = isWaiting ? 'agents.waits_you' : 'agents.waits_them'
  return (
    <>
      <Card
        as="section"
        data-testid="contract"
        data-state={state}
        className={join('overflow-hidden', isWaiting && '!shadow-[0_0_0_2px_var(--gold-600)]')}
      >
        <div className="flex flex-wrap items-start gap-3 px-4 pt-4 md:px-5">
          <FileTextIcon size={24} className="flex-none text-text-3 max-sm:hidden" />
          <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
            <h3 className="text-[17px] [overflow-wrap:anywhere]">
              {titleOf(contract, { side, name: other }, text)}
            </h3>
            <p className="text-[13px] text-text-2">
              {text('agents.version', { number: version })}
              {answerBy && contract.askedBy && ` · ${text(waits, { name: other, at: at(answerBy) })}`}
            </p>
          </div>
          <Badge tone={tone} icon={Icon && <Icon size={13} weight="bold" />}>
            {text(`agents.cs_${state}`)}
          </Badge>
        </div>
        <div className="mt-2">
          <TierTable tiers={terms.tiers} offered={offered?.tiers} />
        </div>
        <div className="grid gap-3 border-t border-line px-4 py-3.5 md:px-5">
          {offered && last && <WouldHave last={last} offered={offered} />}
          <TermsText kind={kind} terms={offered ?? terms} />
          {acceptances.length > 0 && (
            <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-[13px] text-text-3">
              {acceptances.map((each) => (
                <span key={each.by}>{text(`agents.agreed_${each.by}`, { at: at(each.at) })}</span>
              ))}
            </p>
          )}
          <Doings {...{ kind, contract, side, other }} {...(onChange && { onChange })} />
        </div>
      </Card>
      {contract.now && <NowCard kind={kind} now={contract.now} />}
    </>
  )
}

function titleOf(
  { state, askedBy }: agents.Contract,
  { side, name }: { side: 'upline' | 'downline'; name: string },
  text: ReturnType<typeof useText>,
): string {
  const isTheirs = askedBy !== null && askedBy !== side
  if (isTheirs && state === 'offered') return text('agents.offers_you', { name })
  if (isTheirs && state === 'requested') return text('agents.asks_you', { name })
  if (isTheirs && state === 'changeOffered') return text('agents.offers_change', { name })
  if (isTheirs && state === 'endRequested') return text('agents.wants_end', { name })
  return text('agents.contract_with', { name })
}

const looks: Readonly<Partial<Record<Doing, 'gold' | 'text'>>> = { accept: 'gold', terminate: 'text' }
/** What cannot be undone by a press is asked once more. */
const asksOnce: readonly Doing[] = ['terminate', 'agreeEnd', 'reject']

interface DoingsProps extends ContractCardProps {
  other: string
}

function Doings({ kind, contract, side, other, onChange }: DoingsProps) {
  const text = useText()
  const { act, busy, breaking, problem } = useProcess(kind)
  const [isAgreed, setAgreed] = useState(false)
  const [sure, setSure] = useState<Doing | null>(null)
  const [last, setLast] = useState<Doing | null>(null)
  const doings = doingsOf(contract, side).filter((doing) => doing !== 'change' || onChange)
  const run = async (doing: Doing, confirm?: number) => {
    setLast(doing)
    setSure(null)
    await act({ action: doing, contractId: contract.id }, confirm)
  }
  const press = (doing: Doing) => {
    if (doing === 'change') onChange?.()
    else if (asksOnce.includes(doing)) setSure(doing)
    else void run(doing)
  }
  if (doings.length === 0) return null
  const label = (doing: Doing) =>
    text(doing === 'cancel' && contract.state === 'requested' ? 'agents.act_takeBack' : `agents.act_${doing}`)
  return (
    <div className="grid gap-3">
      <Problem>{problem}</Problem>
      {breaking && last && (
        <>
          <Breaks of={breaking} isAgreed={isAgreed} onAgree={setAgreed} />
          <Button
            look="green"
            className="justify-self-start"
            isDisabled={!isAgreed}
            isBusy={busy !== null}
            onClick={() => void run(last, breaking.count)}
          >
            {label(last)}
          </Button>
        </>
      )}
      {doings.includes('accept') && <p className="text-[13px] text-text-2">{text('agents.accept_note')}</p>}
      {!breaking && (
        <div className="flex flex-wrap gap-2">
          {doings.map((doing) => (
            <Button
              key={doing}
              look={looks[doing] ?? 'ghost'}
              isBusy={busy === doing}
              data-testid={`act-${doing}`}
              onClick={() => press(doing)}
            >
              {label(doing)}
            </Button>
          ))}
        </div>
      )}
      {sure && (
        <MessageDialog
          isOpen
          onClose={() => setSure(null)}
          title={text('agents.sure_title', { name: other })}
          buttons={[
            { label: text('common.cancel') },
            { label: label(sure), look: 'danger', onPress: () => void run(sure), testId: 'sure' },
          ]}
        >
          {text(sure === 'reject' ? 'agents.sure_reject' : 'agents.sure_end')}
        </MessageDialog>
      )}
    </div>
  )
}
