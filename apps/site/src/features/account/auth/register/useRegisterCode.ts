import { fieldRules } from '@jackfruit/contracts'
import { useState } from 'react'
import { useCountdown } from '../../../../shared/form/useCountdown.ts'
import type { Message } from '../../../../shared/text/message.ts'
import { useLanguage } from '../../../../shared/text/text.ts'
import { wantsCaptcha } from '../entry.ts'
import type { PlannedField } from '../rules.ts'
import type { ThirdProof } from '../third-party/thirdProof.ts'
import { sendRegisterCode } from './registering.ts'
import type { RegisterFields } from './useRegisterFields.ts'

const isPicture = ({ name }: PlannedField) => name === 'captcha'
const required: Message = { key: 'auth.rule_required' }
const pictureField: PlannedField = { name: 'captcha', rule: fieldRules.ruleOf({}, 'captcha') }

/** Sends the code by SMS. Where much was sent from, a picture is asked for before the next message. */
export function useRegisterCode(
  fields: RegisterFields,
  thirdProof: ThirdProof,
  refuse: (error: unknown) => void,
) {
  const language = useLanguage()
  const { left, start } = useCountdown()
  const [asksPicture, setAsksPicture] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { way, values, dialingCode, shown, judge, put, focus, picture, renewPicture } = fields

  const ask = async () => {
    if (!way) return
    const field = shown.find(({ name }) => name === 'mobileNum')
    const wrong = values.mobileNum.trim() === '' ? required : field && judge(field)
    put('mobileNum', wrong)
    if (wrong) return focus('mobileNum')
    put('verificationCode', undefined)
    setBusy(true)
    try {
      const wanted = { countryDialingCode: dialingCode, mobileNo: values.mobileNum.trim() }
      const proof = asksPicture ? { captcha: values.captcha.trim(), captchaId: picture.id } : {}
      const body = { ...wanted, ...proof, language: language as 'EN' }
      start(await (fields.isVouched ? thirdProof.send(body) : sendRegisterCode(way.kind, body)))
      // The picture is used up; a brand that asks for one as well shows another.
      if (asksPicture) {
        setAsksPicture(false)
        put('captcha', undefined)
        renewPicture()
      }
      focus('verificationCode')
    } catch (error) {
      if (!wantsCaptcha(error)) return refuse(error)
      if (values.captcha) renewPicture()
      setAsksPicture(true)
      put('captcha', { failure: error })
    } finally {
      setBusy(false)
    }
  }
  const isAdded = asksPicture && !shown.some(isPicture)
  return {
    resend: { left, isBusy, onAsk: () => void ask() },
    /** What the picture among them is for now. */
    pictureFor: asksPicture ? ('code' as const) : ('register' as const),
    /** The fields, and the picture that is wanted before a message is sent. */
    withPicture: isAdded ? [...shown, pictureField] : shown,
  }
}
