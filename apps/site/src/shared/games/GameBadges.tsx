import { Badge } from '@jackfruit/ui'
import { FireIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'
import type { Game } from './game.ts'

export function GameBadges({ game }: { game: Game }) {
  const text = useText()
  return (
    <>
      {game.isHot === 1 && (
        <Badge tone="hot" icon={<FireIcon size={13} weight="fill" />}>
          {text('lobby.hot')}
        </Badge>
      )}
      {game.isNew === 1 && <Badge tone="new">{text('lobby.new')}</Badge>}
    </>
  )
}
