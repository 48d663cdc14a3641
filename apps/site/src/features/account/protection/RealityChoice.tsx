import { protection } from '@jackfruit/contracts'
import { Card } from '@jackfruit/ui'
import { call } from '../../../shared/calls/api.ts'
import { Problem } from '../../../shared/parts/Problem.tsx'
import { useText } from '../../../shared/text/text.ts'
import { useChange } from './queries.ts'

/** How often a window says how long play has lasted and what it came to. */
export function RealityChoice({ minutes }: { minutes: number | null }) {
  const text = useText()
  const { change, problem } = useChange()
  const choose = (wanted: (typeof protection.realityMinutes)[number] | null) =>
    void change(() => call(protection.setRealityCheck, { body: { minutes: wanted } }))
  return (
    <Card as="section" aria-labelledby="reality" className="grid justify-items-start gap-3 p-5">
      <div>
        <h3 id="reality" className="text-[17px]">
          {text('protection.reality')}
        </h3>
        <p className="mt-1 text-[13px] text-text-2">{text('protection.about_reality')}</p>
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{text('protection.reality')}</legend>
        {[null, ...protection.realityMinutes].map((each) => (
          <button
            key={each ?? 'off'}
            type="button"
            className="chip"
            aria-pressed={minutes === each}
            onClick={() => choose(each)}
          >
            {each === null ? text('protection.off') : text('protection.minutes_short', { count: each })}
          </button>
        ))}
      </fieldset>
      <Problem>{problem}</Problem>
    </Card>
  )
}
