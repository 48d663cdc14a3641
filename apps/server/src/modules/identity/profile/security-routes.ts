/** The calls of the security centre. What is kept safe changes only after the password was shown again. */
import { security } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { FastifyRequest } from 'fastify'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Brand, type Mount, type Principal, serve } from '../../../platform/http/http.ts'
import { brandOf } from '../brand-of.ts'
import { memberById } from '../members.ts'
import type { Parts } from '../parts.ts'
import type { Within } from '../proofs/authenticators.ts'
import { askBindCode, bind } from '../proofs/binding.ts'
import { change } from '../proofs/changes.ts'
import { askConfirmCode, confirmByCode, confirmByPassword, demandConfirmed } from '../proofs/confirmation.ts'
import { callerOf } from '../sessions/caller.ts'
import { overviewOf } from './overview.ts'

interface Deps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

interface Call {
  readonly brand: Brand
  readonly principal: Principal
  readonly request: FastifyRequest
}

export function mountSecurity(mount: Mount, deps: Deps): void {
  const { parts } = deps
  serve(mount, security.overview, ({ principal }) => overviewOf(parts, principal))
  mountConfirmation(mount, deps)
  mountBinding(mount, deps)
  mountPaymentPassword(mount, deps)
  mountAuthenticator(mount, deps)
}

const around = async ({ parts, secureCookies }: Deps, { brand, principal, request }: Call) => ({
  brand: await brandOf(parts, brand),
  principal,
  caller: callerOf(request, secureCookies),
})

function mountConfirmation(mount: Mount, deps: Deps) {
  const { parts } = deps
  serve(
    mount,
    security.confirm,
    async ({ body, ...call }) => {
      const until =
        'password' in body
          ? await confirmByPassword(parts, call.principal, body.password)
          : await confirmByCode(parts, { ...(await around(deps, call)), kind: body.kind }, body.code)
      return { until: until.toISOString() }
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    security.confirmCode,
    async ({ body, ...call }) => askConfirmCode(parts, { ...(await around(deps, call)), kind: body.kind }),
    { rate: 'entry' },
  )
}

function mountBinding(mount: Mount, deps: Deps) {
  const { parts } = deps
  serve(
    mount,
    security.bindCode,
    async ({ body, ...call }) => {
      await demandConfirmed(parts, call.principal)
      const calling = await around(deps, call)
      const { memberId } = call.principal
      const member = await inMerchant(parts.db, call.brand.id, (tx) =>
        memberById(tx, call.brand.id, memberId),
      )
      const language = member?.language ?? calling.brand.defaultLanguage
      return askBindCode(parts, { ...calling, contact: body.contact }, language)
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    security.bind,
    async ({ body, ...call }) => {
      await demandConfirmed(parts, call.principal)
      await bind(parts, { ...(await around(deps, call)), ...body })
      return null
    },
    { rate: 'entry' },
  )
}

function mountPaymentPassword(mount: Mount, deps: Deps) {
  const { parts } = deps
  serve(
    mount,
    security.paymentPassword,
    async ({ body, ...call }) => {
      await demandConfirmed(parts, call.principal)
      if (body.paymentPassword !== body.confirmPaymentPassword) throw new Refusal('passwords_differ')
      const write = await parts.paymentPasswords.prepare(body.paymentPassword)
      await change(parts, { ...(await around(deps, call)), kind: 'payment_password_set' }, (tx) =>
        write(tx, call.principal),
      )
      await parts.paymentPasswords.unlock(call.principal)
      return null
    },
    { rate: 'entry' },
  )
}

function mountAuthenticator(mount: Mount, deps: Deps) {
  const { parts } = deps
  const { authenticators } = parts
  /** The change, its line of history and the letters are one. */
  const noting =
    (call: Call, kind: 'authenticator_on' | 'authenticator_off' | 'recovery_codes_renewed'): Within =>
    async (work) =>
      change(parts, { ...(await around(deps, call)), kind }, work, (result) => result !== null)

  serve(mount, security.beginAuthenticator, async ({ brand, principal }) => {
    await demandConfirmed(parts, principal)
    const { name } = await brandOf(parts, brand)
    const member = await inMerchant(parts.db, brand.id, (tx) => memberById(tx, brand.id, principal.memberId))
    return authenticators.begin(principal, { issuer: name, account: member?.username ?? '' })
  })
  serve(
    mount,
    security.turnOnAuthenticator,
    async ({ body, ...call }) => {
      await demandConfirmed(parts, call.principal)
      const within = noting(call, 'authenticator_on')
      return { recoveryCodes: await authenticators.confirm(call.principal, body.code, within) }
    },
    { rate: 'entry' },
  )
  serve(mount, security.turnOffAuthenticator, async (call) => {
    await demandConfirmed(parts, call.principal)
    await authenticators.turnOff(call.principal, noting(call, 'authenticator_off'))
    return null
  })
  serve(mount, security.renewRecoveryCodes, async (call) => {
    await demandConfirmed(parts, call.principal)
    const within = noting(call, 'recovery_codes_renewed')
    const recoveryCodes = await authenticators.renew(call.principal, within)
    if (!recoveryCodes) throw new Refusal('authenticator_not_begun')
    return { recoveryCodes }
  })
}
