/** The vendor API as OpenAPI 3.1, made from the same schemas that check it. */
import { liveTables, restoring, vendor } from '@jackfruit/contracts'
import { headers } from '@jackfruit/contracts/vendor-signature'
import { toJSONSchema, type ZodMiniType } from 'zod/mini'

const schemaOf = (schema: ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const content = (schema: ZodMiniType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
})

const signature = [headers.vendor, headers.timestamp, headers.nonce, headers.signature].map((name) => ({
  name: name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()),
  in: 'header',
  required: true,
  schema: { type: 'string' },
}))

function pathOf(name: string, call: { body: ZodMiniType; reply: ZodMiniType }) {
  return {
    post: {
      operationId: name,
      parameters: signature,
      requestBody: { required: true, content: content(call.body, 'input') },
      responses: {
        200: { description: 'Every business result; see `status`.', content: content(call.reply, 'output') },
        400: { description: 'The body is malformed.' },
        401: { description: 'The signature, its time or its origin is not good.' },
        503: { description: 'May be sent again under the same transaction id.' },
      },
    },
  }
}

export function vendorOpenApi() {
  const paths = (
    calls: Readonly<Record<string, { path: string; body: ZodMiniType; reply: ZodMiniType }>>,
    prefix: string,
  ) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [call.path, pathOf(`${prefix}${name}`, call)]),
    )
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jackfruit vendor API',
      version: '1.0.0',
      description:
        'Between the platform and a game studio, signed both ways. docs/vendor-api.md tells the rules.',
    },
    paths: paths(
      {
        ...{ ...vendor.vendorCalls, gathered: vendor.gatheredCall },
        ...{ epoch: restoring.epochCall, rounds: restoring.roundsCall, tables: liveTables.tablesCall },
      },
      'vendor.',
    ),
    webhooks: paths(vendor.studioCalls, 'studio.'),
  }
}
