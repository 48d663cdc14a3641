import type { agents } from '@jackfruit/contracts'
import { join } from '@jackfruit/ui'
import { useId } from 'react'
import { useText } from '../../../../shared/text/text.ts'
import { digitsOf } from '../shared/digits.ts'
import { percentOf, ppmOf } from '../shared/minor.ts'
import { rateText, usePayName } from '../shared/names.ts'
import type { Preset } from './preset.ts'

export type Typed = Readonly<Partial<Record<agents.PayKind, string>>>

interface PresetsProps {
  most: readonly Preset[]
  typed: Typed
  onType: (kind: agents.PayKind, rate: string) => void
}

/** What newcomers are promised, by kind of pay; a mark on each line shows what the agent has. */
export function Presets({ most, typed, onType }: PresetsProps) {
  const text = useText()
  const payName = usePayName()
  if (most.length === 0) return null
  return (
    <fieldset className="min-w-0 border-0 p-0">
      <legend className="text-[16px] font-[720]">{text('agents.rates')}</legend>
      <p className="mt-0.5 text-[13px] text-text-2">{text('agents.rates_text')}</p>
      <div className="mt-2 grid">
        {most.map((own) => (
          <Line
            key={own.kind}
            name={payName(own.kind)}
            own={own}
            rate={typed[own.kind] ?? ''}
            onType={(rate) => onType(own.kind, rate)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The ground goes a quarter beyond what there is, so that its mark stands inside. */
const groundOf = (most: bigint): bigint => (most * 5n) / 4n + 1n

interface LineProps {
  name: string
  own: Preset
  rate: string
  onType: (rate: string) => void
}

function Line({ name, own, rate, onType }: LineProps) {
  const text = useText()
  const id = useId()
  const most = ppmOf(own.rate) ?? 0n
  const given = ppmOf(rate) ?? 0n
  const ground = groundOf(most)
  const place = `${Number((most * 1_000n) / ground) / 10}%`
  const isAbove = given > most
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_104px] items-center gap-x-4 gap-y-1 border-line py-3 not-first:border-t md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_104px_minmax(0,1.3fr)]">
      <label htmlFor={id} className="text-[14px] font-[620]">
        {name}
      </label>
      <span className="relative flex h-11 items-center max-md:order-last max-md:col-span-full">
        <input
          type="range"
          aria-label={name}
          className="h-11 w-full accent-[var(--rind-600)]"
          min="0"
          max={String(ground)}
          step="100"
          value={String(given > ground ? ground : given)}
          onChange={(event) => onType(percentOf(BigInt(event.target.value)))}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute h-5 w-[3px] rounded-full bg-gold-600"
          style={{ insetInlineStart: place }}
        />
      </span>
      <span className="field-box !min-h-11" data-invalid={isAbove || undefined}>
        <input
          id={id}
          name={`preset-${own.kind}`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          aria-invalid={isAbove || undefined}
          aria-describedby={`${id}-said`}
          value={rate}
          onChange={(event) => onType(digitsOf(event.target.value, 4))}
        />
        <span className="text-text-3">%</span>
      </span>
      <span
        id={`${id}-said`}
        className={join('text-[13px] max-md:col-span-full', isAbove ? 'text-negative' : 'text-text-2')}
      >
        {isAbove
          ? text('agents.rate_above', { rate: rateText(own.rate) })
          : text('agents.rate_keep', { own: rateText(own.rate), rate: rateText(percentOf(most - given)) })}
      </span>
    </div>
  )
}

/** What is sent of it; null where one is more than there is. */
export function presetsOf(typed: Typed, most: readonly Preset[]): Preset[] | null {
  const given = most.flatMap(({ kind }) => {
    const rate = typed[kind] ?? ''
    return (ppmOf(rate) ?? 0n) > 0n ? [{ kind, rate }] : []
  })
  const isAbove = given.some(
    ({ kind, rate }) =>
      (ppmOf(rate) ?? 0n) > (ppmOf(most.find((own) => own.kind === kind)?.rate ?? '0') ?? 0n),
  )
  return isAbove ? null : given
}
