import { Button } from '@jackfruit/ui'
import { useRef, useState } from 'react'
import { EyeIcon, EyeSlashIcon } from '../../shared/icons.ts'
import { useText } from '../../shared/text.ts'
import { Captcha } from './Captcha.tsx'
import type { Entered } from './entry.ts'
import { Problem } from './Problem.tsx'
import { useLogin } from './useLogin.ts'

/** The login form in the header of wide screens. Messages and captcha drop below it, so that the bar keeps its height. */
export default function InlineLogin({ onEntered }: { onEntered: (entered: Entered) => void }) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [isShown, setShown] = useState(false)
  const { fields, errors, problem, isBusy, captcha, type, submit, showPicture } = useLogin(onEntered)
  const complaint = errors.username ?? errors.password

  return (
    <form
      ref={form}
      noValidate
      className="relative flex items-center gap-2.5"
      onSubmit={async (event) => {
        event.preventDefault()
        const wrong = await submit()
        if (wrong) form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
      }}
    >
      <div className="flex h-11 items-stretch rounded-[12px] bg-surface text-text dark:ring-1 dark:ring-line-strong">
        <input
          name="username"
          aria-label={text('auth.username')}
          aria-invalid={errors.username ? true : undefined}
          placeholder={text('auth.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          className="w-[136px] rounded-s-[12px] bg-transparent px-3.5 text-[14px] placeholder:text-text-3"
          value={fields.username}
          onChange={(event) => type('username', event.target.value)}
        />
        <span className="my-2.5 w-px bg-line-strong/50" />
        <input
          name="password"
          type={isShown ? 'text' : 'password'}
          aria-label={text('auth.password')}
          aria-invalid={errors.password ? true : undefined}
          placeholder={text('auth.password')}
          autoComplete="current-password"
          maxLength={128}
          className="w-[124px] bg-transparent px-3.5 text-[14px] placeholder:text-text-3"
          value={fields.password}
          onChange={(event) => type('password', event.target.value)}
        />
        <button
          type="button"
          className="grid w-10 place-items-center rounded-e-[12px] text-text-2"
          aria-label={isShown ? text('common.hide_password') : text('common.show_password')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeSlashIcon size={20} /> : <EyeIcon size={20} />}
        </button>
      </div>
      <Button type="submit" look="ghost" isBusy={isBusy} className="!px-4">
        {text('auth.log_in')}
      </Button>
      {(complaint || problem || captcha) && (
        <div className="card absolute start-0 top-[calc(100%+14px)] z-40 grid w-[400px] gap-3 p-4 text-text shadow-e2">
          {complaint ? <Problem title={complaint} /> : problem && <Problem {...problem} />}
          {captcha && (
            <Captcha
              value={fields.captcha}
              round={captcha.round}
              error={errors.captcha}
              onType={(code) => type('captcha', code)}
              onPicture={showPicture}
            />
          )}
        </div>
      )}
    </form>
  )
}
