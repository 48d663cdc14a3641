import { formatCount, formatDateTime, formatMoney } from '@jackfruit/i18n'
import { Badge, Button, Card, Meter } from '@jackfruit/ui'
import { useState } from 'react'
import { CaretDownIcon, CheckIcon, LockIcon } from '../../../shared/look/icons.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { useSay } from '../../../shared/text/said.ts'
import { failureText, useLanguage, useText } from '../../../shared/text/text.ts'
import { OfferArt } from '../shared/OfferArt.tsx'
import { StatusBadge } from '../shared/StatusBadge.tsx'
import { CountedLines } from './CountedLines.tsx'
import { type Mission, type MissionStep, useMissionPress } from './queries.ts'

/** One mission: its steps, the open one with its figure and what counted for it. Gold is what waits for the member. */
export function MissionCard({ mission, onGames }: { mission: Mission; onGames: () => void }) {
  const text = useText()
  const say = useSay()
  const language = useLanguage()
  const { timeZone } = useBrand()
  const { status, renewsAt, endsAt } = mission
  const isReady = status === 'claim'
  const steps = mission.steps.map((step, place) => ({ step, place: place + 1 }))
  const written = (instant: string) => formatDateTime(instant, language, timeZone, 'short')
  return (
    <Card
      as="article"
      className={`overflow-hidden ${isReady ? '!border-gold-500' : ''}`}
      data-testid="mission"
      data-status={status}
    >
      <OfferArt art={mission.art} className="min-h-[120px] flex-col justify-between gap-2 p-4">
        <div>
          <StatusBadge status={status} />
        </div>
        <div className="max-w-[64%]">
          <h3 className="!text-[18px] [overflow-wrap:anywhere]">{mission.title}</h3>
          {(renewsAt ?? endsAt) && (
            <p className="text-[13px] text-white/85">
              {renewsAt
                ? text('missions.new_at', { at: written(renewsAt) })
                : text('missions.ends', { at: written(endsAt ?? '') })}
            </p>
          )}
        </div>
      </OfferArt>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
        <p className="text-[14px] text-text-2">{say(mission.state)}</p>
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {steps.map(({ step, place }) => (
            <Step key={place} step={step} place={place} />
          ))}
        </ol>
        <Foot mission={mission} onGames={onGames} />
      </div>
    </Card>
  )
}

function Step({ step, place }: { step: MissionStep; place: number }) {
  const text = useText()
  const say = useSay()
  const { currency } = useBrand()
  const { state, percent, unit } = step
  const shown = (figure: string) =>
    unit === 'money' ? formatMoney(figure, currency) : formatCount(Number(figure))
  const value = text('missions.figure', { counted: shown(step.counted), goal: shown(step.goal) })
  const isOpen = state === 'open' || state === 'ready'
  return (
    <li
      className="flex gap-3"
      data-testid="mission-step"
      data-state={state}
      aria-current={isOpen ? 'step' : undefined}
    >
      <span
        className={`num grid size-8 flex-none place-items-center rounded-full font-[680] text-[15px] ${markOf[state]}`}
      >
        {state === 'claimed' ? (
          <CheckIcon size={16} weight="bold" aria-hidden="true" />
        ) : state === 'locked' ? (
          <LockIcon size={15} weight="bold" aria-hidden="true" />
        ) : (
          place
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className={`text-[15px] [overflow-wrap:anywhere] ${state === 'locked' ? 'text-text-2' : ''}`}>
          {say(step.sentence)}
        </p>
        {isOpen && (
          <>
            <Meter
              label={say(step.sentence)}
              value={value}
              percent={percent}
              tone={state === 'ready' ? 'warning' : 'good'}
            />
            <p className="num text-[13px] text-text-2">{value}</p>
          </>
        )}
        {state === 'claimed' && (
          <p>
            <Badge tone="positive">{text('missions.step_claimed')}</Badge>
          </p>
        )}
        {state === 'locked' && <p className="text-[13px] text-text-3">{text('missions.step_locked')}</p>}
      </div>
    </li>
  )
}

const markOf: Readonly<Record<MissionStep['state'], string>> = {
  locked: 'bg-sunken text-text-2',
  open: 'bg-rind-700 text-white',
  ready: 'bg-gold-500 text-gold-ink',
  claimed: 'bg-positive-bg text-positive',
}

/** What is to be done now, and what counted until now. */
function Foot({ mission, onGames }: { mission: Mission; onGames: () => void }) {
  const text = useText()
  const { currency } = useBrand()
  const press = useMissionPress()
  const [isOpen, setOpen] = useState(false)
  const { action, steps } = mission
  const ready = steps.find(({ state }) => state === 'ready')
  const runs = steps.find(({ state }) => state === 'open' || state === 'ready')
  const doIt = async () => {
    try {
      const { paid } = await press.mutateAsync(mission)
      if (paid !== null) note('good', text('offers.paid', { amount: formatMoney(paid, currency) }))
    } catch (failure) {
      note('bad', failureText(failure))
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {(action === 'join' || action === 'claim') && (
        <Button look="gold" className="w-full" isBusy={press.isPending} onClick={() => void doIt()}>
          {action === 'claim'
            ? text('missions.claim', { amount: formatMoney(ready?.reward ?? '0.00', currency) })
            : text('missions.start')}
        </Button>
      )}
      {action === 'none' && runs && (
        <Button className="w-full" onClick={onGames}>
          {text('lobby.play')}
        </Button>
      )}
      {runs && (
        <Button
          look="text"
          size="sm"
          aria-expanded={isOpen}
          icon={<CaretDownIcon size={16} weight="bold" className={isOpen ? 'rotate-180' : ''} />}
          onClick={() => setOpen(!isOpen)}
        >
          {text('missions.what_counted')}
        </Button>
      )}
      {runs && isOpen && <CountedLines id={mission.id} unit={runs.unit} />}
    </div>
  )
}
