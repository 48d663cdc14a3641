import { Suspense } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { SittingFigures } from '../../features/account/protection/index.ts'
import { TrialBalance } from '../../features/money/wallet/index.ts'
import { useBrand } from '../../shared/session/brand.ts'

export const trialType = 4

/** How long play has lasted and what it came to, over all games; a trial reads that its money is not real. */
export function GameFigures() {
  const { currency } = useBrand()
  const type = useMember().data?.type
  if (type === undefined) return null
  return <Suspense>{type === trialType ? <TrialBalance /> : <SittingFigures currency={currency} />}</Suspense>
}
