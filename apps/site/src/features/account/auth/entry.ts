import { type entry, identity, type ReplyOf } from '@jackfruit/contracts'
import type * as z from 'zod/mini'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { beginSession, rememberType } from '../../../shared/session/session.ts'
import { beginHumanCheck, passHumanCheck } from './humanCheck.ts'

type WithoutProof<Body> = Body extends unknown ? Omit<Body, 'humanCheck'> : never
export type Credentials = WithoutProof<z.input<typeof identity.login.body>>
export type Member = ReplyOf<typeof identity.memberInfo>
export type Session = ReplyOf<typeof entry.second>
export type SecondStep = Extract<ReplyOf<typeof identity.login>, { secondVerify: object }>['secondVerify']

export interface Entered {
  readonly member: Member
  /** A new password is due now, before anything else, or soon; or not at all. */
  readonly passwordChange: 'now' | 'soon' | null
  /** The password that was typed a moment ago: a change need not ask for it again. */
  readonly knownPassword: string | null
  readonly isFirstLogin: boolean
}

/** A login that is done, or one from a new place that waits for a second proof. */
export type LoginAnswer = { readonly entered: Entered } | { readonly secondStep: SecondStep }

/** Human check (a code by SMS is proof enough), login, then who it is. */
export async function logIn(credentials: Credentials, wantsProof = true): Promise<LoginAnswer> {
  const asksProof = wantsProof && credentials.type !== 'sms'
  const proof = asksProof ? { humanCheck: await passHumanCheck() } : {}
  const answer = await call(identity.login, { body: { ...credentials, ...proof } }).catch(
    (error: unknown) => {
      // The next try finds its proof made.
      if (asksProof) beginHumanCheck()
      throw error
    },
  )
  if ('secondVerify' in answer) return { secondStep: answer.secondVerify }
  return { entered: await enter(answer, credentials.type === 'sms' ? null : credentials.password) }
}

/** The token is kept only when the platform gave one. */
export async function enter(session: Session, knownPassword: string | null): Promise<Entered> {
  beginSession(session.token)
  const member = await call(identity.memberInfo)
  rememberType(member.type)
  const { passwordChange = null, firstTimeLogin } = session
  return { member, passwordChange, knownPassword, isFirstLogin: firstTimeLogin }
}

/** Whether a refusal asks for the code of a picture the next time. */
export function wantsCaptcha(error: unknown): boolean {
  return (
    error instanceof CallFailure &&
    error.kind === 'refused' &&
    (error.value['captcha'] === true || error.code === 'captcha_required' || error.code === 'captcha_wrong')
  )
}

/** How many tries a refusal leaves, if it says so. */
export function triesLeft(error: unknown): number | null {
  const left = error instanceof CallFailure ? error.value['triesLeft'] : undefined
  return typeof left === 'number' && left > 0 ? left : null
}
