/**
 * What a page itself holds: its objects, closures, arrays and texts, and its elements and listeners. The code that the
 * browser compiles of it, and what the browser keeps for its own measurements, grow with every run and are no part of it.
 */
import type { CDPSession } from '@playwright/test'

export interface Held {
  readonly bytes: number
  readonly nodes: number
  readonly listeners: number
}

/** Kinds of a heap's nodes that only a page's own script makes. */
const own: ReadonlySet<string> = new Set([
  ...['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string'],
  ...['number', 'bigint', 'symbol', 'regexp'],
])

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
}

export async function heldBy(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage')
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  return { bytes: ownBytes(JSON.parse(chunks.join('')) as Snapshot), nodes, listeners }
}

export function ownBytes({ snapshot: { meta }, nodes }: Snapshot): number {
  const wide = meta.node_fields.length
  const [type, size] = ['type', 'self_size'].map((field) => meta.node_fields.indexOf(field))
  const kinds = meta.node_types[0]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += wide)
    if (own.has(kinds[nodes[at + (type ?? 0)] ?? -1] ?? '')) bytes += nodes[at + (size ?? 0)] ?? 0
  return bytes
}
