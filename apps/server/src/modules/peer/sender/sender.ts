/** In whose name a payer sends: personal, so it lies sealed. */
import { sql } from 'kysely'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import { work } from '../changes.ts'
import type { Ask } from '../rows.ts'
import type { PeerWorld } from '../world.ts'

interface Place {
  readonly id: string
  readonly merchantId: number
}

const placeOf = ({ id, merchantId }: Place): string => `peer_asks|sender|${id}|${merchantId}`

export const sealSender = ({ key }: Pick<PeerWorld, 'key'>, place: Place, name: string): Buffer =>
  sealField(key, placeOf(place), name)

type Sent = Place & Pick<Ask, 'senderSealed' | 'senderPlain'>

export const senderOf = ({ key }: Pick<PeerWorld, 'key'>, ask: Sent): string =>
  ask.senderSealed ? openField(key, placeOf(ask), ask.senderSealed).toString() : (ask.senderPlain ?? '')

const sealedAtOnce = 500

/** Seals what was written before names lay sealed, of one brand. Answers how many there were. */
export async function sealSenders(world: PeerWorld, merchantId: number): Promise<number> {
  return work(world, merchantId, async ({ tx }) => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, sender_name as name from peer.asks
       where merchant_id = ${merchantId} and sender_name is not null limit ${sealedAtOnce}
       for update skip locked`.execute(tx)
    for (const { id, name } of rows)
      await sql`
        update peer.asks set sender_sealed = ${sealSender(world, { id, merchantId }, name)}, sender_name = null
         where id = ${id} and merchant_id = ${merchantId}`.execute(tx)
    return rows.length
  })
}
