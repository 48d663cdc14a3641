import { identity, type ReplyOf } from '@jackfruit/contracts'
import type * as z from 'zod/mini'
import { call } from '../../shared/api.ts'
import { CallFailure } from '../../shared/failure.ts'
import { beginSession, rememberType } from '../../shared/session.ts'
import { passHumanCheck } from './humanCheck.ts'

export type Credentials = Omit<z.input<typeof identity.login.body>, 'type' | 'humanCheck'>
export type Registration = Omit<
  z.input<typeof identity.register.body>,
  'humanCheck' | 'registerMethod' | 'login' | 'domain' | 'registerUrl'
>
export type Member = ReplyOf<typeof identity.memberInfo>

export interface Entered {
  readonly member: Member
  /** The password must be changed before anything else. */
  readonly mustChangePassword: boolean
}

/** Human check, login, then who it is. The token is kept only when the platform gave one. */
export async function logIn(credentials: Credentials): Promise<Entered> {
  const humanCheck = await passHumanCheck()
  return enter(await call(identity.login, { body: { ...credentials, type: 'username', humanCheck } }))
}

/** Registers and is logged in by the same answer. */
export async function registerMember(registration: Registration): Promise<Entered> {
  const humanCheck = await passHumanCheck()
  const body = {
    ...registration,
    humanCheck,
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`,
    registerMethod: 'WEB' as const,
    login: true as const,
  }
  return enter(await call(identity.register, { body }))
}

async function enter(session: ReplyOf<typeof identity.login>): Promise<Entered> {
  beginSession(session.token)
  const member = await call(identity.memberInfo)
  rememberType(member.type)
  return { member, mustChangePassword: session.passwordExpired || session.defaultPassword === true }
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
