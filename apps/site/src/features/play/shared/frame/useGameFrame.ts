import { type RefObject, useRef, useState } from 'react'
import { useTheme } from '../../../../shared/look/theme.ts'
import { useSite } from '../../../../shared/session/brand.ts'
import { type Opening, openingOf } from './frame.ts'
import { useMeters } from './meters.ts'
import { type ToldBalance, useBalanceTold } from './useBalanceTold.ts'
import { useBehindTold } from './useBehindTold.ts'
import type { FocusMark } from './useFocusBack.ts'
import { type LotteryWish, useLaunch } from './useLaunch.ts'
import { useRoundAsked } from './useRoundAsked.ts'

interface Wished {
  /** What is told of the balance beside the game. */
  readonly balance: ToldBalance | undefined
  /** An earlier round, which a game of ours draws once more. */
  readonly round?: string | undefined
  /** Where it is a lottery that the address names. */
  readonly lottery?: LotteryWish | undefined
  /** Another game stands in front of it; left out where there is none beside it. */
  readonly isBehind?: boolean | undefined
}

export interface FrameOfGame {
  readonly at: RefObject<HTMLIFrameElement | null>
  readonly mark: RefObject<FocusMark>
  readonly launch: ReturnType<typeof useLaunch>['launch']
  /** A secret is asked for, and no frame stands. */
  readonly isAside: boolean
  readonly opening: Opening | null
  /** The page in the frame tells time and result of play itself. */
  readonly isTelling: boolean
  readonly tells: () => void
  readonly loaded: () => void
}

/** One game that is launched for one frame, and what that frame is told: pots, the balance, an earlier round. */
export function useGameFrame(nodeId: string, { balance, round, lottery, isBehind }: Wished): FrameOfGame {
  const theme = useTheme()
  const { brand, launchCdn } = useSite()
  const at = useRef<HTMLIFrameElement>(null)
  const mark = useRef({ wasInFrame: false })
  const device = innerWidth < 900 ? 'H5' : 'WEB'
  const { launch, isAside } = useLaunch('launch', nodeId, { theme, device, lottery })
  const opening = launch.data
    ? openingOf(launch.data, { offered: brand.launchGameCDNs, chosen: launchCdn })
    : null
  const [origin, url] = opening?.kind === 'frame' ? [opening.origin, opening.url] : [null, null]
  // Before its page is there, the frame has another origin and hears nothing.
  const [isLoaded, setLoaded] = useState(false)
  const heard = isLoaded ? origin : null
  useMeters(nodeId, { frame: at, origin: heard })
  const ours = launch.data?.isOwn ? heard : null
  useBalanceTold(balance, { frame: at, origin: ours })
  useBehindTold(isBehind, { frame: at, origin: ours })
  /** The address whose page tells time and result of play itself. */
  const [teller, setTeller] = useState<string | null>(null)
  useRoundAsked(round, { frame: at, origin: teller !== null ? ours : null })
  const isStanding = !isAside && !launch.isError && url !== null
  return {
    ...{ at, mark, launch, isAside, opening },
    isTelling: isStanding && teller === url,
    tells: () => setTeller(url),
    loaded: () => setLoaded(true),
  }
}
