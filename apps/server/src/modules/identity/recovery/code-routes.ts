/** Calls that send a code or a link, and those that set a new password with it. */
import { codes, type ReplyOf, recovery } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { acceptForms } from '../../../platform/http/forms.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import { brandOf } from '../brand-of.ts'
import type { Parts } from '../parts.ts'
import { standingOf } from '../proofs/code-budgets.ts'
import { checkPicture } from '../proofs/code-picture.ts'
import type { CodePurpose } from '../proofs/codes.ts'
import { type Contact, findByContact } from '../proofs/contacts.ts'
import { targetOf } from '../proofs/targets.ts'
import { type Caller, callerOf } from '../sessions/caller.ts'
import { demandAwake } from '../sessions/rest-cookie.ts'
import { visitOf } from '../sessions/visit-cookie.ts'
import { resetPassword, sendResetLink } from './forgot-email.ts'
import { setPasswordByPhone } from './forgot-phone.ts'

interface Deps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

export function mountCodes(mount: Mount, { parts, secureCookies }: Deps): void {
  const entry = { rate: 'entry' } as const
  const asking =
    (purpose: CodePurpose, ...switchIds: string[]) =>
    async (call: CodeRouteCall) => {
      const brand = await brandOf(parts, call.brand)
      return askCode(parts, {
        ...call,
        purpose,
        switchIds,
        brand,
        // The code belongs to this browser, which has a name from now on.
        caller: {
          ...callerOf(call.request, secureCookies),
          visit: visitOf(call.request, call.reply, secureCookies),
        },
      })
    }
  serve(mount, codes.loginCode, (call) => asking('login', 'LOGIN_MOBILE')(withNumber(call)), entry)
  serve(mount, codes.forgotCode, (call) => asking('forgot', 'PWD_FORGOT_PHONE')(withNumber(call)), entry)
  const rest = { key: parts.secrets.fields, secure: secureCookies, now: parts.now }
  const registering = (way: string) => (call: CodeRouteCall) => {
    demandAwake(rest, call.request, call.brand.id)
    return asking('register', 'REG_DIRECT', 'REG_SMS', way)(call)
  }
  serve(mount, codes.registerCodeByName, (call) => registering('REG_USERNAME')(withNumber(call)), entry)
  serve(mount, codes.registerCodeByMobile, (call) => registering('REG_MOBILE')(withNumber(call)), entry)
}

export function mountRecovery(mount: Mount, { parts, secureCookies }: Deps): void {
  const entry = { rate: 'entry' } as const
  acceptForms(mount.app, [recovery.forgotByEmail.path])
  serve(
    mount,
    recovery.forgotByEmail,
    async ({ body, brand, request }) => {
      const caller = callerOf(request, secureCookies)
      const origin = await originOf(parts, brand.id, request, secureCookies)
      await sendResetLink(parts, { brand: await brandOf(parts, brand), body, caller, origin })
      return null
    },
    entry,
  )
  serve(
    mount,
    recovery.resetPassword,
    async ({ body, brand, request }) => {
      const caller = callerOf(request, secureCookies)
      await resetPassword(parts, { brand: await brandOf(parts, brand), body, caller })
      return null
    },
    entry,
  )
  serve(
    mount,
    recovery.setPasswordByPhone,
    async ({ body, brand, request }) => {
      const caller = callerOf(request, secureCookies)
      await setPasswordByPhone(parts, { brand: await brandOf(parts, brand), body, caller })
      return null
    },
    entry,
  )
}

interface CodeBody {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  readonly language?: string | undefined
}
interface CodeRouteCall {
  readonly brand: { readonly id: number }
  readonly body: CodeBody
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The number is called mobileNo in some calls and mobileNum in others. */
const withNumber = <B extends Omit<CodeBody, 'mobileNum'> & ({ mobileNum: string } | { mobileNo: string })>({
  body,
  brand,
  request,
  reply,
}: Omit<CodeRouteCall, 'body'> & { body: B }): CodeRouteCall => ({
  brand,
  request,
  reply,
  body: { ...body, mobileNum: 'mobileNum' in body ? body.mobileNum : body.mobileNo },
})

interface AskCall {
  readonly brand: BrandData
  readonly body: CodeBody
  readonly caller: Caller
  readonly purpose: CodePurpose
  /** All of them on, or it is refused. */
  readonly switchIds: readonly string[]
}

async function askCode(parts: Parts, call: AskCall): Promise<ReplyOf<typeof codes.loginCode>> {
  const { brand, body, caller, purpose, switchIds } = call
  const isOn = (id: string) => brand.switches.get(id) === true
  const isVouchedFor = purpose === 'register' && isOn('REG_THIRD_PHONE_VERIFY')
  if (isVouchedFor || !switchIds.every(isOn)) throw new Refusal('not_enabled')
  const to: Contact = { kind: 'mobile', dialingCode: body.countryDialingCode, number: body.mobileNum }
  const target = await targetOf(parts.directory, brand, to)
  const { address } = target
  const by = await standingOf(parts, { merchantId: brand.id, target, visit: caller.visit })
  const asking = { merchantId: brand.id, target, asker: caller, by }
  await checkPicture(parts, asking, { action: 'code', answered: body })
  const found = await inMerchant(parts.db, brand.id, (tx) =>
    findByContact(tx, parts, brand.id, { ...to, number: address }),
  )
  const language = found?.member.language ?? body.language ?? brand.defaultLanguage
  // Only a number that was proved opens an account or gives one back: to any other no code is sent, and nobody is told.
  const isTheirs = purpose === 'register' || found?.verifiedAt
  const memberId = isTheirs ? found?.member.id : undefined
  const { expiredMinutes } = await parts.codes.ask({ brand, purpose, to, caller, memberId, language })
  return { expiredMinutes, message: '' }
}

/** A host of the brand, whatever the caller's header says; the port counts in the demonstration only. */
async function originOf(
  { directory }: Parts,
  brandId: number,
  request: FastifyRequest,
  isProduction: boolean,
): Promise<string> {
  const hosts = await directory.hostsOf(brandId)
  const asked = request.hostname.toLowerCase().replace(/\.$/, '')
  const host = hosts.includes(asked) ? asked : hosts[0]
  const [, port = ''] = /(:\d+)$/.exec(request.host) ?? []
  return isProduction ? `https://${host}` : `${request.protocol}://${host}${port}`
}
