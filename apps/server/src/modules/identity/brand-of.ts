import { invariant } from '@jackfruit/kernel'
import type { BrandData } from '../merchants/index.ts'
import type { Parts } from './parts.ts'

export async function brandOf(
  { directory }: Pick<Parts, 'directory'>,
  { id }: { readonly id: number },
): Promise<BrandData> {
  const brand = await directory.brandOfId(id)
  invariant(brand, 'a request of a host has its brand')
  return brand
}
