import type { agents } from '@jackfruit/contracts'
import { formatMoney } from '@jackfruit/i18n'
import { currencyOf } from '@jackfruit/kernel'
import { Button, Card, Check, Field } from '@jackfruit/ui'
import { useState } from 'react'
import { Form } from '../../../../shared/form/Form.tsx'
import { PlusIcon } from '../../../../shared/look/icons.ts'
import { Problem } from '../../../../shared/parts/Problem.tsx'
import { SubPage } from '../../../../shared/parts/SubPage.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { useCentre } from '../centre.ts'
import { digitsOf } from '../shared/digits.ts'
import { percentText } from '../shared/names.ts'
import { Pick } from '../shared/Pick.tsx'
import { Breaks } from './Breaks.tsx'
import {
  conditionsOf,
  type Draft,
  draftOf,
  emptyTier,
  mayAddTier,
  shapeOf,
  type Wrong,
  wrongWith,
} from './draft.ts'
import { TierFields } from './TierFields.tsx'
import { ratesOf } from './terms.ts'
import { useProcess } from './useProcess.ts'

interface OfferFormProps {
  kind: agents.PayKind
  title: string
  action: 'offer' | 'change' | 'request'
  /** With whom; null where it is still to be said, or is the upline. */
  account: string | null
  contractId?: string | undefined
  /** What the agent has: no offer goes beyond it. */
  above: agents.Terms | null
  cap: agents.Terms['tiers'][number]['rates']
  begin: agents.Terms | null
  onLeave: () => void
}

const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const

/** Terms are written here: steps with their rates, checked against what there is to give while they are typed. */
export function OfferForm(props: OfferFormProps) {
  const { kind, title, action, contractId, above, cap, begin, onLeave } = props
  const text = useText()
  const { currency } = useCentre()
  const { scale } = currencyOf(currency)
  const [draft, setDraft] = useState<Draft>(() => draftOf(begin))
  const [account, setAccount] = useState(props.account ?? '')
  const [isTried, setTried] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const { act, busy, breaking, problem } = useProcess(kind)
  const change = (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed }))
  const wrong = wrongWith(draft, { above, cap: ratesOf(cap), scale })
  const needsName = action === 'offer' && account.trim() === ''
  const submit = async () => {
    setTried(true)
    if (wrong || needsName || (breaking && !isAgreed)) return
    const asked = {
      ...{ action, conditions: conditionsOf(draft, kind) },
      ...(contractId !== undefined && { contractId }),
      ...(action === 'offer' && { account: account.trim() }),
    }
    if (await act(asked, breaking && isAgreed ? breaking.count : undefined)) onLeave()
  }
  const back = text(action === 'request' ? 'agents.tab_contract' : 'agents.tab_downContracts')
  return (
    <SubPage title={title} back={back} onBack={onLeave}>
      <Card className="max-w-[820px] p-4 md:p-6">
        <Form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
          {action === 'offer' && (
            <Field
              label={text('agents.offer_to')}
              name="offer-to"
              maxLength={20}
              autoComplete="off"
              autoCapitalize="none"
              value={account}
              error={isTried && needsName ? text('agents.offer_to_missing') : undefined}
              hint={text('agents.offer_to_hint')}
              onChange={(event) => setAccount(event.target.value.replace(/\W/g, ''))}
            />
          )}
          <Sides kind={kind} draft={draft} isFixed={above !== null} onChange={change} />
          <TiersEditor {...{ kind, draft, above, scale }} wrong={isTried ? wrong : null} onChange={change} />
          {isTried && <Problem>{wrong && wrongText(wrong, { text, currency })}</Problem>}
          <Problem>{problem}</Problem>
          {breaking && <Breaks of={breaking} isAgreed={isAgreed} onAgree={setAgreed} />}
          <Button
            type="submit"
            look="green"
            size="lg"
            isBusy={busy !== null}
            isDisabled={breaking !== null && !isAgreed}
            data-testid="send-offer"
          >
            {text(action === 'request' ? 'agents.act_request' : 'agents.send_offer')}
          </Button>
        </Form>
      </Card>
    </SubPage>
  )
}

