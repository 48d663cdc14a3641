import { lazy, Suspense } from 'react'
import { CherriesIcon } from '../../shared/look/icons.ts'
import type { Category } from './categories.ts'

const LaneIcons = lazy(() => import('./LaneIcons.tsx'))

/** The picture of a kind of games; those that a small brand never needs are fetched when they are. */
export function LaneIcon({ lane, size = 22 }: { lane: Category['gameType']; size?: number }) {
  if (lane === 'RNG') return <CherriesIcon size={size} weight="duotone" />
  return (
    <Suspense fallback={<span style={{ width: size, height: size }} />}>
      <LaneIcons lane={lane} size={size} />
    </Suspense>
  )
}
