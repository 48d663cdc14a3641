import { useCallback, useState } from 'react'
import { CallFailure } from '../../shared/failure.ts'
import { failureText, useText } from '../../shared/text.ts'
import { type Entered, logIn, triesLeft, wantsCaptcha } from './entry.ts'

type Fields = { username: string; password: string; captcha: string }
type Errors = { [Name in keyof Fields]?: string }

/** The state of one login form. What was typed stays after a refusal; only a used captcha is cleared. */
export function useLogin(onEntered: (entered: Entered) => void) {
  const text = useText()
  const [fields, setFields] = useState<Fields>({ username: '', password: '', captcha: '' })
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<{ title: string; more?: string } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [captcha, setCaptcha] = useState<{ id: string; round: number } | null>(null)

  const type = (name: keyof Fields, value: string) => {
    setFields((typed) => ({ ...typed, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  const check = (): Errors => {
    const required = text('auth.rule_required')
    return {
      ...(fields.username.trim() ? {} : { username: required }),
      ...(fields.password ? {} : { password: required }),
      ...(captcha && !fields.captcha.trim() ? { captcha: text('auth.rule_captcha') } : {}),
    }
  }

  const refuse = (error: unknown) => {
    const left = triesLeft(error)
    const title = failureText(error)
    if (wantsCaptcha(error)) {
      setCaptcha((known) => ({ id: '', round: (known?.round ?? 0) + 1 }))
      setFields((typed) => ({ ...typed, captcha: '' }))
    }
    if (error instanceof CallFailure && error.code === 'captcha_wrong') setErrors({ captcha: title })
    setProblem({ title, ...(left ? { more: text('errors.tries_left', { count: left }) } : {}) })
  }

  /** Answers the name of the first field that is wrong, so that the form can put the focus there. */
  const submit = async (): Promise<keyof Fields | null> => {
    if (isBusy) return null
    const found = check()
    setErrors(found)
    setProblem(null)
    const [first] = Object.keys(found) as (keyof Fields)[]
    if (first) return first
    setBusy(true)
    try {
      const { username, password } = fields
      const code = captcha ? { captcha: fields.captcha.trim(), captchaId: captcha.id } : {}
      onEntered(await logIn({ username: username.trim(), password, ...code }))
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
    return null
  }

  const showPicture = useCallback(
    (id: string) => setCaptcha((known) => (known && known.id !== id ? { ...known, id } : known)),
    [],
  )

  return { fields, errors, problem, isBusy, captcha, type, submit, showPicture }
}
