import { Badge } from '@jackfruit/ui'
import { FireIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'
import type { Game } from './game.ts'

/** News are news where most of the games are none. */
export function GameBadges({ game, among = [] }: { game: Game; among?: readonly Game[] }) {
  const text = useText()
  return (
    <>
      {game.isHot === 1 && (
        <Badge tone="hot" icon={<FireIcon size={13} weight="fill" />}>
          {text('lobby.hot')}
        </Badge>
      )}
      {game.isNew === 1 && isRare(among) && <Badge tone="new">{text('lobby.new')}</Badge>}
    </>
  )
}

/** At most one of three. */
const isRare = (games: readonly Game[]): boolean =>
  games.filter(({ isNew }) => isNew === 1).length * 3 <= games.length
