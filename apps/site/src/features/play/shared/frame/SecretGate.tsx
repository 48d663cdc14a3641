import { Empty } from '@jackfruit/ui'
import type { ReactNode } from 'react'
import { useSecretAsked } from '../../../../shared/secret/asked.ts'
import { useText } from '../../../../shared/text/text.ts'

/**
 * A game stands here while no secret is asked for. Afterwards it is launched anew, since a launch is good once, and its
 * maker gives a round that is open as after a reload.
 */
export function SecretGate({ children }: { children: ReactNode }) {
  const text = useText()
  if (!useSecretAsked()) return children
  return (
    <div
      role="status"
      data-testid="game-aside"
      className="grid flex-1 place-items-center overflow-y-auto p-4"
    >
      <Empty title={text('game.aside_title')}>{text('game.aside_text')}</Empty>
    </div>
  )
}
