/** The calls behind a forgotten password, and what the forms check before they are made. */
import { codes, recovery } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'
import { type Complaint, complaint, plannedFields, type Rule } from '../rules.ts'

type Rules = Readonly<Record<string, Rule>>

export const passwordRule = (rules: Rules): Rule | undefined =>
  plannedFields(rules).asked.find(({ name }) => name === 'password')?.rule

export function nameComplaint(rules: Rules, typed: string): Complaint | null {
  const rule = plannedFields(rules).asked.find(({ name }) => name === 'username')?.rule
  return rule ? complaint('username', typed, rule, '') : null
}

export function emailComplaint(typed: string): Complaint | null {
  if (!typed.trim()) return { key: 'auth.rule_required' }
  return /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(typed.trim()) ? null : { key: 'auth.rule_email' }
}

export function passwordComplaint(rules: Rules, typed: string): Complaint | null {
  const rule = passwordRule(rules)
  return rule ? complaint('password', typed, rule, '') : null
}

export interface MobileAsked {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly captcha?: string
  readonly captchaId?: string
}

/**
 * For how many minutes the button rests: what the platform says, less the half of the way there and
 * back, which passed since it said so (TR-07).
 */
export async function askForgotCode(asked: MobileAsked): Promise<number> {
  const began = performance.now()
  const { expiredMinutes } = await call(codes.forgotCode, { body: asked })
  return Math.max(0, expiredMinutes - (performance.now() - began) / 2 / 60_000)
}

export interface MailAsked {
  readonly username: string
  readonly email: string
  readonly captcha?: string
  readonly captchaId?: string
}

export const sendLink = (asked: MailAsked) => call(recovery.forgotByEmail, { body: asked })

export const setByPhone = (body: {
  mobileNum: string
  countryDialingCode: string
  verificationCode: string
  newPassword: string
}) => call(recovery.setPasswordByPhone, { body })

export const setByLink = (resetToken: string, newPassword: string) =>
  call(recovery.resetPassword, { body: { resetToken, newPassword, confirmNewPassword: newPassword } })
