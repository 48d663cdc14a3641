import type { ReactNode } from 'react'
import type { Game } from '../../../shared/games/game.ts'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { FairSteps } from './FairSteps.tsx'
import { Makers } from './Makers.tsx'
import { Promises } from './Promises.tsx'
import { Winners } from './Winners.tsx'

interface BelowProps {
  games: readonly Game[]
  onPlay: (item: LaunchItem) => void
  fairnessLink: ReactNode
}

/** What stands below the games: fetched after them. */
export default function Below({ games, onPlay, fairnessLink }: BelowProps) {
  return (
    <>
      <Winners games={games} onPlay={onPlay} />
      <FairSteps link={fairnessLink} />
      <Makers onOpen={onPlay} />
      <Promises count={games.length} />
    </>
  )
}
