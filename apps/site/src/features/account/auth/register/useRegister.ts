import { useState } from 'react'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { type Message, useMessages } from '../../../../shared/text/message.ts'
import { useLanguage } from '../../../../shared/text/text.ts'
import type { Entered } from '../entry.ts'
import type { FieldName } from '../rules.ts'
import { checkAffiliate, forgetInvitation } from './invitation.ts'
import { fieldOfRefusal, refusedFieldsOf } from './registerRefusal.ts'
import type { Errors, Invitation, Name, RegisterFields } from './useRegisterFields.ts'
import { toldIn } from './useRegistration.ts'

/** The fields that were filled in, and what goes with them. */
export type Told = ReturnType<typeof toldIn> & {
  readonly language: 'EN'
  readonly referralCode?: string
  readonly countryDialingCode?: string
  readonly captchaId?: string
}

interface Registering {
  readonly fields: RegisterFields
  readonly invitation: Invitation
  /** Opens the account with what was told. */
  readonly open: (told: Told) => Promise<Entered>
  readonly onEntered: (entered: Entered) => void
}

/** Sends the registration, and brings a refusal to the field that it speaks of. */
export function useRegister({ fields, invitation, open, onEntered }: Registering) {
  const { tell } = useMessages()
  const language = useLanguage()
  const { registerRules, minAgeAgreement } = useBrand()
  const [isOfAge, setOfAge] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isCodeWrong, setCodeWrong] = useState(false)
  const { way, values, dialingCode, shown, judge, setErrors, focus, picture, renewPicture } = fields

  const isOnScreen = (name: Name) => name === 'ageConfirmed' || shown.some((field) => field.name === name)

  const refuse = (error: unknown) => {
    if (values.captcha) renewPicture()
    if (!(error instanceof CallFailure)) return setProblem({ failure: error })
    const ruleOf = (name: FieldName) =>
      registerRules[name] ?? shown.find((field) => field.name === name)?.rule ?? null
    const named = refusedFieldsOf(error, ruleOf).filter(({ name }) => isOnScreen(name))
    if (error.code === 'invitation_code_error') setCodeWrong(true)
    if (named.length > 0) {
      const told = named.map(({ name, complaint }) => [name, complaint] as const)
      setErrors((known) => ({ ...known, ...Object.fromEntries(told) }))
      return focus(named[0]?.name)
    }
    const single = fieldOfRefusal(error.code)
    if (!single || !isOnScreen(single)) return setProblem({ failure: error })
    setErrors((known) => ({ ...known, [single]: { failure: error } }))
    focus(single)
  }

  const isRight = () => {
    const found: Errors = Object.fromEntries(
      shown.flatMap((field) => (judge(field) ? [[field.name, judge(field)]] : [])),
    )
    if (!isOfAge) found.ageConfirmed = { key: 'auth.rule_age', values: { age: minAgeAgreement } }
    setErrors(found)
    const [first] = Object.keys(found)
    focus(first)
    return first === undefined
  }

  const submit = async () => {
    if (isBusy || !way) return
    setProblem(null)
    if (!isRight()) return
    setBusy(true)
    try {
      const told = toldIn(values, shown)
      const code = invitation.agent?.code ?? told.affiliateCode
      // Looked at before anything else is sent: a wrong code opens no account.
      if (told.affiliateCode) await checkAffiliate(told.affiliateCode, 'typed')
      const entered = await open({
        ...told,
        ...(code ? { affiliateCode: code } : {}),
        ...(invitation.referralCode ? { referralCode: invitation.referralCode } : {}),
        ...(told.mobileNum ? { countryDialingCode: dialingCode } : {}),
        ...(told.captcha ? { captchaId: picture.id } : {}),
        language: language as 'EN',
      })
      forgetInvitation()
      onEntered(entered)
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    ...{ isOfAge, setOfAge, isBusy, refuse, submit },
    problem: tell(problem),
    forgetProblem: () => setProblem(null),
    isCodeWrong,
    mendCode: () => {
      setCodeWrong(false)
      focus('affiliateCode')
    },
  }
}
