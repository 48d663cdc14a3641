import { Button, ErrorBlock, Spinner } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { failureText, useText } from '../../../../shared/text/text.ts'
import { sandbox } from './frame.ts'
import { GameFrame } from './GameFrame.tsx'
import { SecretGate } from './SecretGate.tsx'
import type { FrameOfGame } from './useGameFrame.ts'

interface FramedGameProps {
  of: FrameOfGame
  onLeave: () => void
  onBalance: () => void
  onDeposit: () => void
  /** Others stand beside it: what opens elsewhere has no place here, and no round holds back the balance of all. */
  isOneOfSeveral?: boolean
}

/** A launched game in its frame, or in its place why there is none yet, or none at all. */
export function FramedGame({ of, onLeave, onBalance, onDeposit, isOneOfSeveral = false }: FramedGameProps) {
  const text = useText()
  const { at, mark, launch, isAside, opening } = of
  const isElsewhere = opening !== null && opening.kind !== 'frame'
  const isFailed = launch.isError || opening?.kind === 'refused' || (isOneOfSeveral && isElsewhere)
  return (
    <SecretGate isShut={isAside} isOpening={!isFailed && opening?.kind !== 'frame'}>
      {isFailed && <NotOpened launch={launch} onLeave={onLeave} />}
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
          at={at}
          mark={mark}
          opening={opening}
          launch={launch.data}
          isOneOfSeveral={isOneOfSeveral}
          acts={{
            close: onLeave,
            'balance-refresh': onBalance,
            fullscreen: () => fill(at.current),
            deposit: onDeposit,
            sitting: of.tells,
          }}
          onLoad={of.loaded}
          sandbox={sandbox}
          allow="autoplay; fullscreen"
          ground="bg-[#0b0712]"
        />
      )}
    </SecretGate>
  )
}

interface NotOpenedProps {
  launch: FrameOfGame['launch']
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

export const Middle = ({ children }: { children: ReactNode }) => (
  <div className="grid flex-1 place-items-center p-4">{children}</div>
)
