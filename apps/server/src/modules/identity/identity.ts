/** Puts the module together. */
import type { FastifyRequest } from 'fastify'
import type { PhoneVerifyConfig } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { Brand, Mount, Principal } from '../../platform/http/http.ts'
import type { EventBus } from '../../platform/pushes/events.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { openTogether } from '../../platform/together.ts'
import type { Directory } from '../merchants/index.ts'
import type { Messages } from '../messaging/index.ts'
import { openAttempts } from './guards/attempts.ts'
import { openCaptchas } from './guards/captcha.ts'
import type { Passwords } from './guards/hashing/passwords.ts'
import { openHumanCheck } from './guards/human-check.ts'
import { openSealedBodies } from './guards/sealed-bodies.ts'
import { type Member, memberByName, membersById, nameKey } from './members.ts'
import type { Owner } from './owner.ts'
import type { Parts } from './parts.ts'
import { openAvatars } from './profile/avatars.ts'
import { openAuthenticators } from './proofs/authenticators.ts'
import { provedContacts, type Reach } from './proofs/changes.ts'
import { openCodes } from './proofs/codes.ts'
import { openPaymentPasswords, type PaymentPasswords } from './proofs/payment-passwords.ts'
import { openThirdPhone } from './proofs/third-phone.ts'
import { openThirdPhoneCodes } from './proofs/third-phone-codes.ts'
import { openVerifications } from './proofs/verifications.ts'
import { mountRoutes } from './routes.ts'
import { readBind } from './sessions/bind-cookie.ts'
import { tokenOf } from './sessions/caller.ts'
import { openEndings } from './sessions/endings.ts'
import { markRest, restUntil } from './sessions/rest-cookie.ts'
import { openSessions } from './sessions/sessions.ts'
import { redeemTicket } from './sessions/tickets.ts'
import { type Limits, usualLimits } from './settings.ts'
import { mountThirdParty } from './third-party/routes.ts'
import { openSetup, type ThirdPartyOptions } from './third-party/setup.ts'

export interface IdentityOptions {
  readonly db: Db
  /** For members that are asked for while somebody's transaction waits. */
  readonly keptDb?: Db
  readonly directory: Directory
  readonly secrets: Secrets
  /** Tells other processes of ended sessions; without it they learn within a second. */
  readonly bus?: EventBus
  readonly now: () => Date
  /** What carries codes and links to people. */
  readonly messages: Messages
  /** Whose word about a phone number counts, where a brand takes it. */
  readonly phoneVerify?: PhoneVerifyConfig | null
  /** Cookies for https alone. */
  readonly secureCookies: boolean
  readonly limits?: Partial<Limits>
  readonly passwords: Passwords
  /** Where uploaded pictures of members lie. */
  readonly dataDir: string
  /** Sign-in by accounts of others; without it no brand offers any. */
  readonly thirdParty?: ThirdPartyOptions
}

/** Members that are asked for in one turn are read in one transaction of their brand. */
function openMemberOf(db: Db): Identity['memberOf'] {
  const ofBrand = new Map<number, (memberId: bigint) => Promise<Member | null>>()
  return (merchantId, memberId) => {
    const ask =
      ofBrand.get(merchantId) ??
      openTogether((ids: readonly bigint[]) =>
        inMerchant(db, merchantId, (tx) => membersById(tx, merchantId, ids)),
      )
    ofBrand.set(merchantId, ask)
    return ask(memberId)
  }
}

