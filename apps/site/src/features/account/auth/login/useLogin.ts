import { useState } from 'react'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { type Entered, logIn, type SecondStep, triesLeft, wantsCaptcha } from '../entry.ts'
import { usePicture } from '../usePicture.ts'
import {
  complaintsOf,
  credentialsOf,
  type FieldErrors,
  fieldOfRefusal,
  type LoginFields,
  type LoginKind,
  noFields,
} from './credentials.ts'
import { useRemembered } from './useRemembered.ts'

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

/** The state of one login form. What was typed stays after a refusal; only a used captcha is cleared. */
export function useLogin({ kind, side, onEntered }: LoginOptions) {
  const { dialingCodes, registerRules } = useBrand()
  const remembered = useRemembered()
  const [fields, setFields] = useState<LoginFields>({
    ...noFields,
    username: remembered.username,
    countryDialingCode: dialingCodes[0] ?? '',
  })
  const [isBusy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { picture: captcha, showPicture, renewPicture } = usePicture()
  const { said, setErrors, setProblem, forgetComplaints } = useComplaints()
  const sealed = kind === 'username' ? remembered.sealedFor(fields.username) : null
  const picture = captcha ? { captcha: fields.captcha.trim(), captchaId: captcha.id } : {}

  const type = (name: keyof LoginFields, value: string) => {
    setFields((typed) => ({ ...typed, [name]: value }))
    setErrors(({ [name]: _, ...others }) => others)
  }

  const typeDialingCode = (countryDialingCode: string) =>
    setFields((typed) => ({ ...typed, countryDialingCode }))

  const [hasSealed, hasPicture] = [sealed !== null, captcha !== null]
  const check = () => complaintsOf({ kind, fields, rules: registerRules, hasSealed, hasPicture })

  /** Whether a code can be sent: what that needs is looked at first, and nothing else. */
  const canAsk = async (): Promise<boolean> => {
    const { mobileNum, captcha: unread } = await check()
    setErrors({ ...(mobileNum ? { mobileNum } : {}), ...(unread ? { captcha: unread } : {}) })
    setProblem(null)
    return !mobileNum && !unread
  }

  /** Answers the field that the refusal stands under; null where it speaks of the whole. */
  const refuse = (error: unknown): keyof LoginFields | null => {
    const left = triesLeft(error)
    const title: Message = { failure: error }
    if (wantsCaptcha(error)) {
      renewPicture()
      setFields((typed) => ({ ...typed, captcha: '' }))
    }
    const field = error instanceof CallFailure ? fieldOfRefusal(error.code, kind) : null
    if (field) setErrors((known) => ({ ...known, [field]: title }))
    else
      setProblem({ title, ...(left ? { more: { key: 'errors.tries_left', values: { count: left } } } : {}) })
    return field
  }

  const finish = (entered: Entered) => {
    const { knownPassword, passwordChange } = entered
    // A password that is about to change is not kept.
    if (kind === 'username' && knownPassword && passwordChange !== 'now') remembered.keep(knownPassword)
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
    const password = isSealed ? sealed : fields.password
    try {
      const answer = await logIn(credentialsOf({ kind, side, fields, password, picture }))
      const knownPassword = isSealed || kind === 'sms' ? null : fields.password
      if ('entered' in answer) finish({ ...answer.entered, knownPassword })
      else setWaiting({ step: answer.secondStep, knownPassword })
    } catch (error) {
      if (isSealed) remembered.forget()
      return refuse(error)
    } finally {
      setBusy(false)
    }
    return null
  }

  return {
    ...{ fields, ...said, isBusy, captcha, picture: () => picture, canAsk, type, typeDialingCode },
    ...{ submit, refuse, showPicture, forgetComplaints },
    ...{ isRemembering: remembered.isRemembering, remember: remembered.remember, hasSealed },
    ...{ waiting, finish, stopWaiting: () => setWaiting(null) },
  }
}

export type Login = ReturnType<typeof useLogin>

/** What is wrong with single fields, and with the whole. */
function useComplaints() {
  const { tell, tellAll } = useMessages()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<{ title: Message; more?: Message } | null>(null)
  return {
    said: {
      errors: tellAll(errors),
      problem: problem && { title: tell(problem.title), more: tell(problem.more) },
    },
    setErrors,
    setProblem,
    /** What was said of one way in does not stand over another; what was typed stays. */
    forgetComplaints() {
      setErrors({})
      setProblem(null)
    },
  }
}
