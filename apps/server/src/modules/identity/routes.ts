import { identity, menus, type ReplyOf } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Mount, type Principal, serve } from '../../platform/http/http.ts'
import { HttpProblem } from '../../platform/http/problem.ts'
import { brandOf } from './brand-of.ts'
import { mountEntryRoutes } from './entry/entry-routes.ts'
import { type Member, memberById, setLanguage } from './members.ts'
import type { Parts } from './parts.ts'
import { mountAvatars } from './profile/avatar-routes.ts'
import { mountDocuments } from './profile/document-routes.ts'
import { menuOf } from './profile/menu.ts'
import { mountPresence } from './profile/presence-routes.ts'
import { mountProfile } from './profile/profile-routes.ts'
import { mountSecurity } from './profile/security-routes.ts'
import { mountThirdPhone } from './proofs/third-phone-routes.ts'
import { changePassword } from './recovery/change-password.ts'
import { mountCodes, mountRecovery } from './recovery/code-routes.ts'
import { mountRegistration } from './registration/register-routes.ts'
import { callerOf, tokenOf } from './sessions/caller.ts'
import { issueTicket } from './sessions/tickets.ts'
import { visitOf } from './sessions/visit-cookie.ts'

interface RoutesDeps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

export function mountRoutes(mount: Mount, deps: RoutesDeps): void {
  mountChecks(mount, deps)
  mountRegistration(mount, deps)
  mountEntryRoutes(mount, deps)
  mountCodes(mount, deps)
  mountThirdPhone(mount, deps)
  mountRecovery(mount, deps)
  mountSession(mount, deps)
  mountMember(mount, deps)
  mountProfile(mount, deps)
  mountAvatars(mount, deps)
  mountSecurity(mount, deps)
  mountPresence(mount, deps)
  mountDocuments(mount, deps)
}

/** What is asked for before one comes in. */
function mountChecks(mount: Mount, { parts, secureCookies }: RoutesDeps) {
  const { sealedBodies, humanCheck, captchas } = parts
  serve(
    mount,
    identity.challenge,
    ({ query, request, reply }) => {
      visitOf(request, reply, secureCookies)
      return sealedBodies.challenge(query.purpose, request.host)
    },
    {
      rate: 'challenge',
    },
  )
  serve(mount, identity.humanCheck, () => humanCheck.challenge(), { rate: 'challenge' })
  serve(
    mount,
    identity.captcha,
    async ({ query, request, reply }) => {
      const visit = visitOf(request, reply, secureCookies)
      const { id, picture } = await captchas.make({ action: query.action ?? 'login', visit })
      reply.header('captchaId', id)
      return picture
    },
    { rate: 'picture' },
  )
}

function mountSession(mount: Mount, { parts, secureCookies }: RoutesDeps) {
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
    async ({ body, principal, request, ...call }) => {
      const brand = await brandOf(parts, call.brand)
      const caller = callerOf(request, secureCookies)
      return { token: await changePassword(parts, { brand, body, principal, caller }) }
    },
    { rate: 'entry' },
  )
  serve(mount, identity.socketTicket, async ({ principal }) => ({
    ticket: await issueTicket(parts, principal),
  }))
}

function mountMember(mount: Mount, { parts }: RoutesDeps) {
  const { db } = parts
  serve(mount, identity.memberInfo, async ({ principal }) => {
    const { url } = await parts.avatars.of(principal)
    return infoOf(await memberBehind(parts, principal), url)
  })
  serve(mount, menus.menu, async ({ principal, ...call }) => {
    const { switches } = await brandOf(parts, call.brand)
    return menuOf(switches, await memberBehind(parts, principal))
  })
  serve(mount, identity.updateLanguage, async ({ principal, body }) => {
    if (principal) {
      await inMerchant(db, principal.merchantId, (tx) => setLanguage(tx, principal.memberId, body.language))
    }
    return null
  })
}

async function memberBehind({ db }: Parts, { merchantId, memberId }: Principal): Promise<Member> {
  const member = await inMerchant(db, merchantId, (tx) => memberById(tx, merchantId, memberId))
  invariant(member, 'a session has its member')
  return member
}

const infoOf = (member: Member, avatar: string | null): ReplyOf<typeof identity.memberInfo> => ({
  avatar,
  id: String(member.id),
  account: member.username,
  nickname: member.nickname,
  type: member.type,
  toUpline: member.uplineId !== null,
  clubLabel: { labelName: `VIP${member.vipRank}` },
  memberLabel: member.serviceLabel === null ? [] : [{ labelName: member.serviceLabel }],
  vipRank: member.vipRank,
  language: member.language,
})
