import { useCallback, useState } from 'react'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { type Message, type Messages, useMessages } from '../../../../shared/text/message.ts'
import { type Credentials, type Entered, logIn, type SecondStep, triesLeft, wantsCaptcha } from '../entry.ts'
import { readRemembered } from './remembering.ts'

export type LoginKind = 'username' | 'sms' | 'mobile'

export interface LoginFields {
  readonly username: string
  readonly password: string
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly captcha: string
}
type FieldErrors = Messages<keyof LoginFields>

/** A login from a new place, until it is proved again. */
export interface Waiting {
  readonly step: SecondStep
  readonly knownPassword: string | null
}

interface LoginOptions {
  readonly kind: LoginKind
  readonly side: 'member' | 'agent'
  readonly onEntered: (entered: Entered) => void
}

const noFields: LoginFields = {
  ...{ username: '', password: '', captcha: '' },
  ...{ mobileNum: '', countryDialingCode: '', verificationCode: '' },
}
const codeMax = 255

/** Which field of the form a refusal speaks of. */
function fieldOfRefusal(code: string, kind: LoginKind): keyof LoginFields | null {
  if (/^(phone_)?captcha_/.test(code)) return 'captcha'
  if (kind === 'username') return null
  if (code === 'phone_missing' || code === 'phone_invalid') return 'mobileNum'
  return kind === 'sms' && /^(code|phone)_/.test(code) ? 'verificationCode' : null
}

/** Not needed before somebody logs in: the header's form is part of the first screen. */
const rememberCalls = () => import('./rememberCalls.ts')

/** The state of one login form. What was typed stays after a refusal; only a used captcha is cleared. */
export function useLogin({ kind, side, onEntered }: LoginOptions) {
  const { tell, tellAll } = useMessages()
  const { dialingCodes, registerRules } = useBrand()
  const [remembered, setRemembered] = useState(readRemembered)
  const [isRemembering, setRemembering] = useState(remembered !== null)
  const [fields, setFields] = useState<LoginFields>({
    ...noFields,
    username: remembered?.username ?? '',
    countryDialingCode: dialingCodes[0] ?? '',
  })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<{ title: Message; more?: Message } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [captcha, setCaptcha] = useState<{ id: string; round: number } | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)

  /** The text that stands for the password, as long as nobody types another name. */
  const sealed =
    kind === 'username' && remembered?.sealed && fields.username.trim() === remembered.username
      ? remembered.sealed
      : null

  const type = (name: keyof LoginFields, value: string) => {
    setFields((typed) => ({ ...typed, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  /** Whether a code can be sent: what that needs is looked at first, and nothing else. */
  const canAsk = async (): Promise<boolean> => {
    const found = await check()
    const { mobileNum, captcha: unread } = found
    setErrors({ ...(mobileNum ? { mobileNum } : {}), ...(unread ? { captcha: unread } : {}) })
    setProblem(null)
    return !mobileNum && !unread
  }

  const typeDialingCode = (countryDialingCode: string) =>
    setFields((typed) => ({ ...typed, countryDialingCode }))

  const check = async (): Promise<FieldErrors> => {
    const required: Message = { key: 'auth.rule_required' }
    const code = fields.verificationCode.trim()
    const unread = captcha && !fields.captcha.trim() ? { captcha: { key: 'auth.rule_captcha' } as const } : {}
    if (kind === 'username')
      return {
        ...(fields.username.trim() ? {} : { username: required }),
        ...(fields.password || sealed ? {} : { password: required }),
        ...unread,
      }
    const { numberComplaint } = await import('../rules.ts')
    const wrong = numberComplaint(registerRules, fields.mobileNum.trim())
    return {
      ...(wrong ? { mobileNum: wrong } : {}),
      ...(kind === 'mobile' && !fields.password ? { password: required } : {}),
      ...(kind === 'sms' && !code ? { verificationCode: required } : {}),
      ...(kind === 'sms' && code.length > codeMax
        ? { verificationCode: { key: 'auth.rule_code' } as const }
        : {}),
      ...unread,
    }
  }

  /** Answers the field that the refusal stands under; null where it speaks of the whole. */
  const refuse = (error: unknown): keyof LoginFields | null => {
    const left = triesLeft(error)
    const title: Message = { failure: error }
    if (wantsCaptcha(error)) {
      setCaptcha((known) => ({ id: '', round: (known?.round ?? 0) + 1 }))
      setFields((typed) => ({ ...typed, captcha: '' }))
    }
    const field = error instanceof CallFailure ? fieldOfRefusal(error.code, kind) : null
    if (field) setErrors((known) => ({ ...known, [field]: title }))
    else
      setProblem({ title, ...(left ? { more: { key: 'errors.tries_left', values: { count: left } } } : {}) })
    return field
  }

  const picture = () => (captcha ? { captcha: fields.captcha.trim(), captchaId: captcha.id } : {})

  const credentials = (password: string): Credentials => {
    const number = {
      mobileNum: fields.mobileNum.trim(),
      countryDialingCode: fields.countryDialingCode,
    }
    if (kind === 'username')
      return { type: kind, username: fields.username.trim(), password, side, ...picture() }
    if (kind === 'mobile') return { type: kind, ...number, password, side, ...picture() }
    return { type: kind, ...number, verificationCode: fields.verificationCode.trim(), side, ...picture() }
  }

  const finish = (entered: Entered) => {
    const { knownPassword, passwordChange } = entered
    // Without the tick nothing is kept; nor is a password that is about to change.
    if (isRemembering && kind === 'username' && knownPassword && passwordChange !== 'now')
      void rememberCalls().then(({ rememberLogin }) => rememberLogin(knownPassword))
    onEntered(entered)
  }

  /** Answers the name of the first field that is wrong, so that the form can put the focus there. */
  const submit = async (): Promise<keyof LoginFields | null> => {
    if (isBusy) return null
    const found = await check()
    setErrors(found)
    setProblem(null)
    const [first] = Object.keys(found) as (keyof LoginFields)[]
    if (first) return first
    setBusy(true)
    const isSealed = !fields.password && sealed !== null
    try {
      const answer = await logIn(credentials(isSealed ? sealed : fields.password))
      const knownPassword = isSealed || kind === 'sms' ? null : fields.password
      if ('entered' in answer) finish({ ...answer.entered, knownPassword })
      else setWaiting({ step: answer.secondStep, knownPassword })
    } catch (error) {
      if (isSealed) {
        void rememberCalls().then(({ forgetRemembered }) => forgetRemembered())
        setRemembered(null)
      }
      return refuse(error)
    } finally {
      setBusy(false)
    }
    return null
  }

  const showPicture = useCallback(
    (id: string) => setCaptcha((known) => (known && known.id !== id ? { ...known, id } : known)),
    [],
  )

  /** What was said of one way in does not stand over another; what was typed stays. */
  const forgetComplaints = () => {
    setErrors({})
    setProblem(null)
  }

  const remember = (isWanted: boolean) => {
    setRemembering(isWanted)
    if (isWanted) return
    void rememberCalls().then(({ forgetRemembered }) => forgetRemembered())
    setRemembered(null)
  }

  return {
    ...{
      fields,
      errors: tellAll(errors),
      problem: problem && { title: tell(problem.title), more: tell(problem.more) },
      isBusy,
      captcha,
      picture,
      canAsk,
      type,
      typeDialingCode,
      submit,
      refuse,
      showPicture,
      forgetComplaints,
    },
    ...{ isRemembering, remember, hasSealed: sealed !== null },
    ...{ waiting, finish, stopWaiting: () => setWaiting(null) },
  }
}

export type Login = ReturnType<typeof useLogin>
