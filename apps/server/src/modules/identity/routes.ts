import { identity, type ReplyOf } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import type { FastifyReply } from 'fastify'
import { type Brand, type Mount, type Principal, serve } from '../../platform/http.ts'
import { inMerchant } from '../../platform/merchant-scope.ts'
import { HttpProblem } from '../../platform/problem.ts'
import type { BrandData } from '../merchants/index.ts'
import { writeBind } from './bind-cookie.ts'
import { callerOf, tokenOf } from './caller.ts'
import { changePassword } from './change-password.ts'
import type { Entered } from './enter.ts'
import { logIn } from './login.ts'
import { type Member, memberById, setLanguage } from './members.ts'
import type { Parts } from './parts.ts'
import { register } from './register.ts'
import { issueTicket } from './tickets.ts'

interface RoutesDeps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

export function mountRoutes(mount: Mount, deps: RoutesDeps): void {
  mountChecks(mount, deps)
  mountEntry(mount, deps)
  mountSession(mount, deps)
  mountMember(mount, deps)
}

/** What is asked for before one comes in. */
function mountChecks(mount: Mount, { parts }: RoutesDeps) {
  const { sealedBodies, humanCheck, captchas } = parts
  serve(
    mount,
    identity.challenge,
    ({ query, request }) => sealedBodies.challenge(query.purpose, request.host),
    {
      rate: 'challenge',
    },
  )
  serve(mount, identity.humanCheck, () => humanCheck.challenge(), { rate: 'challenge' })
  serve(
    mount,
    identity.captcha,
    async ({ reply }) => {
      const { id, picture } = await captchas.make()
      reply.header('captchaId', id)
      return picture
    },
    { rate: 'picture' },
  )
}

function mountEntry(mount: Mount, { parts, secureCookies }: RoutesDeps) {
  const letIn = ({ session, bind }: Entered, reply: FastifyReply) => {
    writeBind(reply, bind, secureCookies)
    return session
  }
  serve(
    mount,
    identity.login,
    async ({ body, brand, request, reply }) => {
      const caller = callerOf(request, secureCookies)
      return letIn(await logIn(parts, { brand: await brandOf(parts, brand), body, caller }), reply)
    },
    { rate: 'entry' },
  )
  serve(
    mount,
    identity.register,
    async ({ body, brand, request, reply }) => {
      const caller = callerOf(request, secureCookies)
      return letIn(await register(parts, { brand: await brandOf(parts, brand), body, caller }), reply)
    },
    { rate: 'entry' },
  )
}

function mountSession(mount: Mount, { parts }: RoutesDeps) {
  serve(mount, identity.logout, async ({ principal }) => {
    await parts.sessions.end(principal.merchantId, principal.sessionId, 'logout')
    return null
  })
  serve(mount, identity.rotate, async ({ principal, request }) => {
    const token = await parts.sessions.rotate(principal, tokenOf(request) ?? '')
    if (!token) throw new HttpProblem(401, 'not_logged_in')
    return { token }
  })
  serve(
    mount,
    identity.changePassword,
    async ({ body, brand, principal }) => ({
      token: await changePassword(parts, { brand: await brandOf(parts, brand), body, principal }),
    }),
    { rate: 'entry' },
  )
  serve(mount, identity.socketTicket, async ({ principal }) => ({
    ticket: await issueTicket(parts, principal),
  }))
}

function mountMember(mount: Mount, { parts }: RoutesDeps) {
  const { db } = parts
  serve(mount, identity.memberInfo, async ({ principal }) => infoOf(await memberBehind(parts, principal)))
  serve(mount, identity.updateLanguage, async ({ principal, body }) => {
    if (principal) {
      await inMerchant(db, principal.merchantId, (tx) => setLanguage(tx, principal.memberId, body.language))
    }
    return null
  })
}

async function brandOf({ directory }: Parts, { id }: Brand): Promise<BrandData> {
  const brand = await directory.brandOfId(id)
  invariant(brand, 'a request of a host has its brand')
  return brand
}

async function memberBehind({ db }: Parts, { merchantId, memberId }: Principal): Promise<Member> {
  const member = await inMerchant(db, merchantId, (tx) => memberById(tx, merchantId, memberId))
  invariant(member, 'a session has its member')
  return member
}

const infoOf = (member: Member): ReplyOf<typeof identity.memberInfo> => ({
  id: String(member.id),
  account: member.username,
  nickname: member.nickname,
  type: member.type,
  toUpline: member.uplineId !== null,
  clubLabel: { labelName: `VIP${member.vipRank}` },
  memberLabel: [],
  vipRank: member.vipRank,
  language: member.language,
})
