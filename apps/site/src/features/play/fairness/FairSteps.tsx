import { RindTexture } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'

const steps = [1, 2, 3, 4] as const

/** How a result is fixed and proved, in four plain steps. */
export function FairSteps() {
  const text = useText()
  return (
    <section
      id="fairness"
      className="rind on-rind scroll-mt-20 overflow-hidden rounded-[20px] p-5 md:rounded-[24px] md:p-10"
      aria-labelledby="fairness-title"
    >
      <RindTexture strength={0.16} fade="start" />
      <div>
        <h2 id="fairness-title" className="text-[19px] md:text-[24px]">
          {text('lobby.fair_title')}
        </h2>
        <p className="mt-1 text-[14px] text-on-rind-2">{text('lobby.fair_intro')}</p>
      </div>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {steps.map((step) => (
          <li key={step} className="flex gap-4">
            <StepHexagon step={step} />
            <div>
              <h3 className="!text-[16px]">{text(`lobby.fair_${step}_title`)}</h3>
              <p className="mt-1 text-[14px] leading-[1.5] text-[#cfe3d5] tall:leading-[1.7]">
                {text(`lobby.fair_${step}_text`)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepHexagon({ step }: { step: number }) {
  return (
    <svg width="44" height="48" viewBox="0 0 44 48" aria-hidden="true" className="flex-none">
      <polygon
        points="22,2 41,13 41,35 22,46 3,35 3,13"
        fill="rgb(255 255 255 / 8%)"
        stroke="#FFC73D"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <text x="22" y="24" dy="0.36em" textAnchor="middle" fill="#FFDA7A" fontSize="18" fontWeight="760">
        {step}
      </text>
    </svg>
  )
}
