import { join } from '@jackfruit/ui'
import { HeartIcon } from '../look/icons.ts'
import { useText } from '../text/text.ts'

interface HeartProps {
  name: string
  isLiked: boolean
  onPress: () => void
}

/** Whether the game is liked, and the way to change that. */
export function Heart({ name, isLiked, onPress }: HeartProps) {
  const text = useText()
  return (
    <button
      type="button"
      data-testid="heart"
      aria-pressed={isLiked}
      aria-label={text(isLiked ? 'lobby.fav_remove' : 'lobby.fav_add', { game: name })}
      className={join(
        'grid h-11 w-11 place-items-center rounded-full border-0 bg-transparent drop-shadow-[0_1px_2px_rgb(0_0_0/60%)]',
        isLiked ? 'text-[#ff6b6b]' : 'text-white',
      )}
      onClick={onPress}
    >
      <HeartIcon size={22} weight={isLiked ? 'fill' : 'bold'} />
    </button>
  )
}
