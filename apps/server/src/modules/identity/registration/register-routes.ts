/** The calls of a registration. */
import { registration } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { FastifyReply } from 'fastify'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { placeOf } from '../../../platform/http/address.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { brandOf } from '../brand-of.ts'
import type { Entered } from '../entry/enter.ts'
import { spendBudget } from '../guards/attempts.ts'
import type { Parts } from '../parts.ts'
import { writeBind } from '../sessions/bind-cookie.ts'
import { callerOf } from '../sessions/caller.ts'
import { demandAwake } from '../sessions/rest-cookie.ts'
import { visitOf } from '../sessions/visit-cookie.ts'
import { touch } from './first-touch.ts'
import { affiliateByCode, maskedName } from './invitations.ts'
import { register } from './register.ts'

interface RegisterRoutes {
  readonly parts: Parts
  readonly secureCookies: boolean
}

export function mountRegistration(mount: Mount, { parts, secureCookies }: RegisterRoutes): void {
  const rest = { key: parts.secrets.fields, secure: secureCookies, now: parts.now }
  const letIn = ({ session, bind }: Entered, reply: FastifyReply) => {
    writeBind(reply, bind, secureCookies)
    return session
  }
  serve(
    mount,
    registration.register,
    async ({ body, brand, request, reply }) => {
      demandAwake(rest, request, brand.id)
      const call = { brand: await brandOf(parts, brand), caller: callerOf(request, secureCookies) }
      return letIn(await register(parts, { ...call, kind: 'username', body }), reply)
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    registration.registerMobile,
    async ({ body, brand, request, reply }) => {
      demandAwake(rest, request, brand.id)
      const call = { brand: await brandOf(parts, brand), caller: callerOf(request, secureCookies) }
      return letIn(await register(parts, { ...call, kind: 'mobile', body }), reply)
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    registration.affiliateCheck,
    async ({ brand, query, request, reply }) => {
      await spendBudget(parts, `affiliate-checks|${placeOf(request.ip)}`, parts.limits.affiliateChecks)
      const visit = visitOf(request, reply, secureCookies)
      const found = await inMerchant(parts.db, brand.id, async (tx) => {
        const at = parts.now()
        const asked = await affiliateByCode(tx, brand.id, query.code, at)
        if (!asked || query.way === 'typed') return asked
        return touch(tx, { merchantId: brand.id, visit, at }, asked)
      })
      if (!found) throw new Refusal('invitation_code_error')
      return { code: found.code, kind: found.kind, agent: maskedName(found.agentName) }
    },
    { rate: 'entry' },
  )
}
