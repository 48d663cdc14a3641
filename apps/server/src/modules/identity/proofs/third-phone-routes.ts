/** The code of a third party, asked for and shown, where a brand takes its word for a number. */
import { thirdPhone } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { type Mount, serve } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import { brandOf } from '../brand-of.ts'
import type { Parts } from '../parts.ts'
import { callerOf } from '../sessions/caller.ts'
import { demandAwake } from '../sessions/rest-cookie.ts'
import { spendCodeBudgets, spendGuess } from './code-budgets.ts'
import { checkPicture } from './code-picture.ts'
import { targetOf } from './targets.ts'

interface Deps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

/** How the number was proved, as the registration tells it. */
const channel = 'sms'

export function mountThirdPhone(mount: Mount, { parts, secureCookies }: Deps): void {
  const entry = { rate: 'entry' } as const
  serve(
    mount,
    thirdPhone.send,
    async ({ body, brand: { id }, request }) => {
      demandAwake({ key: parts.secrets.fields, secure: secureCookies, now: parts.now }, request, id)
      const brand = await brandOf(parts, { id })
      refuseUnlessOn(brand)
      const caller = callerOf(request, secureCookies)
      const to = { kind: 'mobile', dialingCode: body.countryDialingCode, number: body.mobileNo } as const
      const target = await targetOf(parts.directory, brand, to)
      const asking = { merchantId: brand.id, target, asker: caller, by: 'strangers' } as const
      await checkPicture(parts, asking, { action: 'code', answered: body })
      await spendCodeBudgets(parts, asking)
      const session = await parts.thirdPhoneCodes.send(target.address)
      return { session, seconds: thirdPhone.restSeconds }
    },
    entry,
  )
  serve(
    mount,
    thirdPhone.prove,
    async ({ body: { session, code }, brand: { id }, request }) => {
      refuseUnlessOn(await brandOf(parts, { id }))
      if (code === '') throw new Refusal('code_missing')
      const takeBack = await spendGuess(parts, callerOf(request, secureCookies))
      const firebaseIdToken = await parts.thirdPhoneCodes.prove(session, code)
      await takeBack()
      return { firebaseChannel: channel, firebaseIdToken }
    },
    entry,
  )
}

function refuseUnlessOn({ switches }: BrandData): void {
  const ids = ['REG_DIRECT', 'REG_THIRD_PHONE_VERIFY']
  if (!ids.every((id) => switches.get(id) === true)) throw new Refusal('not_enabled')
}
