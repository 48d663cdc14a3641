import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import * as contracts from './index.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value && 'path' in value

const endpoints = Object.values(contracts).flatMap((group) =>
  typeof group === 'object' ? Object.values(group).filter(isEndpoint) : [],
)

interface Definition {
  readonly type: string
  readonly catchall?: Schema
  readonly options?: readonly Schema[]
  readonly innerType?: Schema
}
interface Schema {
  readonly _zod: { readonly def: Definition }
}

/** Whether every object that the outermost value may be refuses fields that it does not name. */
function isStrict({ _zod: { def } }: Schema): boolean {
  if (def.type === 'object') return def.catchall?._zod.def.type === 'never'
  if (def.type === 'union') return (def.options ?? []).every(isStrict)
  return def.innerType !== undefined && isStrict(def.innerType)
}

test('every call with a body refuses fields that its contract does not name', () => {
  const withBody = endpoints.filter(({ body }) => body)
  expect(withBody.length).toBeGreaterThan(60)
  const loose = withBody.filter(({ body }) => !isStrict(body as unknown as Schema)).map(({ path }) => path)
  expect(loose).toEqual([])
})