export interface Identity {
  /** The live session behind token and binding cookie; either alone is nobody. */
  principalOf(request: FastifyRequest, brand: Pick<Brand, 'id'>): Promise<Principal | null>
  /** Opens a sealed body, or throws Refusal('sealed_body_refused'). */
  unseal(request: FastifyRequest, brand: Brand, purpose: string, sealed: unknown): Promise<unknown>
  redeemTicket(ticket: string, merchantId: number): Promise<Principal | null>
  memberOf(merchantId: number, memberId: bigint): Promise<Member | null>
  /** For calls that move money. */
  readonly paymentPasswords: Pick<PaymentPasswords, 'isSet' | 'check'>
  memberByName(merchantId: number, username: string): Promise<Member | null>
  /** For an account that somebody else opens; in the one queue of this process. */
  hashPassword(password: string): Promise<string>
  /** Where a member is reached, as far as it was proved to be theirs; in a transaction of the brand. */
  reachOf(tx: Tx, owner: Owner): Promise<readonly Reach[]>
  /** Somebody who uses this browser takes a break: no trial and no new account are opened in it until then. */
  markRest(visit: Parameters<typeof markRest>[1], until: Date): void
  /** Until when that is; null in a browser that may open both. */
  restUntil(request: FastifyRequest, merchantId: number): Date | null
  mount(mount: Mount): void
  /** Calls once, with the reason, when this session ends in whatever process. Answers how to stop listening. */
  onSessionEnded(sessionId: string, listener: (reason: string) => void): () => void
  onAnySessionEnded(listener: (sessionId: string) => void): () => void
}

export function openIdentity(options: IdentityOptions): Identity {
  const { db, directory, secrets, bus, messages, passwords, secureCookies, dataDir, now } = options
  const limits = { ...usualLimits, ...options.limits }
  const endings = openEndings(bus ?? null)
  const attempts = openAttempts({ db, key: secrets.blindIndex, now })
  const parts: Parts = {
    db,
    directory,
    secrets,
    now,
    limits,
    endings,
    attempts,
    avatars: openAvatars({ db, dataDir }),
    authenticators: openAuthenticators({ db, secrets, attempts, now }),
    messages,
    thirdPhone: openThirdPhone({ db, directory, now, service: options.phoneVerify ?? null }),
    thirdPhoneCodes: openThirdPhoneCodes(options.phoneVerify ?? null),
    codes: openCodes({ db, directory, secrets, attempts, limits, now, messages }),
    captchas: openCaptchas({ db, key: secrets.blindIndex, now }),
    humanCheck: openHumanCheck({ db, hmacKey: secrets.humanCheck, maxNumber: limits.proofMax, now }),
    passwords,
    paymentPasswords: openPaymentPasswords({ db, attempts, passwords, now }),
    verifications: openVerifications({ db, secrets, now }),
    sealedBodies: openSealedBodies({ db, kek: secrets.kek, now }),
    sessions: openSessions({ db, endings, now }),
  }

  const rest = { key: secrets.fields, secure: secureCookies, now }
  const setup = openSetup(options.thirdParty ?? { secrets: new Map() })

  return {
    async principalOf(request, brand) {
      const token = tokenOf(request)
      return token ? parts.sessions.find(brand.id, token, readBind(request, secureCookies)) : null
    },
    unseal: (request, _brand, purpose, sealed) => parts.sealedBodies.open(sealed, purpose, request.host),
    redeemTicket: (ticket, merchantId) => redeemTicket(parts, ticket, merchantId),
    memberOf: openMemberOf(options.keptDb ?? db),
    paymentPasswords: parts.paymentPasswords,
    memberByName: (merchantId, username) =>
      inMerchant(db, merchantId, (tx) => memberByName(tx, merchantId, nameKey(username))),
    hashPassword: passwords.hash,
    reachOf: (tx, owner) => provedContacts(tx, parts, owner),
    markRest: (visit, until) => markRest(rest, visit, until),
    restUntil: (request, merchantId) => restUntil(rest, request, merchantId),
    mount(mount) {
      mountRoutes(mount, { parts, secureCookies })
      mountThirdParty(mount, { parts, setup, secureCookies })
    },
    onSessionEnded: (sessionId, listener) => endings.listenTo(sessionId, listener),
    onAnySessionEnded: (listener) => endings.listen(({ sessionId }) => listener(sessionId)),
  }
}
