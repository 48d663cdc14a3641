import { Button, Empty } from '@jackfruit/ui'
import { type ReactNode, useEffect } from 'react'
import { openWindow } from '../../../shared/address/openWindow.ts'
import { note } from '../../../shared/text/notes.ts'
import { useText } from '../../../shared/text/text.ts'
import { FramedGame, Middle } from '../shared/frame/FramedGame.tsx'
import type { ToldBalance } from '../shared/frame/useBalanceTold.ts'
import { useGameFrame } from '../shared/frame/useGameFrame.ts'
import type { LotteryWish } from '../shared/frame/useLaunch.ts'
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
  const framed = useGameFrame(nodeId, wishes)
  const { launch, opening, isAside } = framed
  const route = opening?.kind === 'route' ? opening.path : null
  const address = opening?.kind === 'window' ? opening.url : null
  useEffect(() => {
    if (route !== null) onRoute(route)
  }, [route, onRoute])
  useEffect(() => {
    if (address !== null && !openWindow(address)) note('bad', text('errors.popup_blocked'))
  }, [address, text])

  const stands = !isAside && !launch.isError && opening?.kind === 'frame'
  const { onLeave, onBalance, onDeposit } = wishes
  return (
    // Nothing of a game of ours moves when its own bar comes in the place of this one.
    <Around
      bar={framed.isTelling ? null : wishes.bar(launch.data?.gameName)}
      isOver={stands && launch.data?.isOwn === true}
    >
      <FramedGame of={framed} {...{ onLeave, onBalance, onDeposit }} />
    </Around>
  )
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
