import { Button, Check, SegmentedTabs } from '@jackfruit/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { Form } from '../../../../shared/form/Form.tsx'
import { focusField } from '../../../../shared/form/focusField.ts'
import {
  DeviceMobileIcon,
  GameControllerIcon,
  UserCircleIcon,
  UserIcon,
} from '../../../../shared/look/icons.ts'
import { useSite } from '../../../../shared/session/brand.ts'
import { isOn } from '../../../../shared/session/switches.ts'
import { failureText, useText } from '../../../../shared/text/text.ts'
import { Captcha } from '../Captcha.tsx'
import type { Entered } from '../entry.ts'
import { LoginPassword } from '../LoginPassword.tsx'
import { Problem } from '../Problem.tsx'
import { UsernameField } from '../UsernameField.tsx'
import type { LoginKind } from './credentials.ts'
import { playFree } from './freePlay.ts'
import { MobileFields } from './MobileFields.tsx'
import { keepTyped, typedAtLogin } from './typed.ts'
import { type Login, useLogin } from './useLogin.ts'

const SecondStep = lazy(() => import('./SecondStep.tsx'))
const ThirdParty = lazy(() => import('../third-party/ThirdParty.tsx'))

export interface LoginFormProps {
  side: 'member' | 'agent'
  onEntered: (entered: Entered) => void
  onRegister: (() => void) | null
  onForgot: (() => void) | null
}

/** Every way in that the brand has switched on: name, mobile number, free play. */
export function LoginForm({ side, onEntered, onRegister, onForgot }: LoginFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const { switches } = useSite()
  const [tab, setTab] = useState<'username' | 'mobile'>('username')
  const byMobile = isOn(switches, 'LOGIN_VER_CODE') ? 'sms' : 'mobile'
  const kind: LoginKind = tab === 'username' ? 'username' : byMobile
  const login = useLogin({ kind, side, onEntered })
  const { fields, errors, problem, isBusy, captcha, waiting } = login
  const forgot =
    onForgot &&
    (() => {
      keepTyped(typedAtLogin(fields, kind !== 'username'))
      onForgot()
    })

  return (
    <Form
      at={form}
      onSubmit={async () => {
        const wrong = await login.submit()
        focusField(form.current, wrong)
      }}
    >
      {isOn(switches, 'LOGIN_MOBILE') && (
        <SegmentedTabs
          label={text('auth.ways')}
          value={tab}
          onChange={(chosen) => {
            setTab(chosen)
            login.forgetComplaints()
          }}
          segments={[
            {
              value: 'username',
              label: <Way icon={<UserIcon size={18} weight="fill" />}>{text('auth.username')}</Way>,
            },
            {
              value: 'mobile',
              label: (
                <Way icon={<DeviceMobileIcon size={18} />}>
                  {text(byMobile === 'sms' ? 'auth.by_sms' : 'auth.by_mobile')}
                </Way>
              ),
            },
          ]}
        />
      )}
      {problem && <Problem {...problem} />}
      {kind === 'username' ? (
        <NameFields login={login} onForgot={forgot} />
      ) : (
        <MobileFields login={login} kind={kind} onForgot={forgot} />
      )}
      {captcha && (
        <Captcha
          action={kind === 'sms' ? 'code' : 'login'}
          value={fields.captcha}
          round={captcha.round}
          error={errors.captcha}
          onType={(code) => login.type('captcha', code)}
          onPicture={login.showPicture}
        />
      )}
      {kind === 'username' && (
        <Check checked={login.isRemembering} onChange={(event) => login.remember(event.target.checked)}>
          {text('auth.remember')}
        </Check>
      )}
      <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="mt-1 w-full">
        {text('auth.log_in')}
      </Button>
      <p role="status" className="sr-only">
        {isBusy ? text('auth.checking') : ''}
      </p>
      <OtherDoors side={side} login={login} onRegister={onRegister} onEntered={onEntered} />
      <Suspense>
        <ThirdParty side={side} onEntered={onEntered} returnTo={returnPath()} />
      </Suspense>
      {waiting && (
        <Suspense>
          <SecondStep waiting={waiting} onEntered={login.finish} onClose={login.stopWaiting} />
        </Suspense>
      )}
    </Form>
  )
}

function Way({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <span className="flex items-center justify-center gap-2">
      {icon}
      {children}
    </span>
  )
}

function NameFields({ login, onForgot }: { login: Login; onForgot: (() => void) | null }) {
  const text = useText()
  const { fields, errors, type, hasSealed } = login
  return (
    <>
      <UsernameField
        value={fields.username}
        error={errors.username}
        onType={(typed) => type('username', typed)}
      />
      <LoginPassword
        placeholder={hasSealed ? '••••••••' : undefined}
        hint={hasSealed ? text('auth.remembered') : undefined}
        value={fields.password}
        error={errors.password}
        onType={(typed) => type('password', typed)}
        onForgot={onForgot}
      />
    </>
  )
}

/** A new account, or none at all. */
function OtherDoors({
  side,
  login,
  onRegister,
  onEntered,
}: Pick<LoginFormProps, 'side' | 'onRegister' | 'onEntered'> & { login: Login }) {
  const text = useText()
  const { switches, isResting } = useSite()
  const [isOpening, setOpening] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const canPlayFree = side === 'member' && isOn(switches, 'LOGIN_FREE_PLAY')
  const play = async () => {
    setOpening(true)
    setFailure(null)
    try {
      onEntered(await playFree())
    } catch (error) {
      setFailure(error)
    } finally {
      setOpening(false)
    }
  }
  if (isResting && side === 'member')
    return <p className="text-center text-[14px] text-text-2">{text('errors.browser_resting')}</p>
  if (!onRegister && !canPlayFree) return null
  return (
    <>
      {failure !== null && <Problem title={failureText(failure)} />}
      <div className="flex flex-wrap gap-2.5">
        {onRegister && (
          <Button
            className="flex-1 whitespace-nowrap"
            icon={<UserCircleIcon size={20} />}
            onClick={onRegister}
          >
            {text('auth.register')}
          </Button>
        )}
        {canPlayFree && (
          <Button
            className="flex-1 whitespace-nowrap"
            data-testid="free-play"
            isBusy={isOpening}
            isDisabled={login.isBusy}
            icon={<GameControllerIcon size={20} />}
            onClick={play}
          >
            {text('auth.free_play')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Where somebody wanted to go before logging in: the address says it. */
const returnPath = (): string => new URLSearchParams(location.search).get('to') ?? '/'
