import { Button, Skeleton } from '@jackfruit/ui'
import { Suspense, useSyncExternalStore } from 'react'
import { InlineLogin } from '../../../features/account/auth/index.ts'
import { useMedia, wide } from '../../../shared/look/media.ts'
import { useSite } from '../../../shared/session/brand.ts'
import { registerGate } from '../../../shared/session/gates.ts'
import { isOn } from '../../../shared/session/switches.ts'
import { useText } from '../../../shared/text/text.ts'
import { useActions } from '../../actions.ts'
import { canRecover } from '../../overlays/canRecover.ts'
import { useEntered } from '../../start/entered.ts'

const never = () => () => undefined
const yes = () => true
/** What the server drew: letters typed there before the site is, would be lost. */
const no = () => false

/** The two doors for visitors: a form where there is room for one, else two buttons. */
export function VisitorBar() {
  const text = useText()
  const { switches } = useSite()
  const { logIn, register, forgot } = useActions()
  const onEntered = useEntered()
  const hasRoom = useMedia(wide)
  const mayAnswer = useSyncExternalStore(never, yes, no)
  const canRegister = registerGate(switches, { isLoggedIn: false, type: null })
  return (
    <div className="flex min-w-0 items-center gap-1.5 max-md:ms-auto max-md:flex-none sm:gap-2 md:gap-2.5">
      {hasRoom ? (
        <Suspense fallback={<Doorstep />}>
          {mayAnswer ? (
            <InlineLogin
              onEntered={(entered) => onEntered(entered, 'login')}
              onForgot={canRecover(switches) ? forgot : null}
            />
          ) : (
            <Doorstep />
          )}
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
          {text(hasRoom ? 'shell.register' : 'shell.register_short')}
        </Button>
      )}
    </div>
  )
}

/** Where the form will stand, in its measures, until it is fetched. */
function Doorstep() {
  const text = useText()
  const { switches } = useSite()
  const { logIn } = useActions()
  return (
    <div className="flex items-center gap-2">
      {isOn(switches, 'LOGIN_MOBILE') && (
        <span className="h-11 w-[84px] rounded-[12px] ring-1 ring-white/30 ring-inset" />
      )}
      <Skeleton className="h-11 w-[285px] !rounded-[12px] dark:ring-1 dark:ring-line-strong" />
      <Button look="ghost" className="!px-4" onClick={() => logIn()}>
        {text('shell.log_in')}
      </Button>
      {canRecover(switches) && <span className="h-11 w-11 flex-none" />}
    </div>
  )
}
