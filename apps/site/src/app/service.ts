import type { Brand } from '../shared/brand.ts'

const kinds = /service|chat|mail/i
const safe = /^(https?:|mailto:)/

/** Where the brand can be written to, if it names a place that a browser may open. */
export function serviceOf(brand: Pick<Brand, 'resources'> | undefined): string | null {
  return (
    brand?.resources.find(({ resourceType, url }) => kinds.test(resourceType) && safe.test(url))?.url ?? null
  )
}
