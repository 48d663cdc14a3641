/**
 * Tells open pages how live tables stand that changed, once a second at most. All processes read the same rows, so it is
 * all one to whom a studio told it; and they are read only while somebody watches.
 */
import type { realtime } from '@jackfruit/contracts'
import { type Loop, loop } from '../../../platform/work/loop.ts'

type News = Extract<realtime.Push, { type: 'live-tables' }>
export type Standing = News['tables'][number]
type Send = (push: realtime.Push) => void

export interface TableNews {
  /** Hears of one brand's tables until the answer is called. */
  watch(merchantId: number, send: Send): () => void
  stop(): Promise<void>
}

interface NewsParts {
  readonly standingsOf: (merchantId: number) => Promise<readonly Standing[]>
  readonly now: () => Date
  readonly onError: (error: unknown) => void
  readonly everyMs?: number
}

const everyUsuallyMs = 1_000
/** Pages read frames of less than ten thousand letters. */
const lettersMax = 8_000

interface Audience {
  readonly sends: Set<Send>
  /** As it was told last, by table; null before anything was. */
  told: ReadonlyMap<string, string> | null
}

export function openTableNews({ standingsOf, now, onError, everyMs = everyUsuallyMs }: NewsParts): TableNews {
  const audiences = new Map<number, Audience>()
  let telling: Loop | null = null
  const ending = new Set<Promise<void>>()

  async function tellAll(): Promise<void> {
    for (const [merchantId, audience] of audiences) {
      const standings = await standingsOf(merchantId)
      for (const push of changesSince(audience.told, standings, now()))
        for (const send of audience.sends) send(push)
      audience.told = new Map(standings.map((each) => [each.id, JSON.stringify(each)]))
    }
  }

  function end(): void {
    const ended = telling?.stop()
    telling = null
    if (!ended) return
    ending.add(ended)
    void ended.finally(() => ending.delete(ended))
  }

  return {
    watch(merchantId, send) {
      const audience = audiences.get(merchantId) ?? { sends: new Set(), told: null }
      audiences.set(merchantId, audience)
      const own: Send = (push) => send(push)
      audience.sends.add(own)
      telling ??= loop({ name: 'live tables', everyMs, work: tellAll, onError })
      return () => {
        audience.sends.delete(own)
        if (audience.sends.size === 0 && audiences.get(merchantId) === audience) audiences.delete(merchantId)
        if (audiences.size === 0) end()
      }
    },
    async stop() {
      audiences.clear()
      end()
      await Promise.all(ending)
    },
  }
}

/** What has to be told to whoever knows what was told: nothing before anything was, for pages begin with the list. */
export function changesSince(
  told: ReadonlyMap<string, string> | null,
  standings: readonly Standing[],
  at: Date,
): readonly News[] {
  if (!told) return []
  const changed = standings.filter((each) => told.get(each.id) !== JSON.stringify(each))
  const here = new Set(standings.map(({ id }) => id))
  const gone = [...told.keys()].filter((id) => !here.has(id))
  const parts: Standing[][] = []
  let letters = lettersMax
  for (const each of changed) {
    const size = JSON.stringify(each).length
    if (letters + size > lettersMax) {
      parts.push([])
      letters = 0
    }
    parts.at(-1)?.push(each)
    letters += size
  }
  if (parts.length === 0 && gone.length > 0) parts.push([])
  return parts.map((tables, place) => ({
    ...{ type: 'live-tables', at: at.toISOString(), tables },
    gone: place === 0 ? gone : [],
  }))
}
