/** The lines that figures are counted along, as the tree has them now. */
import type { Tx } from '../../../platform/database/db.ts'
import { agentState, lineOf } from '../tree/places.ts'
import type { Chain } from './ports.ts'

export async function chainsOf(tx: Tx, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Chain>> {
  const paths = await lineOf(tx, memberIds)
  const agents = await agentState(tx, memberIds)
  return new Map([...paths].map(([id, path]) => [id, agents.has(id) ? [...path, id] : path]))
}
