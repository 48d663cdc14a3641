import type { agents } from '@jackfruit/contracts'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { useId, useState } from 'react'
import { Amount } from '../../../../shared/money/Amount.tsx'
import { useText } from '../../../../shared/text/text.ts'
import { percentText } from '../shared/names.ts'
import { asItWas, reckon } from './reckon.ts'

interface WhatIfProps {
  payment: agents.Payment
  currency: string
}

/** The same terms on other figures: nothing of it is promised. */
export function WhatIf({ payment, currency }: WhatIfProps) {
  const text = useText()
  const { scale } = currencyOf(currency)
  const [change, setChange] = useState(asItWas)
  const { pay, own } = reckon(payment, scale, change)
  const amount = pay > 0n ? pay : 0n
  const rates = Object.values(own.rates)
  const rate =
    rates.length === 0 ? '–' : percentText(rates.reduce((most, each) => (each > most ? each : most)))
  return (
    <section aria-labelledby="what-if" className="card grid gap-3 p-4" data-testid="what-if">
      <h3 id="what-if" className="text-[15px]">
        {text('agents.what_if')}
      </h3>
      <Slider
        label={text('agents.what_if_bets', { percent: change.bets })}
        value={change.bets}
        most={300}
        step={5}
        onChange={(bets) => setChange({ ...change, bets })}
      />
      <Slider
        label={text('agents.what_if_active', { active: own.active })}
        value={change.active}
        least={-payment.own.active}
        most={50}
        step={1}
        onChange={(active) => setChange({ ...change, active })}
      />
      <Slider
        label={text('agents.what_if_rate', { rate })}
        value={change.rates}
        most={200}
        step={5}
        onChange={(rates) => setChange({ ...change, rates })}
      />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-[14px] text-text-2">
          {own.tier === null ? text('agents.no_step') : text('agents.step', { step: own.tier + 1 })}
        </span>
        <Amount amount={formatMinor(amount, scale)} currency={currency} hasSymbol className="text-[20px]" />
      </p>
      <p className="text-[13px] text-text-3">{text('agents.what_if_note')}</p>
    </section>
  )
}

interface SliderProps {
  label: string
  value: number
  least?: number
  most: number
  step: number
  onChange: (value: number) => void
}

function Slider({ label, value, least = 0, most, step, onChange }: SliderProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-[14px] font-[600]">
        {label}
      </label>
      <input
        id={id}
        type="range"
        className="block h-11 w-full accent-[var(--rind-600)]"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
