/** Puts the module together. */
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db.ts'
import type { EventBus } from '../../platform/events.ts'
import type { Brand, Mount, Principal } from '../../platform/http.ts'
import { inMerchant } from '../../platform/merchant-scope.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Directory } from '../merchants/index.ts'
import { openAttempts } from './attempts.ts'
import { readBind } from './bind-cookie.ts'
import { tokenOf } from './caller.ts'
import { openCaptchas } from './captcha.ts'
import { openEndings } from './endings.ts'
import { openHumanCheck } from './human-check.ts'
import { type Member, memberById } from './members.ts'
import type { Parts } from './parts.ts'
import { openPasswords } from './passwords.ts'
import { mountRoutes } from './routes.ts'
import { openSealedBodies } from './sealed-bodies.ts'
import { openSessions } from './sessions.ts'
import { type Limits, usualLimits } from './settings.ts'
import { redeemTicket } from './tickets.ts'

export interface IdentityOptions {
  readonly db: Db
  readonly directory: Directory
  readonly secrets: Secrets
  /** Tells other processes of ended sessions; without it they learn within a second. */
  readonly bus?: EventBus
  readonly now?: () => Date
  /** Cookies for https alone. */
  readonly secureCookies: boolean
  readonly limits?: Partial<Limits>
}

export interface Identity {
  /** The live session behind token and binding cookie; either alone is nobody. */
  principalOf(request: FastifyRequest, brand: Pick<Brand, 'id'>): Promise<Principal | null>
  /** Opens a sealed body, or throws Refusal('sealed_body_refused'). */
  unseal(request: FastifyRequest, brand: Brand, purpose: string, sealed: unknown): Promise<unknown>
  redeemTicket(ticket: string, merchantId: number): Promise<Principal | null>
  memberOf(merchantId: number, memberId: bigint): Promise<Member | null>
  mount(mount: Mount): void
  /** Calls once, with the reason, when this session ends in whatever process. Answers how to stop listening. */
  onSessionEnded(sessionId: string, listener: (reason: string) => void): () => void
  onAnySessionEnded(listener: (sessionId: string) => void): () => void
}

export function openIdentity(options: IdentityOptions): Identity {
  const { db, directory, secrets, bus, secureCookies, now = () => new Date() } = options
  const limits = { ...usualLimits, ...options.limits }
  const endings = openEndings(bus ?? null)
  const parts: Parts = {
    db,
    directory,
    secrets,
    now,
    limits,
    endings,
    attempts: openAttempts({ db, key: secrets.blindIndex, now }),
    captchas: openCaptchas({ db, key: secrets.blindIndex, now }),
    humanCheck: openHumanCheck({ db, hmacKey: secrets.humanCheck, maxNumber: limits.proofMax, now }),
    passwords: openPasswords(secrets.pepper),
    sealedBodies: openSealedBodies({ db, kek: secrets.kek, now }),
    sessions: openSessions({ db, endings, now }),
  }

  return {
    async principalOf(request, brand) {
      const token = tokenOf(request)
      return token ? parts.sessions.find(brand.id, token, readBind(request, secureCookies)) : null
    },
    unseal: (request, _brand, purpose, sealed) => parts.sealedBodies.open(sealed, purpose, request.host),
    redeemTicket: (ticket, merchantId) => redeemTicket(parts, ticket, merchantId),
    memberOf: (merchantId, memberId) =>
      inMerchant(db, merchantId, (tx) => memberById(tx, merchantId, memberId)),
    mount: (mount) => mountRoutes(mount, { parts, secureCookies }),
    onSessionEnded: (sessionId, listener) => endings.listenTo(sessionId, listener),
    onAnySessionEnded: (listener) => endings.listen(({ sessionId }) => listener(sessionId)),
  }
}
