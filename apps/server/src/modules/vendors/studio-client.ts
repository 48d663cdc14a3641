/** What the platform asks of a studio, signed with the studio's own secret. */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import {
  headers as names,
  signVendorMessage,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'
import { type infer as Infer, safeParse } from 'zod/mini'

type Body<K extends vendor.StudioCall> = Omit<Infer<(typeof vendor.studioCalls)[K]['body']>, 'requestId'>
type Reply<K extends vendor.StudioCall> = Infer<(typeof vendor.studioCalls)[K]['reply']>

export type LaunchBody = Body<'launch'>

/** The studio did not answer, or not as it should. */
export class StudioUnreachable extends Error {
  constructor(vendorCode: string, cause: unknown) {
    super(`the studio ${vendorCode} gives no good answer`, { cause })
    this.name = 'StudioUnreachable'
  }
}

export interface StudioClient {
  ask<K extends vendor.StudioCall>(vendorCode: string, name: K, body: Body<K>): Promise<Reply<K>>
}

const answerWithinMs = 4_000
/** An operator waits for as long as it takes to hold two journals together. */
const recoveredWithinMs = 300_000
/** Nobody but the studio may say what became of money, or what it promised. */
const signedCalls: ReadonlySet<vendor.StudioCall> = new Set([
  'transferIn',
  'transferOut',
  'transferStatus',
  'playerBalance',
  'seeds',
  'changeSeeds',
  'recover',
  'grantFreeRounds',
  'cancelFreeRounds',
  'freeRounds',
  'drawProof',
])

export function openStudioClient(
  url: string,
  secretOf: (vendorCode: string) => string | undefined,
  now: () => Date,
): StudioClient {
  return {
    async ask(vendorCode, name, fields) {
      const { path, reply } = vendor.studioCalls[name]
      const body = Buffer.from(JSON.stringify({ requestId: randomBytes(12).toString('hex'), ...fields }))
      try {
        const secret = secretOf(vendorCode)
        if (!secret) throw new Error('no secret is shared with it')
        const nonce = randomBytes(16).toString('hex')
        const signed = signVendorMessage({
          vendorId: vendorCode,
          secret,
          method: 'POST',
          path,
          timestamp: now().getTime(),
          nonce,
          body,
        })
        const response = await fetch(new URL(path, url), {
          method: 'POST',
          headers: { ...signed, 'content-type': 'application/json' },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(name === 'recover' ? recoveredWithinMs : answerWithinMs),
        })
        if (!response.ok) throw new Error(`HTTP ${response.status}`)
        const bytes = Buffer.from(await response.arrayBuffer())
        if (
          signedCalls.has(name) &&
          !isGenuine(response, { secret, path, nonce, bytes, now: now().getTime() })
        )
          throw new Error('its answer is not signed as it should be')
        const parsed = safeParse(reply, JSON.parse(bytes.toString('utf8')))
        if (!parsed.success) throw new Error(parsed.error.message)
        return parsed.data as Reply<typeof name>
      } catch (error) {
        throw new StudioUnreachable(vendorCode, error)
      }
    },
  }
}

function isGenuine(
  response: Response,
  { nonce, ...received }: { secret: string; path: string; nonce: string; bytes: Buffer; now: number },
): boolean {
  const headers = Object.fromEntries(response.headers)
  const isOfThisCall = headers[names.nonce] === nonce
  return (
    isOfThisCall &&
    verifyVendorMessage({
      ...{ secrets: [received.secret], method: 'POST', path: received.path, headers },
      ...{ body: received.bytes, now: received.now },
    })
  )
}
