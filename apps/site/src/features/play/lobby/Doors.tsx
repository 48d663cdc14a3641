import { Button, join } from '@jackfruit/ui'
import { useText } from '../../../shared/text/text.ts'

export interface DoorsProps {
  /** Null where nothing can be tried. */
  onTry: (() => void) | null
  canRegister: boolean
  onRegister: () => void
  onLogin: () => void
}

const size = 'max-md:!min-h-11 max-md:!px-4 max-md:!text-[14px] md:!px-6'

/** A visitor's ways in: a round for nothing comes first among equals. */
export function Doors({ onTry, canRegister, onRegister, onLogin }: DoorsProps) {
  const text = useText()
  return (
    <div className="flex flex-wrap gap-2 md:gap-3" data-testid="doors">
      {onTry && (
        <Button look="gold" className={size} data-testid="try-first" onClick={onTry}>
          {text('lobby.try_free')}
        </Button>
      )}
      <Button
        look={onTry ? 'ghost' : 'gold'}
        className={join(size, onTry && 'bg-black/40')}
        onClick={canRegister ? onRegister : onLogin}
      >
        {text(canRegister ? 'lobby.hero_join' : 'shell.log_in')}
      </Button>
    </div>
  )
}
