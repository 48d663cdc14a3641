/** The brands' files, read and checked: a wrong one is told with its path and field before anything is seeded. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrandFile, brandFile, likeFile } from '@jackfruit/contracts/brand-file'
import type { SwitchNode } from '@jackfruit/contracts/merchants'
import { currencyOf } from '@jackfruit/kernel'
import { type output, safeParse, type ZodMiniType } from 'zod/mini'
import { payoutFault } from './payout-fault.ts'

const brandsFolder = fileURLToPath(new URL('../../../../../brands', import.meta.url))

/** By their folders' names, but the brand of the default region before all others: it is the first to be asked. */
export function readBrandFiles(folder = brandsFolder): BrandFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readBrandFile(join(folder, name, 'brand.json')))
    .toSorted((a, b) => Number(b.region.isDefault ?? false) - Number(a.region.isDefault ?? false))
}

export function readBrandFile(path: string): BrandFile {
  const brand = parsed(path, brandFile, whole(path))
  const { scale } = currencyOf(brand.currency)
  const fault = payoutFault(brand.settings.payouts, brand.settings.payoutMethods, scale)
  if (fault) throw new Error(`${path}: settings.${fault}`)
  for (const [field, { acceptedPattern }] of Object.entries(brand.registerRules)) {
    if (acceptedPattern !== '*' && !isPattern(acceptedPattern))
      throw new Error(`${path}: ${field}: no pattern`)
  }
  return brand
}

/** The folder of the brand that this one is like, or null for one that stands alone. */
export function folderOfLike(path: string): string | null {
  const own = read(path)
  return 'like' in own ? join(dirname(dirname(path)), parsed(path, likeFile, own).like) : null
}

/** What the file says, over what the brand says that it is like. */
function whole(path: string): Record<string, unknown> {
  const own = read(path)
  const folder = folderOfLike(path)
  if (folder === null) return own
  const base = readBrandFile(join(folder, 'brand.json'))
  const { like: _, settings = {}, switches = {}, ...rest } = parsed(path, likeFile, own)
  return {
    ...base,
    ...rest,
    settings: { ...base.settings, ...settings },
    whitelabel: switched(path, base.whitelabel, switches),
  }
}

function switched(path: string, tree: readonly SwitchNode[], changes: Readonly<Record<string, '0' | '1'>>) {
  const left = new Set(Object.keys(changes))
  const change = (nodes: readonly SwitchNode[]): SwitchNode[] =>
    nodes.map(({ modId, enabled, childrenNodes }) => {
      left.delete(modId)
      return { modId, enabled: changes[modId] ?? enabled, childrenNodes: change(childrenNodes) }
    })
  const changed = change(tree)
  if (left.size > 0) throw new Error(`${path}: switches: there is no ${[...left].join(', ')}`)
  return changed
}

const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(path, 'utf8'))

function parsed<T extends ZodMiniType>(path: string, schema: T, value: unknown): output<T> {
  const answer = safeParse(schema, value)
  if (answer.success) return answer.data
  const [issue] = answer.error.issues
  throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(`^(?:${text})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}
