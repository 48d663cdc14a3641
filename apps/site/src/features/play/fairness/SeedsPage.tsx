import { Card, Empty, ErrorBlock, Skeleton } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Link } from '../../../shared/address/Link.tsx'
import { PageHead } from '../../../shared/parts/PageHead.tsx'
import { failureText, useText } from '../../../shared/text/text.ts'
import { MakerCard } from './MakerCard.tsx'
import { useSeeds } from './seeds.ts'

/** `visitor`: what somebody sees who is not logged in, in place of the seeds. */
export default function SeedsPage({ visitor }: { visitor: ReactNode }) {
  const text = useText()
  return (
    <div className="wrap grid max-w-[960px] grid-cols-[minmax(0,1fr)] gap-5 py-5 md:py-8">
      <PageHead title={text('seeds.title')} lead={text('seeds.lead')}>
        <Link to="/verify" className="btn btn-ghost">
          {text('verify.title')}
        </Link>
      </PageHead>
      {visitor ?? <Makers />}
    </div>
  )
}

function Makers() {
  const text = useText()
  const { data, error, isFetching, refetch } = useSeeds()
  const retry = { isRetrying: isFetching, onRetry: () => void refetch() }
  if (data && data.makers.length > 0)
    return data.makers.map((maker) => <MakerCard key={maker.vassalage} maker={maker} {...retry} />)
  if (data)
    return (
      <Card>
        <Empty
          title={text('seeds.empty_title')}
          action={
            <Link to="/rng" className="btn btn-gold">
              {text('shell.games')}
            </Link>
          }
        >
          {text('seeds.empty_text')}
        </Empty>
      </Card>
    )
  if (error)
    return (
      <Card>
        <ErrorBlock title={text('seeds.failed')} retryLabel={text('common.retry')} {...retry}>
          {failureText(error)}
        </ErrorBlock>
      </Card>
    )
  return (
    <div aria-busy="true" className="grid gap-5">
      <Skeleton className="h-80 !rounded-[18px]" />
      <Skeleton className="h-80 !rounded-[18px]" />
    </div>
  )
}
