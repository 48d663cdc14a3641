import { BrandMark, Button, RindTexture } from '@jackfruit/ui'
import { useState } from 'react'
import { EntranceForms } from '../../features/account/auth/index.ts'
import { usePlace } from '../../shared/address/navigation.ts'
import { HeadsetIcon } from '../../shared/look/icons.ts'
import { openService } from '../../shared/service/openService.ts'
import { useSite } from '../../shared/session/brand.ts'
import { registerGate } from '../../shared/session/gates.ts'
import { useText } from '../../shared/text/text.ts'
import { useActions } from '../actions.ts'
import { LanguageMenu } from '../frame/LanguageChoice.tsx'
import { Page } from '../pages/Page.tsx'
import { dialogOf, readSearch } from '../pages/paths.ts'
import { useEntered } from '../start/entered.ts'
import { canRecover } from './canRecover.ts'

/** The whole screen where a visitor has to log in first: the brand, the forms, the language, and somebody to ask. */
export default function LoginScreen() {
  const text = useText()
  const { brand, switches } = useSite()
  const { pathname, search } = usePlace()
  const { logIn, register, forgot } = useActions()
  const onEntered = useEntered()
  const { to, side = 'member' } = readSearch(search)
  const canRegister = registerGate(switches, { isLoggedIn: false, type: null })
  const isRegister = canRegister && dialogOf(pathname) === 'register'
  const [hasFailed, setFailed] = useState(false)
  const loginTitle = text(side === 'agent' ? 'auth.agent_title' : 'auth.log_in')
  const title = isRegister ? text('auth.register_title') : loginTitle
  return (
    <Page title={title}>
      <div className="rind on-rind flex min-h-dvh flex-col items-center px-4 py-6 md:py-10">
        <RindTexture strength={0.2} />
        <header className="flex w-full max-w-[480px] items-center justify-between gap-3">
          <p className="flex items-center gap-2.5 text-[21px] font-[800] tracking-[-0.03em] [font-stretch:114%]">
            <BrandMark size={38} />
            {brand.brand}
          </p>
          <LanguageMenu />
        </header>
        <div className="card my-auto w-full max-w-[480px] bg-surface p-5 text-text md:p-8">
          <h1 className="mb-5 text-[24px]">{title}</h1>
          <EntranceForms
            mode={isRegister ? 'register' : 'login'}
            side={side}
            onSwitch={(next) => (next === 'login' ? logIn : register)(to)}
            onForgot={canRecover(switches) ? forgot : null}
            onEntered={onEntered}
          />
        </div>
        {brand.customerService.length > 0 && (
          <div className="mt-6 grid justify-items-center gap-2">
            <p role="alert" className="text-[14px]">
              {hasFailed ? text('frame.service_failed') : ''}
            </p>
            <Button
              icon={<HeadsetIcon size={20} />}
              onClick={async () => setFailed(!(await openService(undefined, true)))}
            >
              {text('common.customer_service')}
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
