import { Skeleton } from '@jackfruit/ui'
import { type ReactNode, Suspense } from 'react'
import { ProofCard } from '../../features/play/fairness/index.ts'

/** The proof of a round, inside a record; or of a draw, inside its offer. */
export function renderProof(evidence: Readonly<Record<string, unknown>>, roundId: string): ReactNode {
  return (
    <Suspense fallback={<Skeleton className="h-40 !rounded-[18px]" />}>
      <ProofCard evidence={evidence} name={`round-${roundId}`} />
    </Suspense>
  )
}
