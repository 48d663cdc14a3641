import { Button, Card } from '@jackfruit/ui'
import { useId, useState } from 'react'
import { ArrowClockwiseIcon } from '../../../shared/look/icons.ts'
import { useText } from '../../../shared/text/text.ts'
import { Fact } from './Fact.tsx'
import { RevealedPairs } from './RevealedPairs.tsx'
import { SeedForm } from './SeedForm.tsx'
import type { MakerSeeds } from './seeds.ts'

interface MakerCardProps {
  maker: MakerSeeds
  isRetrying: boolean
  onRetry: () => void
}

/** The seeds at one maker: what is promised, a form to change them, and what was revealed. */
export function MakerCard({ maker, isRetrying, onRetry }: MakerCardProps) {
  const text = useText()
  const id = useId()
  const { vassalage, name, isAway, seeds } = maker
  const [wasSeen, setSeen] = useState(seeds !== null)
  if (seeds && !wasSeen) setSeen(true)
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 md:p-6"
      data-maker={vassalage}
    >
      <h2 id={id} className="text-[20px]">
        {name}
      </h2>
      {isAway && (
        <div role="status" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-text-2">{text('seeds.away')}</p>
          <Button size="sm" icon={<ArrowClockwiseIcon size={18} />} isBusy={isRetrying} onClick={onRetry}>
            {text('common.retry')}
          </Button>
        </div>
      )}
      {!isAway && !seeds && <p className="text-text-2">{text('errors.seeds_missing')}</p>}
      {seeds && (
        <dl className="grid text-[14px]">
          <Fact label={text('verify.client_seed')} value={seeds.clientSeed} isCode />
          <Fact label={text('seeds.current')} value={seeds.commit} isCode />
          <Fact label={text('seeds.next')} value={seeds.nextCommit} isCode />
          <Fact label={text('seeds.rounds')} value={String(seeds.nonce)} />
        </dl>
      )}
      {/* A maker that goes away while it is asked leaves what was typed, and what was answered, where they are. */}
      {(seeds || (isAway && wasSeen)) && <SeedForm maker={maker} isRoundOpen={seeds?.isRoundOpen ?? false} />}
      {seeds && <RevealedPairs pairs={seeds.revealed} />}
    </Card>
  )
}
