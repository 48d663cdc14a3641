import { Button, Empty, ErrorBlock, Spinner } from '@jackfruit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { openWindow } from '../../../shared/address/openWindow.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { useTheme } from '../../../shared/look/theme.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { note } from '../../../shared/text/notes.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { openingOf, sandbox } from '../shared/frame/frame.ts'
import { GameFrame } from '../shared/frame/GameFrame.tsx'
import { useMeters } from '../shared/frame/meters.ts'
import { SecretGate } from '../shared/frame/SecretGate.tsx'
import { type ToldBalance, useBalanceTold } from '../shared/frame/useBalanceTold.ts'
import { type LotteryWish, useLaunch } from '../shared/frame/useLaunch.ts'
import { useRoundAsked } from '../shared/frame/useRoundAsked.ts'
import { type Doors, Invitation } from './Invitation.tsx'

interface GamePageProps {
  nodeId: string | undefined
  /** An earlier round, which a game of ours draws once more. */
  round?: string | undefined
  /** Where it is a lottery that the address names. */
  lottery?: LotteryWish | undefined
  isLoggedIn: boolean
  /** What a visitor can do instead of playing with money. */
  doors: Doors
  onLeave: () => void
  onBalance: () => void
  onDeposit: () => void
  /** What stands above the game, by its name once that is known, until a game of ours tells all that itself. */
  bar: (name: string | undefined) => ReactNode
  /** What is told of the balance beside a game. */
  balance: ToldBalance | undefined
  onRoute: (path: string) => void
}

/** A game in its sandboxed frame, in all of the screen that there is for it. */
export default function GamePage({ nodeId, isLoggedIn, doors, ...rest }: GamePageProps) {
  const text = useText()
  if (!nodeId) {
    return (
      <Around bar={rest.bar(undefined)}>
        <Middle>
          <Empty
            title={text('game.none_title')}
            action={
              <Button look="green" onClick={rest.onLeave}>
                {text('game.leave')}
              </Button>
            }
          >
            {text('game.none_text')}
          </Empty>
        </Middle>
      </Around>
    )
  }
  if (!isLoggedIn) return <Invitation nodeId={nodeId} doors={doors} bar={rest.bar} />
  return <Play key={nodeId} nodeId={nodeId} {...rest} />
}

type Wishes = Pick<
  GamePageProps,
  'round' | 'lottery' | 'onLeave' | 'onBalance' | 'onDeposit' | 'bar' | 'balance'
>

function Play({ nodeId, onRoute, ...wishes }: Wishes & { nodeId: string; onRoute: (path: string) => void }) {
  const text = useText()
  const theme = useTheme()
  const { brand, launchCdn } = useSite()
  const frame = useRef<HTMLIFrameElement>(null)
  const mark = useRef({ wasInFrame: false })
  const device = innerWidth < 900 ? 'H5' : 'WEB'
  const { launch, isAside } = useLaunch('launch', nodeId, { theme, device, lottery: wishes.lottery })
  const opening = launch.data
    ? openingOf(launch.data, { offered: brand.launchGameCDNs, chosen: launchCdn })
    : null
  const origin = opening?.kind === 'frame' ? opening.origin : null
  // Before its page is there, the frame has another origin and hears nothing.
  const [isLoaded, setLoaded] = useState(false)
  const heard = isLoaded ? origin : null
  useMeters(nodeId, { frame, origin: heard })
  useBalanceTold(wishes.balance, { frame, origin: launch.data?.isOwn ? heard : null })
  /** The address whose page tells time and result of play itself. */
  const [teller, setTeller] = useState<string | null>(null)
  useRoundAsked(wishes.round, { frame, origin: launch.data?.isOwn && teller !== null ? heard : null })

  const route = opening?.kind === 'route' ? opening.path : null
  const address = opening?.kind === 'window' ? opening.url : null
  useEffect(() => {
    if (route !== null) onRoute(route)
  }, [route, onRoute])
  useEffect(() => {
    if (address !== null && !openWindow(address)) note('bad', text('errors.popup_blocked'))
  }, [address, text])

  const isFailed = launch.isError || opening?.kind === 'refused'
  const url = !isAside && !isFailed && opening?.kind === 'frame' ? opening.url : null
  const bar = url === null || teller !== url ? wishes.bar(launch.data?.gameName) : null
  return (
    // Nothing of a game of ours moves when its own bar comes in the place of this one.
    <Around bar={bar} isOver={url !== null && launch.data?.isOwn === true}>
      <SecretGate isShut={isAside} isOpening={!isFailed && opening?.kind !== 'frame'}>
        {isFailed && <NotOpened launch={launch} onLeave={wishes.onLeave} />}
        {!isFailed && opening?.kind !== 'frame' && (
          <Middle>
            <div className="grid justify-items-center gap-4 text-[15px] text-text-2">
              <Spinner size={48} />
              {text('game.opening_plain')}
            </div>
          </Middle>
        )}
        {!isFailed && launch.data && opening?.kind === 'frame' && (
          <GameFrame
            at={frame}
            mark={mark}
            opening={opening}
            launch={launch.data}
            acts={{
              close: wishes.onLeave,
              'balance-refresh': wishes.onBalance,
              fullscreen: () => fill(frame.current),
              deposit: wishes.onDeposit,
              sitting: () => setTeller(opening.url),
            }}
            onLoad={() => setLoaded(true)}
            sandbox={sandbox}
            allow="autoplay; fullscreen"
            ground="bg-[#0b0712]"
          />
        )}
      </SecretGate>
    </Around>
  )
}

interface NotOpenedProps {
  launch: ReturnType<typeof useLaunch>['launch']
  onLeave: () => void
}

function NotOpened({ launch, onLeave }: NotOpenedProps) {
  const text = useText()
  const isClosed = launch.error instanceof CallFailure && launch.error.code === 'game_under_maintenance'
  return (
    <Middle>
      <ErrorBlock
        title={text(isClosed ? 'lobby.in_maintenance' : 'game.failed_title')}
        retryLabel={text('common.retry')}
        isRetrying={launch.isFetching}
        onRetry={() => void launch.refetch()}
        extra={<Button onClick={onLeave}>{text('game.leave')}</Button>}
      >
        {isClosed ? text('game.maintenance_text') : <Failed error={launch.error} />}
      </ErrorBlock>
    </Middle>
  )
}

/** What went wrong, and below it that no money is at stake: the first may be a sentence or a few words. */
function Failed({ error }: { error: Error | null }) {
  const text = useText()
  return (
    <>
      <span className="block">{error ? failureText(error) : text('errors.system')}</span>
      <span className="block">{text('game.failed_text')}</span>
    </>
  )
}

function fill(frame: HTMLIFrameElement | null): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void frame?.requestFullscreen?.().catch(() => {})
}

/** The bar above what there is, or over its upper edge. */
const Around = ({
  bar,
  isOver = false,
  children,
}: {
  bar: ReactNode
  isOver?: boolean
  children: ReactNode
}) => (
  <div className="relative flex min-h-0 flex-1 flex-col">
    {bar && <div className={isOver ? 'absolute inset-x-0 top-0 z-10' : 'contents'}>{bar}</div>}
    {children}
  </div>
)

const Middle = ({ children }: { children: ReactNode }) => (
  <div className="grid flex-1 place-items-center p-4">{children}</div>
)