interface PartProps {
  kind: agents.PayKind
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
}

/** What stands beside the steps. */
function Sides({ kind, draft, isFixed, onChange }: PartProps & { isFixed: boolean }) {
  const text = useText()
  const { currency } = useCentre()
  const { symbol, scale } = currencyOf(currency)
  const { hasPeriods, hasPayer, hasStep } = shapeOf(kind)
  return (
    <div className="grid gap-3">
      {(hasPeriods || hasPayer) && (
        <div className="flex flex-wrap gap-2">
          {/* All contracts below one another run in the same periods. */}
          {hasPeriods && (
            <Pick
              label={text('agents.period')}
              value={draft.period}
              onChange={(period) => onChange({ period })}
              choices={(isFixed ? [draft.period] : periods).map((value) => ({
                value,
                label: text(`agents.p_${value}`),
              }))}
            />
          )}
          {hasPayer && (
            <Pick
              label={text('agents.payer')}
              value={draft.payer}
              onChange={(payer) => onChange({ payer })}
              choices={[
                { value: 'PLATFORM', label: text('agents.t_platform') },
                { value: 'UPLINE', label: text('agents.t_upline') },
              ]}
            />
          )}
        </div>
      )}
      {hasStep && (
        <div className="grid items-end gap-3 md:grid-cols-2">
          <Field
            label={text('agents.step_of')}
            note={text('common.optional')}
            name="step"
            inputMode="decimal"
            autoComplete="off"
            icon={<span className="flex-none text-text-2">{symbol}</span>}
            value={draft.step}
            onChange={(event) => onChange({ step: digitsOf(event.target.value, scale) })}
          />
          <Check
            checked={draft.onlyIfTeamLost}
            onChange={(event) => onChange({ onlyIfTeamLost: event.target.checked })}
          >
            {text('agents.t_loss')}
          </Check>
        </div>
      )}
    </div>
  )
}

interface TiersEditorProps extends PartProps {
  above: agents.Terms | null
  wrong: Wrong | null
  scale: number
}

function TiersEditor({ kind, draft, above, wrong, scale, onChange }: TiersEditorProps) {
  const text = useText()
  const { tiers } = draft
  return (
    <div className="grid gap-3">
      {tiers.map((tier, at) => (
        <TierFields
          key={tier.id}
          {...{ tier, at, scale }}
          hasKinds={shapeOf(kind).hasKinds}
          own={above?.tiers[at] ?? null}
          isWrong={wrong !== null && 'at' in wrong && wrong.at === at}
          onChange={(changed) =>
            onChange({ tiers: tiers.map((each) => (each.id === tier.id ? { ...each, ...changed } : each)) })
          }
          {...(tiers.length > 1 && {
            onDrop: () => onChange({ tiers: tiers.filter(({ id }) => id !== tier.id) }),
          })}
        />
      ))}
      {mayAddTier(draft) && (
        <Button
          className="justify-self-start"
          icon={<PlusIcon size={16} weight="bold" />}
          onClick={() => onChange({ tiers: [...tiers, emptyTier()] })}
        >
          {text('agents.step_add')}
        </Button>
      )}
    </div>
  )
}

interface Words {
  readonly text: ReturnType<typeof useText>
  readonly currency: string
}

function wrongText(wrong: Wrong, { text, currency }: Words): string {
  switch (wrong.what) {
    case 'none':
      return text('agents.w_none')
    case 'step':
      return text('agents.w_step', { amount: formatMoney(wrong.step, currency) })
    case 'stepFigure':
      return text('agents.w_step_figure')
    case 'abovePayer':
    case 'aboveCap':
      return text(`agents.w_${wrong.what}`, { step: wrong.at + 1, rate: percentText(wrong.most) })
    case 'figure':
    case 'noRate':
    case 'notRising':
      return text(`agents.w_${wrong.what}`, { step: wrong.at + 1 })
  }
}
