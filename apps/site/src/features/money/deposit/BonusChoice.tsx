import { formatMoney } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { type ReactNode, useId, useState } from 'react'
import { CaretDownIcon, DiamondIcon } from '../../../shared/look/icons.ts'
import { useSay } from '../../../shared/text/said.ts'
import { useText } from '../../../shared/text/text.ts'
import type { DepositBonus } from './useChosenBonus.ts'

interface BonusChoiceProps {
  offers: readonly DepositBonus[]
  currency: string
  chosen: DepositBonus | null
  onChoose: (id: string | null) => void
}

/** Each with its sentence and what it would be; what cannot be chosen says why. None is chosen by itself. */
export function BonusChoice({ offers, currency, chosen, onChoose }: BonusChoiceProps) {
  const text = useText()
  const group = useId()
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5 border-0 p-0">
      <legend className="mb-2.5 text-[17px] font-[720]">
        3. {text('deposit.bonus')}{' '}
        <span className="text-[15px] font-[450] text-text-3">{text('deposit.optional')}</span>
      </legend>
      {offers.map((offer) => (
        <OfferRow
          key={offer.id}
          {...{ group, offer, currency }}
          isChosen={chosen?.id === offer.id}
          onChoose={() => onChoose(offer.id)}
        />
      ))}
      <Row group={group} isChosen={chosen === null} isGold={false} onChoose={() => onChoose(null)}>
        <b className="me-1.5 font-[680]">{text('deposit.no_bonus')}</b>
        <span className="text-text-2">{text('deposit.no_bonus_text')}</span>
      </Row>
    </fieldset>
  )
}

interface OfferRowProps {
  group: string
  offer: DepositBonus
  currency: string
  isChosen: boolean
  onChoose: () => void
}

function OfferRow({ group, offer, currency, isChosen, onChoose }: OfferRowProps) {
  const text = useText()
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { title, promise, why, bonus, rules } = offer
  const [first, ...others] = rules.filter(({ key }) => !key.startsWith('deposit_'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]" data-testid="deposit-bonus" data-offer={offer.id}>
      <Row group={group} isChosen={isChosen} isGold isOff={why !== null} onChoose={onChoose}>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-[680] [overflow-wrap:anywhere]">{title}</b>
          {why === null && (
            <b className="num font-[720] text-positive">
              {text('deposit.bonus_brings', { amount: formatMoney(bonus, currency) })}
            </b>
          )}
        </span>
        <span className="block text-text-2">{say(promise)}</span>
        {why === null ? (
          first && <span className="block text-text-2">{say(first)}</span>
        ) : (
          <span className="block font-[620] text-warning">{say(why)}</span>
        )}
      </Row>
      {isChosen && others.length > 0 && (
        <div className="px-4 pt-1.5">
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-9 items-center gap-1.5 text-[14px] font-[620] text-link"
            onClick={() => setOpen(!isOpen)}
          >
            <CaretDownIcon size={14} weight="bold" className={isOpen ? 'rotate-180' : ''} />
            {text('deposit.bonus_terms')}
          </button>
          {isOpen && (
            <ul className="grid gap-1.5 pb-1 text-[14px] text-text-2">
              {others.map((rule) => (
                <li key={rule.key}>{say(rule)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

interface RowProps {
  group: string
  isChosen: boolean
  isGold: boolean
  isOff?: boolean
  onChoose: () => void
  children: ReactNode
}

function Row({ group, isChosen, isGold, isOff = false, onChoose, children }: RowProps) {
  const chosen = isGold
    ? 'bg-gold-050 shadow-[inset_0_0_0_2px_var(--color-gold-600)] dark:bg-surface-2'
    : 'bg-rind-050 shadow-[inset_0_0_0_2px_var(--field-active)] dark:bg-surface-2'
  return (
    <label
      className={join(
        'flex items-start gap-3 rounded-[16px] px-4 py-3.5 text-[14px] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
        isChosen ? chosen : 'bg-surface shadow-[inset_0_0_0_1px_var(--line)]',
        isOff ? 'opacity-80' : 'cursor-pointer',
        !isChosen && !isOff && 'hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name={`${group}-bonus`}
        checked={isChosen}
        disabled={isOff}
        className="mt-0.5 size-5 flex-none accent-rind-600 dark:accent-rind-400"
        onChange={onChoose}
      />
      {isGold && <DiamondIcon size={24} weight="duotone" className="flex-none text-gold-600" />}
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
