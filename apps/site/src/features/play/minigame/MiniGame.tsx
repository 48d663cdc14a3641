import { Button, ErrorBlock, IconButton, Spinner } from '@jackfruit/ui'
import { useEffect, useRef } from 'react'
import { XIcon } from '../../../shared/look/icons.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { failureText, useText } from '../../../shared/text/text.ts'
import { openingOf } from '../shared/frame/frame.ts'
import { GameFrame } from '../shared/frame/GameFrame.tsx'
import { SecretGate } from '../shared/frame/SecretGate.tsx'
import { useLaunch } from '../shared/frame/useLaunch.ts'
import { useDrag } from './useDrag.ts'

export interface MiniGameProps {
  nodeId: string
  isLoggedIn: boolean
  onLogin: () => void
  onClose: () => void
  /** Money has moved. */
  onBalance: () => void
}

/** One quick game in a box over the page, played with the same purse as every other. */
export default function MiniGame({ nodeId, isLoggedIn, onLogin, onClose, onBalance }: MiniGameProps) {
  const text = useText()
  const box = useRef<HTMLElement>(null)
  const { translate, handle } = useDrag()
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={text('minigame.title')}
      data-testid="mini-game"
      style={{ translate }}
      className="fixed inset-x-3 bottom-[calc(80px+env(safe-area-inset-bottom))] z-30 flex h-[min(480px,calc(100dvh-170px))] flex-col overflow-hidden rounded-[18px] bg-surface shadow-(--e2) ring-1 ring-line outline-0 md:start-4 md:end-auto md:bottom-[88px] md:w-[360px]"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header
        className="rind on-rind flex flex-none touch-none items-center gap-3 py-1.5 ps-4 pe-2 md:cursor-move"
        {...handle}
      >
        <h2 className="min-w-0 flex-1 truncate !text-[16px]">{text('minigame.title')}</h2>
        <IconButton label={text('common.close')} onClick={onClose}>
          <XIcon size={20} weight="bold" />
        </IconButton>
      </header>
      {isLoggedIn ? (
        <Frame nodeId={nodeId} onBalance={onBalance} />
      ) : (
        <div className="grid flex-1 content-center justify-items-center gap-4 p-6 text-center">
          <p className="text-[15px] text-text-2">{text('minigame.login_text')}</p>
          <Button look="gold" onClick={onLogin}>
            {text('auth.log_in')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Frame({ nodeId, onBalance }: Pick<MiniGameProps, 'nodeId' | 'onBalance'>) {
  const text = useText()
  const { brand, launchCdn } = useSite()
  const mark = useRef({ wasInFrame: false })
  const { launch, isAside } = useLaunch('mini-launch', nodeId, { device: 'H5' })
  const opening = launch.data
    ? openingOf(launch.data, { offered: brand.launchGameCDNs, chosen: launchCdn })
    : null
  const isFailed = launch.isError || (opening !== null && opening.kind !== 'frame')
  return (
    <SecretGate isShut={isAside} isOpening={!isFailed && !opening}>
      {isFailed && (
        <div className="flex-1 overflow-y-auto">
          <ErrorBlock
            title={text('game.failed_title')}
            retryLabel={text('common.retry')}
            isRetrying={launch.isFetching}
            onRetry={() => void launch.refetch()}
          >
            {launch.isError ? failureText(launch.error) : text('errors.system')} {text('game.failed_text')}
          </ErrorBlock>
        </div>
      )}
      {!isFailed && !opening && (
        <div className="grid flex-1 place-items-center text-text-3">
          <Spinner size={40} />
        </div>
      )}
      {!isFailed && launch.data && opening?.kind === 'frame' && (
        <GameFrame
          mark={mark}
          opening={opening}
          launch={launch.data}
          acts={{ 'balance-refresh': onBalance }}
          sandbox="allow-scripts allow-same-origin"
          ground="bg-[#15123b]"
        />
      )}
    </SecretGate>
  )
}
