import { Button, Field } from '@jackfruit/ui'
import { useRef } from 'react'
import { UserIcon, WarningCircleIcon } from '../../shared/icons.ts'
import { useText } from '../../shared/text.ts'
import { Captcha } from './Captcha.tsx'
import type { Entered } from './entry.ts'
import { PasswordField } from './PasswordField.tsx'
import { Problem } from './Problem.tsx'
import { useLogin } from './useLogin.ts'

interface LoginFormProps {
  onEntered: (entered: Entered) => void
  onRegister: (() => void) | null
}

export function LoginForm({ onEntered, onRegister }: LoginFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const { fields, errors, problem, isBusy, captcha, type, submit, showPicture } = useLogin(onEntered)

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        const wrong = await submit()
        if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
      }}
    >
      {problem && <Problem {...problem} />}
      <Field
        label={text('auth.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        icon={<UserIcon size={20} className="flex-none text-text-3" />}
        errorIcon={<WarningCircleIcon size={16} weight="fill" />}
        value={fields.username}
        error={errors.username}
        onChange={(event) => type('username', event.target.value)}
      />
      <PasswordField
        label={text('auth.password')}
        name="password"
        autoComplete="current-password"
        maxLength={128}
        value={fields.password}
        error={errors.password}
        onChange={(event) => type('password', event.target.value)}
      />
      {captcha && (
        <Captcha
          value={fields.captcha}
          round={captcha.round}
          error={errors.captcha}
          onType={(code) => type('captcha', code)}
          onPicture={showPicture}
        />
      )}
      <Button type="submit" look="gold" size="lg" isBusy={isBusy} className="mt-2 w-full">
        {text('auth.log_in')}
      </Button>
      <p role="status" className="sr-only">
        {isBusy ? text('auth.checking') : ''}
      </p>
      {onRegister && (
        <p className="text-center text-[14px] text-text-2">
          {text('auth.no_account')}{' '}
          <button
            type="button"
            className="px-1 py-2 font-[680] text-link hover:underline"
            onClick={onRegister}
          >
            {text('auth.register')}
          </button>
        </p>
      )}
    </form>
  )
}
