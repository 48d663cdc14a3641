import { formatMoney } from '@jackfruit/i18n'
import { join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'
import type { Checks, PeerTerms } from './queries.ts'

export type Way = 'standard' | 'peer'

interface WayChoiceProps {
  value: Way
  terms: PeerTerms
  checks: Checks
  error: string | undefined
  onChange: (way: Way) => void
}

/** Paid by other members without a fee, or by the house. */
export function WayChoice({ value, terms, checks, error, onChange }: WayChoiceProps) {
  const text = useText()
  const money = (amount: string) => formatMoney(amount, checks.currency, { whole: true })
  const ways = [
    {
      way: 'peer',
      name: text('withdraw.way_peer'),
      detail: text('withdraw.way_peer_text', {
        ...{ min: money(terms.min), max: money(terms.max), minutes: terms.matchMinutes },
      }),
    },
    {
      way: 'standard',
      name: text('withdraw.way_standard'),
      detail: text('withdraw.way_standard_text', { percent: checks.feeRate.percent }),
    },
  ] as const
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="sr-only">{text('withdraw.way')}</legend>
      {ways.map(({ way, name, detail }) => (
        <label
          key={way}
          className={join(
            'card flex min-h-[62px] cursor-pointer items-center gap-3 px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-focus',
            way === value && '!bg-rind-050 !shadow-[inset_0_0_0_2px_var(--rind-500)] dark:!bg-surface-2',
          )}
        >
          <input
            type="radio"
            name="by"
            className="sr-only"
            checked={way === value}
            onChange={() => onChange(way)}
          />
          <span
            aria-hidden="true"
            className={join(
              'h-6 w-6 flex-none rounded-full',
              way === value
                ? 'shadow-[inset_0_0_0_7px_var(--rind-500)]'
                : 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
            )}
          />
          <span className="min-w-0 flex-1">
            <span className="block font-[640]">{name}</span>
            <span className="block text-[13px] text-text-2">{detail}</span>
          </span>
        </label>
      ))}
      {error && (
        <p role="alert" className="field-hint field-error !mt-0 sm:col-span-2">
          {error}
        </p>
      )}
    </fieldset>
  )
}
