import { Button, Card, Empty } from '@jackfruit/ui'
import { GameCards } from '../../../shared/games/GameCards.tsx'
import type { LaunchItem } from '../../../shared/games/launch.ts'
import { useBrand } from '../../../shared/session/brand.ts'
import { useText } from '../../../shared/text/text.ts'
import { useOtherGames } from './queries.ts'

interface NoGamesProps {
  /** What is missing, in its plural. */
  what: string
  onPlay: (item: LaunchItem) => void
  onHome: () => void
}

/** No maker offers this kind at this house: says so, and shows what is open instead. */
export function NoGames({ what, onPlay, onHome }: NoGamesProps) {
  const text = useText()
  const { brand } = useBrand()
  const others = useOtherGames(true)
  return (
    <div className="grid gap-8" data-testid="no-games">
      <Card>
        <Empty
          title={text('category.empty_title', { what })}
          action={<Button onClick={onHome}>{text('category.to_all')}</Button>}
        >
          {text('category.empty_text', { brand })}
        </Empty>
      </Card>
      {others.data && others.data.length > 0 && (
        <section aria-labelledby="open-now">
          <h2 id="open-now" className="mb-4 text-[19px] md:text-[24px]">
            {text('category.open_now')}
          </h2>
          <GameCards games={others.data} onPlay={onPlay} />
        </section>
      )}
    </div>
  )
}
