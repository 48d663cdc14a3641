import { IconButton, join } from '@jackfruit/ui'
import { type ReactNode, Suspense } from 'react'
import { useMember } from '../../features/account/member/index.ts'
import { BalanceChip } from '../../features/money/wallet/index.ts'
import { ArrowLeftIcon, PlusIcon } from '../../shared/look/icons.ts'
import { useSession } from '../../shared/session/session.ts'
import { useText } from '../../shared/text/text.ts'
import { useMemberPanel } from '../member/useMemberPanel.ts'
import { GameFigures, trialType } from './GameFigures.tsx'

interface GameTopProps {
  /** Unknown until the game is launched. */
  readonly name: string | undefined
  /** What stands in the place of the name. */
  readonly children?: ReactNode
  /** The games below tell time and result of play themselves, where a phone has no room for both. */
  readonly areFiguresTold?: boolean
  readonly onLeave: () => void
  readonly onDeposit: () => void
}

/**
 * The one bar of a screen that a game fills: the way back, its name, balance, time and result of play, the way to more
 * money. Games of our own draw one like it themselves, with sound and rules in it; this one stands until they do.
 */
export function GameTop({ name, children, areFiguresTold, onLeave, onDeposit }: GameTopProps) {
  const text = useText()
  const isLoggedIn = useSession() !== null
  const isTrial = useMember().data?.type === trialType
  const { isOffered } = useMemberPanel()
  return (
    <header
      data-testid="game-bar"
      className="on-rind [--negative:#ff8a78] [--positive:#5fd598] flex min-h-14 flex-none flex-wrap items-center gap-x-3 bg-rind-800 px-2.5 text-on-rind md:min-h-16 md:px-5 [@media(max-height:480px)]:min-h-11"
    >
      <IconButton label={text('game.leave')} className="flex-none" onClick={onLeave}>
        <ArrowLeftIcon size={22} weight="bold" className="rtl:-scale-x-100" />
      </IconButton>
      {children ?? (
        <p className="min-w-0 flex-1 truncate text-[16px] font-[720] md:text-[17px]">
          {name ?? text('shell.games')}
        </p>
      )}
      {isLoggedIn && (
        <>
          <div
            className={join(
              'order-last flex w-full justify-between gap-x-6 px-1 pb-1.5 text-[13px] empty:hidden md:order-none md:w-auto md:p-0 md:text-[14px] [@media(max-height:480px)]:order-none [@media(max-height:480px)]:w-auto [@media(max-height:480px)]:p-0',
              areFiguresTold && 'max-md:hidden',
            )}
          >
            <GameFigures />
          </div>
          {!isTrial && (
            <Suspense>
              <BalanceChip />
            </Suspense>
          )}
          {isOffered && (
            <IconButton
              label={text('shell.deposit')}
              aria-haspopup="dialog"
              className="flex-none !bg-gold-400/15 !text-gold-300"
              onClick={onDeposit}
            >
              <PlusIcon size={22} weight="bold" />
            </IconButton>
          )}
        </>
      )}
    </header>
  )
}
