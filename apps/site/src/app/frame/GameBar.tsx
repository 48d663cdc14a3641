import { Suspense } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { SittingFigures } from '../../features/account/protection/index.ts'
import { TrialBalance } from '../../features/money/wallet/index.ts'
import { useBrand } from '../../shared/session/brand.ts'

const trialType = 4

/**
 * Above a running game: a member reads how long play has lasted and what it came to, over all games; the header has the
 * balance. A trial reads that its money is not real.
 */
export function GameBar() {
  const { currency } = useBrand()
  const type = useMember().data?.type
  if (type === undefined) return null
  return (
    <div
      data-testid="game-bar"
      className="on-rind flex min-h-8 flex-none flex-wrap items-center gap-x-6 gap-y-0.5 bg-rind-800 px-4 py-1 text-[14px] text-on-rind"
    >
      <Suspense>{type === trialType ? <TrialBalance /> : <SittingFigures currency={currency} />}</Suspense>
    </div>
  )
}
