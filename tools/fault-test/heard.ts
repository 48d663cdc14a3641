/** What was answered to calls at the platforms, by status: what a caller was told is counted, not what it made of it. */

export interface Heard {
  readonly counts: Record<Told, number>
  /** The paths that were answered 500, with how often. */
  readonly faults: Map<string, number>
  hear(status: number | null, path: string): void
}

const kinds = ['200', '4xx', '500', '503', '5xx', 'none'] as const
type Told = (typeof kinds)[number]

export function openHeard(): Heard {
  const counts: Record<Told, number> = { '200': 0, '4xx': 0, '500': 0, '503': 0, '5xx': 0, none: 0 }
  const faults = new Map<string, number>()
  return {
    counts,
    faults,
    hear(status, path) {
      counts[kindOf(status)]++
      const [bare = path] = path.split('?')
      if (status === 500) faults.set(bare, (faults.get(bare) ?? 0) + 1)
    },
  }
}

function kindOf(status: number | null): Told {
  if (status === null) return 'none'
  if (status < 400) return '200'
  if (status < 500) return '4xx'
  return status === 500 ? '500' : status === 503 ? '503' : '5xx'
}
