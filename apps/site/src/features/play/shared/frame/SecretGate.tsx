import { Empty } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { Said } from '../../../../shared/parts/Said.tsx'
import { useText } from '../../../../shared/text/text.ts'

interface SecretGateProps {
  /** A secret is asked for, and what stands here would be a frame. */
  isShut: boolean
  /** The game is being opened; readers are told. */
  isOpening: boolean
  children: ReactNode
}

/** A game stands here while no secret is asked for, else the sentence why not. */
export function SecretGate({ isShut, isOpening, children }: SecretGateProps) {
  const text = useText()
  const opening = isOpening ? text('game.opening_plain') : ''
  return (
    <>
      <Said>{isShut ? `${text('game.aside_title')}. ${text('game.aside_text')}` : opening}</Said>
      {isShut ? (
        <div data-testid="game-aside" className="grid flex-1 place-items-center overflow-y-auto p-4">
          <Empty title={text('game.aside_title')}>{text('game.aside_text')}</Empty>
        </div>
      ) : (
        children
      )}
    </>
  )
}
