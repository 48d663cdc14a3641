import { Button } from '@jackfruit/ui'
import { Suspense } from 'react'
import { InlineLogin } from '../features/auth/index.ts'
import { useSite } from '../shared/brand.ts'
import { registerGate } from '../shared/gates.ts'
import { useMedia, wide } from '../shared/media.ts'
import { useText } from '../shared/text.ts'
import { useActions } from './actions.ts'
import { useEntered } from './entered.ts'

/** The two doors for visitors: a form where there is room for one, else two buttons. */
export function VisitorBar() {
  const text = useText()
  const { switches } = useSite()
  const { logIn, register } = useActions()
  const onEntered = useEntered()
  const hasRoom = useMedia(wide)
  const canRegister = registerGate(switches, { isLoggedIn: false, type: null })
  return (
    <div className="flex min-w-0 items-center gap-1.5 max-md:ms-auto max-md:flex-none sm:gap-2 md:gap-2.5">
      {hasRoom ? (
        <Suspense fallback={<span className="h-11 w-[387px]" />}>
          <InlineLogin onEntered={(entered) => onEntered(entered, 'login')} />
        </Suspense>
      ) : (
        <Button
          look={canRegister ? 'ghost' : 'gold'}
          className="whitespace-nowrap max-sm:!px-2.5 max-sm:!text-[14px]"
          onClick={() => logIn()}
        >
          {text('shell.log_in_short')}
        </Button>
      )}
      {canRegister && (
        <Button
          look="gold"
          className="whitespace-nowrap max-sm:!px-2.5 max-sm:!text-[14px]"
          onClick={() => register()}
        >
          {text(hasRoom ? 'auth.register' : 'shell.register_short')}
        </Button>
      )}
    </div>
  )
}
