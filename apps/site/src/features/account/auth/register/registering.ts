import { codes, type fieldRules, registration } from '@jackfruit/contracts'
import type * as z from 'zod/mini'
import { call } from '../../../../shared/calls/api.ts'
import { type Entered, enter } from '../entry.ts'
import { beginHumanCheck, passHumanCheck } from '../humanCheck.ts'

export type Registration = Omit<
  z.input<typeof registration.registerMobile.body>,
  'humanCheck' | 'registerMethod' | 'login' | 'domain' | 'registerUrl' | 'mobileNum' | 'countryDialingCode'
> & {
  readonly username?: string
  readonly mobileNum?: string
  readonly countryDialingCode?: string
}
type Kind = fieldRules.RegisterWay['kind']

/** Registers and is logged in by the same answer. After a refusal the next try finds its proof made. */
export async function registerMember(kind: Kind, told: Registration): Promise<Entered> {
  try {
    return await registerNow(kind, told)
  } catch (error) {
    beginHumanCheck()
    throw error
  }
}

async function registerNow(kind: Kind, told: Registration): Promise<Entered> {
  const { username = '', password = '', confirmPassword = '', ...others } = told
  const around = {
    humanCheck: await passHumanCheck(),
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`,
    registerMethod: 'WEB' as const,
    login: true as const,
  }
  if (kind === 'username') {
    const body = { ...others, username, password, confirmPassword, ...around }
    return enter(await call(registration.register, { body }), null)
  }
  const { mobileNum = '', countryDialingCode = '' } = others
  const secret = password === '' ? {} : { password, confirmPassword }
  const body = { ...others, mobileNum, countryDialingCode, ...secret, ...around }
  return enter(await call(registration.registerMobile, { body }), null)
}

export interface CodeWanted {
  readonly countryDialingCode: string
  readonly mobileNo: string
  readonly captcha?: string
  readonly captchaId?: string
  readonly language: z.input<typeof codes.registerCodeByMobile.body>['language']
}

/** Asks for a code by SMS; answers for how many seconds the next one has to wait. */
export async function sendRegisterCode(kind: Kind, body: CodeWanted): Promise<number> {
  const contract = kind === 'username' ? codes.registerCodeByName : codes.registerCodeByMobile
  const { expiredMinutes } = await call(contract, { body })
  return expiredMinutes * 60
}
