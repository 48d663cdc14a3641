import { useEffect, useRef, useState } from 'react'
import { focusField } from '../../../../shared/form/focusField.ts'
import { useBrand } from '../../../../shared/session/brand.ts'
import { type Message, type Messages, useMessages } from '../../../../shared/text/message.ts'
import { complaint, type FieldName, type PlannedField } from '../rules.ts'
import type { useInvitation } from './invitation.ts'
import { type Special, useRegistration } from './useRegistration.ts'

export type Name = FieldName | 'ageConfirmed'
export type Errors = Messages<Name>
export type Invitation = ReturnType<typeof useInvitation>
export type RegisterFields = ReturnType<typeof useRegisterFields>

const affiliate: ReadonlySet<FieldName> = new Set(['affiliateCode'])
const none: ReadonlySet<FieldName> = new Set()
const messageAfter = 200

/** What was typed into which field, what is wrong with it, and the picture that may stand among them. */
export function useRegisterFields(invitation: Invitation, special: Special = {}) {
  const { tellAll } = useMessages()
  const { minAgeBirthday, timeZone } = useBrand()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [picture, setPicture] = useState({ id: '', round: 0 })
  const isInvited = invitation.agent !== null || invitation.isChecking
  const registration = useRegistration({
    ...special,
    hides: isInvited ? affiliate : none,
    unfolds: invitation.isBad || errors.affiliateCode ? affiliate : none,
  })
  const { values, setValues } = registration
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  }, [values])

  // A code that came with the address and is not good stands in the field, so that it can be mended.
  const { affiliateCode, isBad } = invitation
  useEffect(() => {
    if (!isBad || !affiliateCode) return
    setValues((typed) => (typed.affiliateCode ? typed : { ...typed, affiliateCode }))
    setErrors((known) => ({ ...known, affiliateCode: { key: 'errors.invitation_code_error' } }))
  }, [isBad, affiliateCode, setValues])

  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const judge = ({ name, rule }: PlannedField, typed = values): Message | undefined =>
    complaint(name, typed[name], rule, typed.password, { today, least: minAgeBirthday }) ?? undefined
  const put = (name: Name, error: Message | undefined) =>
    setErrors(({ [name]: _, ...others }) => (error ? { ...others, [name]: error } : others))
  const focus = (name: string | undefined) => focusField(form.current, name)
  const type = (field: PlannedField, value: string) => {
    const typed = { ...values, [field.name]: value }
    setValues(typed)
    if (errors[field.name]) put(field.name, judge(field, typed))
  }
  /** What the platform said of a field stays. A message moves what is below, so it waits until a press there has landed. */
  const leave = (field: PlannedField) => {
    setTimeout(() => {
      const wrong = latest.current[field.name] && judge(field, latest.current)
      if (wrong) put(field.name, wrong)
    }, messageAfter)
  }
  /** A picture is good for one answer. */
  const renewPicture = () => {
    setPicture(({ id, round }) => ({ id, round: round + 1 }))
    setValues((typed) => ({ ...typed, captcha: '' }))
  }
  return {
    ...{ ...registration, form, errors: tellAll(errors), setErrors, judge, put, focus, type, leave },
    ...{ picture, renewPicture },
    showPicture: (id: string) => setPicture(({ round }) => ({ id, round })),
  }
}
