/** The calls about where a member is, and was, logged in. */
import { presence } from '@jackfruit/contracts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { brandOf } from '../brand-of.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import { callerOf } from '../sessions/caller.ts'
import { readHistory } from '../sessions/history.ts'
import { deviceOf } from './device.ts'
import { listPlaces, removePlace } from './place-list.ts'
import { endOneSession, endOtherSessions, listSessions } from './session-list.ts'

interface Deps {
  readonly parts: Parts
  readonly secureCookies: boolean
}

export function mountPresence(mount: Mount, { parts, secureCookies }: Deps): void {
  const { db, directory } = parts
  const placed = async ({ ip, userAgent }: { ip: string; userAgent: string }) => ({
    ...deviceOf(userAgent),
    ip,
    country: await directory.countryOf(ip),
  })

  serve(mount, presence.sessions, async ({ principal }) => {
    const listed = await listSessions(parts, principal)
    const sessions = await Promise.all(
      listed.map(async ({ id, createdAt, lastSeenAt, ...session }) => ({
        id,
        isThis: id === principal.sessionId,
        ...(await placed(session)),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    )
    return { sessions }
  })
  serve(mount, presence.endSession, async ({ query, principal }) => {
    await endOneSession(parts, principal, query.id)
    return null
  })
  serve(mount, presence.endOtherSessions, async ({ brand, principal, request }) => {
    const caller = callerOf(request, secureCookies)
    return { ended: await endOtherSessions(parts, { principal, caller, brand: await brandOf(parts, brand) }) }
  })
  serve(mount, presence.places, async ({ principal, request }) => {
    const here = callerOf(request, secureCookies).place
    const listed = await inMerchant(db, principal.merchantId, (tx) => listPlaces(tx, principal))
    const places = await Promise.all(
      listed.map(async ({ place, verifiedAt, usedAt }) => ({
        place,
        isHere: place === here,
        country: await directory.countryOf(place.replace(/\/\d+$/, '')),
        verifiedAt: verifiedAt.toISOString(),
        usedAt: usedAt.toISOString(),
      })),
    )
    return { places }
  })
  serve(mount, presence.removePlace, async ({ query, brand, principal, request }) => {
    const call = { principal, caller: callerOf(request, secureCookies), kind: 'place_removed' } as const
    await change(parts, { ...call, brand: await brandOf(parts, brand) }, (tx) =>
      removePlace(tx, principal, query.place),
    )
    return null
  })
  serve(mount, presence.history, async ({ principal }) => {
    const read = await inMerchant(db, principal.merchantId, (tx) => readHistory(tx, principal))
    const entries = await Promise.all(
      read.map(async ({ kind, at, ...entry }) => ({ kind, at: at.toISOString(), ...(await placed(entry)) })),
    )
    return { entries }
  })
}
