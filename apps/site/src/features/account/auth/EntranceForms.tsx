import { useEffect, useRef, useState } from 'react'
import { useSite } from '../../../shared/session/brand.ts'
import { registerGate } from '../../../shared/session/gates.ts'
import type { Entered } from './entry.ts'
import { beginHumanCheck } from './humanCheck.ts'
import { LoginForm } from './login/LoginForm.tsx'
import { RegisterForm } from './register/RegisterForm.tsx'

type Mode = 'login' | 'register'

export interface EntranceFormsProps {
  mode: Mode
  side: 'member' | 'agent'
  onSwitch: (mode: Mode) => void
  /** Null where the brand recovers no passwords. */
  onForgot: (() => void) | null
  onEntered: (entered: Entered, mode: Mode) => void
  /** Says whether something was typed into the registration. */
  onTouched?: (isTouched: boolean) => void
}

const nobodyAsks = () => undefined

/** Login or registration. A form that was opened stays, out of sight: a look at the other loses nothing typed. */
export default function EntranceForms({
  mode,
  side,
  onSwitch,
  onForgot,
  onEntered,
  onTouched = nobodyAsks,
}: EntranceFormsProps) {
  const { switches } = useSite()
  const { opened, pane } = usePanes(mode)
  // While somebody types, the proof that they are a person is worked out.
  useEffect(beginHumanCheck, [])
  const isRegister = mode === 'register'
  const canRegister = side === 'member' && registerGate(switches, { isLoggedIn: false, type: null })
  return (
    <>
      {opened.includes('register') && (
        <div ref={isRegister ? pane : undefined} hidden={!isRegister}>
          <RegisterForm
            onEntered={(entered) => onEntered(entered, 'register')}
            onLogin={() => onSwitch('login')}
            onTouched={onTouched}
          />
        </div>
      )}
      {opened.includes('login') && (
        <div ref={isRegister ? undefined : pane} hidden={isRegister}>
          <LoginForm
            side={side}
            onForgot={onForgot}
            onEntered={(entered) => onEntered(entered, 'login')}
            onRegister={canRegister ? () => onSwitch('register') : null}
          />
        </div>
      )}
    </>
  )
}

/** The forms that were opened, and the one on screen, which takes the focus when it changes. */
function usePanes(mode: Mode) {
  const [opened, setOpened] = useState([mode])
  if (!opened.includes(mode)) setOpened([...opened, mode])
  const pane = useRef<HTMLDivElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    pane.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus()
  }, [mode])
  return { opened, pane }
}
