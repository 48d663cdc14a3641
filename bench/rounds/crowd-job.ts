/** What the parts of the crowd are told, and what they tell. */

export interface HostJob {
  readonly databaseUrl: string
  readonly platformUrl: string
  readonly port: number
}

export interface PagesJob {
  readonly port: number
  readonly tokens: readonly string[]
  readonly count: number
}

export interface PagesHeard {
  readonly opened: number
  readonly ended: number
  /** Of each frame with news: from its being told, by the host's clock, to its being read. */
  readonly latencies: Float64Array
}
