import { Button } from '@jackfruit/ui'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Form } from '../../../../shared/form/Form.tsx'
import { focusField } from '../../../../shared/form/focusField.ts'
import {
  DeviceMobileIcon,
  EyeIcon,
  EyeSlashIcon,
  type IconKind,
  QuestionIcon,
  UserIcon,
} from '../../../../shared/look/icons.ts'
import { SecretInput } from '../../../../shared/secret/SecretInput.tsx'
import { useSite } from '../../../../shared/session/brand.ts'
import { isOn } from '../../../../shared/session/switches.ts'
import { completeTexts, useText } from '../../../../shared/text/text.ts'
import type { Entered } from '../entry.ts'
import { beginHumanCheck } from '../humanCheck.ts'
import { Problem } from '../Problem.tsx'
import type { LoginKind } from './credentials.ts'
import { type Login, useLogin } from './useLogin.ts'

const Captcha = lazy(() => import('../Captcha.tsx').then((part) => ({ default: part.Captcha })))
const InlineMobile = lazy(() => import('./InlineMobile.tsx'))
const SecondStep = lazy(() => import('./SecondStep.tsx'))

type Tab = 'username' | 'mobile'

const number = { name: 'mobileNum', label: 'auth.mobile' } as const
const secret = { name: 'password', label: 'auth.password' } as const
/** The fields of each way in, by the names that the messages below the bar call them by. */
const asked = {
  username: [{ name: 'username', label: 'auth.username' }, secret],
  sms: [number, { name: 'verificationCode', label: 'auth.code' }],
  mobile: [number, secret],
} as const

interface InlineLoginProps {
  onEntered: (entered: Entered) => void
  /** Null where the brand offers no way back. */
  onForgot: (() => void) | null
}

/** The login form in the header of wide screens. Messages and captcha drop below it, so that the bar keeps its height. */
export default function InlineLogin({ onEntered, onForgot }: InlineLoginProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const { switches } = useSite()
  const [tab, setTab] = useState<Tab>('username')
  const byMobile = isOn(switches, 'LOGIN_VER_CODE') ? 'sms' : 'mobile'
  const kind: LoginKind = tab === 'username' ? 'username' : byMobile
  const login = useLogin({ kind, side: 'member', onEntered })
  const { fields, errors, problem, isBusy, captcha, waiting } = login
  const complaintsId = useId()
  const complaints = asked[kind].flatMap(({ name, label }) => {
    const told = errors[name]
    return told ? [{ name, label, told }] : []
  })

  return (
    <Form
      at={form}
      className="relative flex items-center gap-2"
      onFocus={() => {
        beginHumanCheck()
        // What it complains about is said in texts that the first screen has no use for.
        completeTexts().catch(() => null)
      }}
      onSubmit={async () => {
        const wrong = await login.submit()
        focusField(form.current, wrong)
      }}
    >
      {isOn(switches, 'LOGIN_MOBILE') && (
        <Tabs
          tab={tab}
          byMobile={byMobile}
          onChange={(chosen) => {
            setTab(chosen)
            login.forgetComplaints()
          }}
        />
      )}
      <div className="flex h-11 items-stretch rounded-[12px] bg-surface text-text dark:ring-1 dark:ring-line-strong">
        {kind === 'username' ? (
          <NameAndPassword login={login} complaintsId={complaintsId} />
        ) : (
          <Suspense fallback={<span className="w-[300px]" />}>
            <InlineMobile login={login} kind={kind} complaintsId={complaintsId} />
          </Suspense>
        )}
      </div>
      <Button type="submit" look="ghost" isBusy={isBusy} className="!px-4">
        {text('auth.log_in')}
      </Button>
      {onForgot && (
        <button
          type="button"
          className="icon-btn flex-none"
          aria-label={text('recover.title')}
          title={text('recover.title')}
          onClick={onForgot}
        >
          <QuestionIcon size={20} weight="bold" />
        </button>
      )}
      {(complaints.length > 0 || problem || captcha) && (
        <div className="card absolute start-0 top-[calc(100%+14px)] z-40 grid w-[400px] gap-3 p-4 text-text shadow-e2">
          {complaints.length > 0 && (
            <div id={complaintsId} className="grid gap-2">
              {complaints.map(({ name, label, told }) => (
                <Problem key={name} title={text(label)} more={told} />
              ))}
            </div>
          )}
          {problem && <Problem {...problem} />}
          {captcha && (
            <Suspense>
              <Captcha
                action={kind === 'sms' ? 'code' : 'login'}
                value={fields.captcha}
                round={captcha.round}
                error={errors.captcha}
                onType={(code) => login.type('captcha', code)}
                onPicture={login.showPicture}
              />
            </Suspense>
          )}
        </div>
      )}
      {waiting && (
        <Suspense>
          <SecondStep waiting={waiting} onEntered={login.finish} onClose={login.stopWaiting} />
        </Suspense>
      )}
    </Form>
  )
}

interface TabsProps {
  tab: Tab
  byMobile: 'sms' | 'mobile'
  onChange: (tab: Tab) => void
}

/** Two ways in, each a picture with its name for pointers and screen readers: the bar has no room for words. */
function Tabs({ tab, byMobile, onChange }: TabsProps) {
  const text = useText()
  const choices: readonly (readonly [Tab, IconKind, string])[] = [
    ['username', UserIcon, text('auth.username')],
    ['mobile', DeviceMobileIcon, text(byMobile === 'sms' ? 'auth.by_sms' : 'auth.by_mobile')],
  ]
  return (
    <fieldset className="flex h-11 items-stretch gap-0.5 rounded-[12px] p-[3px] ring-1 ring-white/30 ring-inset">
      <legend className="sr-only">{text('auth.ways')}</legend>
      {choices.map(([value, Icon, label]) => (
        <label
          key={value}
          title={label}
          className="grid w-[38px] cursor-pointer place-items-center rounded-[9px] hover:bg-white/10 has-checked:bg-white/20 has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="inline-login"
            className="sr-only"
            aria-label={label}
            checked={tab === value}
            onChange={() => onChange(value)}
          />
          <Icon size={20} weight={tab === value ? 'fill' : 'regular'} />
        </label>
      ))}
    </fieldset>
  )
}

function NameAndPassword({ login, complaintsId }: { login: Login; complaintsId: string }) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  const { fields, errors, type, hasSealed } = login
  return (
    <>
      <input
        name="username"
        aria-label={text('auth.username')}
        aria-invalid={errors.username ? true : undefined}
        aria-describedby={errors.username ? complaintsId : undefined}
        placeholder={text('auth.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        className="w-[128px] rounded-s-[12px] bg-transparent px-3.5 text-[14px] placeholder:text-text-3 tall:w-[148px]"
        value={fields.username}
        onChange={(event) => type('username', event.target.value)}
      />
      <span className="my-2.5 w-px bg-line-strong/50" />
      <SecretInput
        kind="password"
        isShown={isShown}
        name="password"
        aria-label={text('auth.password')}
        aria-invalid={errors.password ? true : undefined}
        aria-describedby={errors.password ? complaintsId : undefined}
        placeholder={hasSealed ? '••••••••' : text('auth.password')}
        autoComplete="current-password"
        maxLength={128}
        className="w-[116px] bg-transparent px-3.5 text-[14px] placeholder:text-text-3"
        value={fields.password}
        onType={(typed) => type('password', typed)}
      />
      <button
        type="button"
        className="grid w-10 place-items-center rounded-e-[12px] text-text-2"
        aria-label={isShown ? text('common.hide_password') : text('common.show_password')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
      </button>
    </>
  )
}
