import { Button } from '@jackfruit/ui'
import { useSite } from '../session/brand.ts'
import { useText } from '../text/text.ts'
import type { Game } from './game.ts'

/** A round with trial money, where the maker has said 0: that it supports one (decision D-45). */
export function TryFree({ game, onPress }: { game: Game; onPress: () => void }) {
  const text = useText()
  const { isResting } = useSite()
  if (isResting || game.supportPlay !== 0 || game.maintenance) return null
  return (
    <Button className="!px-3" data-testid="try-free" onClick={onPress}>
      {text('lobby.try_free')}
    </Button>
  )
}
