import { type agents, catalog } from '@jackfruit/contracts'
import { IconButton, join } from '@jackfruit/ui'
import { type ReactNode, useId } from 'react'
import { PlusIcon, TrashIcon, XIcon } from '../../../../shared/look/icons.ts'
import { useText } from '../../../../shared/text/text.ts'
import { digitsOf } from '../shared/digits.ts'
import { gameKindName, rateText } from '../shared/names.ts'
import type { DraftTier } from './draft.ts'

interface TierFieldsProps {
  tier: DraftTier
  at: number
  scale: number
  hasKinds: boolean
  /** The agent's own step at this place. */
  own: agents.Terms['tiers'][number] | null
  isWrong: boolean
  onChange: (changed: Partial<DraftTier>) => void
  onDrop?: () => void
}

/** One step: what it asks for, and what it brings of each kind of game. */
export function TierFields({ tier, at, scale, hasKinds, own, isWrong, onChange, onDrop }: TierFieldsProps) {
  const text = useText()
  return (
    <fieldset
      data-testid="tier"
      className={join(
        'm-0 grid min-w-0 gap-3 rounded-[14px] border-0 p-3.5 ring-1',
        isWrong ? 'ring-2 ring-negative' : 'ring-line',
      )}
    >
      <legend className="sr-only">{text('agents.step', { step: at + 1 })}</legend>
      <div className="flex items-center justify-between">
        <b aria-hidden="true" className="font-[700]">
          {text('agents.step', { step: at + 1 })}
        </b>
        {onDrop && (
          <IconButton isBare label={text('agents.step_drop', { step: at + 1 })} onClick={onDrop}>
            <TrashIcon size={18} />
          </IconButton>
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        <Small label={text('agents.tier_valid')}>
          {(id) => (
            <input
              id={id}
              name={`valid-${at}`}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              value={tier.valid}
              onChange={(event) => onChange({ valid: digitsOf(event.target.value, scale) })}
            />
          )}
        </Small>
        <Small label={text('agents.tier_active')}>
          {(id) => (
            <input
              id={id}
              name={`active-${at}`}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0"
              maxLength={7}
              value={tier.active}
              onChange={(event) => onChange({ active: event.target.value.replace(/\D/g, '') })}
            />
          )}
        </Small>
        <Small label={text('agents.tier_loss')}>
          {(id) => (
            <input
              id={id}
              name={`loss-${at}`}
              inputMode="decimal"
              autoComplete="off"
              placeholder={text('common.optional')}
              value={tier.loss}
              onChange={(event) => onChange({ loss: digitsOf(event.target.value, scale) })}
            />
          )}
        </Small>
      </div>
      <RateFields {...{ tier, at, hasKinds, own, onChange }} />
    </fieldset>
  )
}

/** What it brings: of all games, or of each kind apart. */
function RateFields({ tier, at, hasKinds, own, onChange }: Omit<TierFieldsProps, 'scale' | 'isWrong'>) {
  const text = useText()
  const free = catalog.gameTypes.filter((kind) => !tier.rates.some((each) => each.kind === kind))
  const setRate = (kind: string, rate: string) =>
    onChange({ rates: tier.rates.map((each) => (each.kind === kind ? { kind, rate } : each)) })
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {tier.rates.map(({ kind, rate }) => {
        const most = own?.rates.find((each) => each.kind === kind)?.rate
        return (
          <Small
            key={kind}
            label={`${text('agents.rate')}: ${gameKindName(kind, text)}`}
            below={most && text('agents.rate_own', { rate: rateText(most) })}
          >
            {(id) => (
              <>
                <input
                  id={id}
                  name={`rate-${at}-${kind}`}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0.00"
                  value={rate}
                  onChange={(event) => setRate(kind, digitsOf(event.target.value, 4))}
                />
                <span className="text-text-3">%</span>
                {kind !== '*' && (
                  <IconButton
                    isBare
                    className="-me-3"
                    label={text('agents.kind_drop', { kind: gameKindName(kind, text) })}
                    onClick={() => onChange({ rates: tier.rates.filter((each) => each.kind !== kind) })}
                  >
                    <XIcon size={14} weight="bold" />
                  </IconButton>
                )}
              </>
            )}
          </Small>
        )
      })}
      {hasKinds && free.length > 0 && (
        <span className="pick self-start justify-self-start sm:mt-6">
          <PlusIcon size={14} weight="bold" className="!static" />
          <select
            aria-label={text('agents.kind_add')}
            value=""
            onChange={({ target }) => onChange({ rates: [...tier.rates, { kind: target.value, rate: '' }] })}
          >
            <option value="">{text('agents.kind_add')}</option>
            {free.map((kind) => (
              <option key={kind} value={kind}>
                {gameKindName(kind, text)}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  )
}

interface SmallProps {
  label: string
  below?: string | undefined
  children: (id: string) => ReactNode
}

function Small({ label, below, children }: SmallProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-[13px] text-text-2">
        {label}
      </label>
      <div className="field-box !min-h-11">{children(id)}</div>
      {below && <p className="mt-1 text-[12px] text-text-3">{below}</p>}
    </div>
  )
}
