/**
 * Messages to people. One is written in its sender's own transaction, carried away at once, and
 * again later by whoever finds it lying, until it is too old to be of use. Nobody who waits for the
 * answer of a service waits longer than `waitMs`, however long the service hangs.
 */
import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import {
  claim,
  endMessage,
  forgetBefore,
  insertMessage,
  latest,
  leftLying,
  type Shown,
} from './message-rows.ts'
import {
  DeliveryFailure,
  demonstration,
  type FailureKind,
  type MessageKind,
  type Provider,
} from './provider.ts'

export interface Outgoing {
  readonly merchantId: number
  readonly kind: MessageKind
  readonly to: string
  readonly subject?: string
  readonly text: string
  /** Goes to nobody; costs the same. */
  readonly isDecoy?: boolean
}

/** `late`: the service has not said yet; it may still come. */
export type Outcome = 'sent' | 'late' | FailureKind

export interface Messages {
  /** `off`: there is no such service here. `down`: it is known not to answer. */
  stateOf(kind: MessageKind): 'up' | 'down' | 'off'
  /** Writes it down; answers its id. Deliver it once the transaction is over. */
  put(tx: Tx, message: Outgoing): Promise<string>
  /** Carries it away now and answers how that went, within `waitMs`. */
  deliver(merchantId: number, id: string): Promise<Outcome>
  /** Carries it away without anybody waiting. */
  deliverSoon(merchantId: number, id: string): void
  /** What lies and nobody carries; what is old is forgotten. Harmless twice or in several processes. */
  tidyUp(merchantIds: readonly number[]): Promise<void>
  latest(merchantId: number): Promise<Shown[]>
}

export interface MessagesOptions {
  readonly db: Db
  /** Seals what people are sent. */
  readonly key: Buffer
  readonly now: () => Date
  /** Without one, messages of that kind cannot be sent; the default is the demonstration's outbox. */
  readonly providers?: Readonly<Record<MessageKind, Provider | null>>
  /** Whether what was sent can be read afterwards: in a demonstration only. */
  readonly keepsBodies?: boolean
  readonly waitMs?: number
  readonly onError?: (error: unknown) => void
}

const second = 1_000
/** Longer than all tries of a provider together. */
const claimedMs = 60 * second
/** A code that comes later is of no use. */
const usualTries = 3
const keptMs = 24 * 3_600 * second

export function openMessages({
  db,
  key,
  now,
  providers = { sms: demonstration, mail: demonstration },
  keepsBodies = true,
  waitMs = 8 * second,
  onError = () => {},
}: MessagesOptions): Messages {
  const carry = async (merchantId: number, id: string, triesMax = usualTries): Promise<Outcome> => {
    const nextAt = new Date(now().getTime() + claimedMs)
    const letter = await inMerchant(db, merchantId, (tx) => claim(tx, key, { merchantId, id, nextAt }))
    if (!letter) return 'sent'
    const end = (state: 'sent' | 'failed') =>
      inMerchant(db, merchantId, (tx) => endMessage(tx, id, { state, at: now(), keepsBody: keepsBodies }))
    try {
      const provider = providers[letter.kind]
      if (!provider) throw new DeliveryFailure('unknown', `there is no service for ${letter.kind}`)
      await provider.send(letter)
    } catch (error) {
      onError(error)
      const kind = error instanceof DeliveryFailure ? error.kind : 'unknown'
      if (kind !== 'unknown' || letter.tries >= triesMax) await end('failed')
      return kind
    }
    await end('sent')
    return 'sent'
  }

  return {
    stateOf(kind) {
      const provider = providers[kind]
      if (!provider) return 'off'
      return provider.isUp() ? 'up' : 'down'
    },
    async put(tx, { merchantId, kind, to, subject = '', text, isDecoy = false }) {
      const [id, at] = [randomUUID(), now()]
      const nextAt = new Date(at.getTime() + claimedMs)
      await insertMessage(tx, key, { id, merchantId, kind, to, subject, text, isDecoy, at, nextAt })
      return id
    },
    async deliver(merchantId, id) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<Outcome>((done) => {
        timer = setTimeout(() => done('late'), waitMs)
      })
      // Who waits is told of a failure: nothing may arrive after that.
      const carried = carry(merchantId, id, 1).catch((error: unknown): Outcome => {
        onError(error)
        return 'unknown'
      })
      return Promise.race([carried, late]).finally(() => clearTimeout(timer))
    },
    deliverSoon(merchantId, id) {
      carry(merchantId, id).catch(onError)
    },
    async tidyUp(merchantIds) {
      for (const merchantId of merchantIds) {
        const at = now()
        const ids = await inMerchant(db, merchantId, async (tx) => {
          await forgetBefore(tx, merchantId, new Date(at.getTime() - keptMs))
          return leftLying(tx, merchantId, at)
        })
        for (const id of ids) await carry(merchantId, id)
      }
    },
    latest: (merchantId) => inMerchant(db, merchantId, (tx) => latest(tx, key, merchantId)),
  }
}
