import { cashierDeposits } from '@jackfruit/contracts'
import { callbackPath } from '@jackfruit/contracts/gateway-wire'
import { invariant, Refusal } from '@jackfruit/kernel'
import { isPassing } from '@jackfruit/postgres'
import type { FastifyInstance } from 'fastify'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { GatewayUnreachable } from '../gateways/port.ts'
import { changesOf } from '../orders.ts'
import { addSlip, giveUpDeposit, slipOf, submitDeposit } from './claims.ts'
import { createDeposit } from './create.ts'
import { hearWebhook } from './hear.ts'
import { methodsOf } from './methods.ts'
import type { DepositParts, Owner } from './parts.ts'
import { depositsOf, ownDeposit } from './rows.ts'
import { methodView, orderView } from './view.ts'

const pageDefault = 20
/** A picture of five million bytes as base64, and its envelope. */
const slipBodyMax = 7_200_000
const webhookMax = 64 * 1024

export function mountDeposits(mount: Mount, parts: DepositParts): void {
  const brandOf = async (id: number) => {
    const brand = await parts.directory.brandOfId(id)
    invariant(brand, `no brand ${id}`)
    return brand
  }
  const own = async (owner: Owner, id: string) => {
    const row = await inMerchant(parts.db, owner.merchantId, (tx) => ownDeposit(tx, id, owner))
    if (!row) throw new Refusal('deposit_not_found')
    return row
  }

  serve(mount, cashierDeposits.methods, async ({ brand }) => ({
    currency: brand.currency,
    methods: methodsOf(await brandOf(brand.id), parts.gateways).map((each) =>
      methodView(each, brand.currency),
    ),
  }))
  serve(
    mount,
    cashierDeposits.create,
    async ({ brand, principal, body }) =>
      orderView(await createDeposit(parts, await brandOf(brand.id), principal, body)),
    { money: 'begins' },
  )
  serve(mount, cashierDeposits.list, async ({ principal, query }) => {
    const limit = Number(query.limit ?? pageDefault)
    const rows = await inMerchant(parts.db, principal.merchantId, (tx) =>
      depositsOf(tx, principal, { after: query.cursor, limit: limit + 1 }),
    )
    const page = rows.slice(0, limit)
    return {
      orders: page.map(orderView),
      nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  })
  serve(mount, cashierDeposits.one, async ({ principal, query }) => {
    const row = await own(principal, query.id)
    const changes = await inMerchant(parts.db, principal.merchantId, (tx) => changesOf(tx, 'deposit', row.id))
    return {
      order: orderView(row),
      changes: changes.map(({ from, to, at, actor, reason }) => ({
        ...{ from, to: to as typeof row.state, actor, reason },
        at: at.toISOString(),
      })),
    }
  })
  serve(mount, cashierDeposits.submit, async ({ principal, body }) => {
    await submitDeposit(parts, principal, body)
    return orderView(await own(principal, body.id))
  })
  serve(
    mount,
    cashierDeposits.addSlip,
    async ({ principal, body }) => {
      await addSlip(parts, principal, body)
      return orderView(await own(principal, body.id))
    },
    { rate: 'entry', bodyMax: slipBodyMax },
  )
  serve(mount, cashierDeposits.slip, async ({ principal, query }) => {
    const picture = await slipOf(parts, principal, query.id)
    if (!picture) throw new Refusal('deposit_not_found')
    return { url: `data:image/webp;base64,${picture.toString('base64')}` }
  })
  serve(mount, cashierDeposits.giveUp, async ({ principal, body }) => {
    await giveUpDeposit(parts, principal, body.id)
    return null
  })
  mountCallback(mount.app, parts)
}

/** Bytes are signed, so bytes are checked before anything is parsed. What was not believed learns nothing. */
function mountCallback(app: FastifyInstance, parts: DepositParts): void {
  const [only] = parts.gateways.keys()
  app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: webhookMax }, (_request, body, done) =>
      done(null, body),
    )
    door.post(
      callbackPath,
      { config: { policy: 'signed', rate: 'free', money: 'settles' } },
      async (request, reply) => {
        const { gateway = only } = request.query as { gateway?: string }
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
        try {
          const heard = await hearWebhook(parts, gateway ?? '', request.headers, body)
          return reply.status(heard === 'refused' ? 401 : 200).send({ heard })
        } catch (error) {
          if (!(error instanceof GatewayUnreachable) && !isPassing(error)) throw error
          request.log.warn({ err: error }, 'a payment could not be confirmed')
          return reply.status(503).header('retry-after', '5').send({ heard: 'later' })
        }
      },
    )
  })
}
