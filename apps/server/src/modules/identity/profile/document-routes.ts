/** The calls with which a member hands in papers for verification. */
import { security } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { brandOf } from '../brand-of.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import { demandConfirmed } from '../proofs/confirmation.ts'
import { callerOf } from '../sessions/caller.ts'
import { pictureBodyMax } from './avatar-routes.ts'

const shown = (picture: Buffer) => ({ url: `data:image/webp;base64,${picture.toString('base64')}` })

export function mountDocuments(
  mount: Mount,
  { parts, secureCookies }: { parts: Parts; secureCookies: boolean },
): void {
  const { verifications } = parts
  serve(mount, security.documents, async ({ principal }) => {
    const { state, reason, submittedAt, sides } = await verifications.of(principal)
    return { state, reason, submittedAt: submittedAt?.toISOString() ?? null, sides: [...sides] }
  })
  serve(mount, security.documentPicture, async ({ query, principal }) => {
    const picture = await verifications.picture(principal, query.side)
    if (!picture) throw new Refusal('document_not_found')
    return shown(picture)
  })
  serve(
    mount,
    security.addDocument,
    async ({ body, principal }) => {
      await demandConfirmed(parts, principal)
      return shown(await verifications.add(principal, body.side, body.file))
    },
    { rate: 'entry', bodyMax: pictureBodyMax },
  )
  serve(mount, security.removeDocument, async ({ query, principal }) => {
    await verifications.remove(principal, query.side)
    return null
  })
  serve(mount, security.submitDocuments, async ({ brand, principal, request }) => {
    await demandConfirmed(parts, principal)
    const caller = callerOf(request, secureCookies)
    const call = {
      brand: await brandOf(parts, brand),
      principal,
      caller,
      kind: 'documents_sent',
    } as const
    await change(parts, call, (tx) => verifications.submit(tx, principal))
    return null
  })
}
