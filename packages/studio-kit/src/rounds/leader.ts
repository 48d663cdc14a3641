/**
 * Leads tables whenever nobody else does: what a process leads it keeps by one statement, however many tables it is, and
 * at each it deals until the lead is lost. Stopping hands all of them over.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { type DealerParts, dealWhileLed } from './dealer.ts'
import { keepLeads, type Lead, leaveLeads, lookEveryMs, takeLeads } from './store/leading.ts'
import type { SharedTable } from './table-game.ts'

interface Led {
  readonly lead: Lead
  readonly ending: AbortController
  readonly dealing: Promise<void>
}

/** A third of the lease: two prolongations may fail, and the table is still led. */
const keepEveryMs = 500

/** `holder`: of this process, and of no other. */
export function startLeading(
  parts: DealerParts,
  tables: readonly SharedTable[],
  holder: string,
): { stop(): Promise<void> } {
  const { pool, log } = parts
  const stopping = new AbortController()
  const led = new Map<string, Led>()
  let keptAt = 0

  function begin(lead: Lead, table: SharedTable): void {
    const ending = new AbortController()
    const dealing = dealWhileLed(parts, lead, table, ending.signal).finally(() => {
      if (led.get(table.id)?.lead === lead) led.delete(table.id)
    })
    led.set(table.id, { lead, ending, dealing })
  }

  async function keep(): Promise<void> {
    if (led.size === 0 || performance.now() - keptAt < keepEveryMs) return
    keptAt = performance.now()
    const all = [...led.values()]
    const kept = await keepLeads(
      pool,
      all.map(({ lead }) => lead),
    )
    for (const { lead, ending } of all) {
      if (kept.has(lead.tableId)) continue
      ending.abort()
      if (led.get(lead.tableId)?.lead === lead) led.delete(lead.tableId)
    }
  }

  async function take(): Promise<void> {
    const free = new Map(tables.filter(({ id }) => !led.has(id)).map((table) => [table.id, table]))
    if (free.size === 0) return
    for (const lead of await takeLeads(pool, [...free.keys()], holder)) {
      const table = free.get(lead.tableId)
      if (table) begin(lead, table)
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await keep()
        .then(take)
        .catch((error: unknown) => log.error({ err: error }, 'tables could not be led'))
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      const all = [...led.values()]
      for (const { ending } of all) ending.abort()
      await Promise.all(all.map(({ dealing }) => dealing))
      const leads = all.map(({ lead }) => lead)
      if (leads.length > 0) await leaveLeads(pool, leads).catch(() => {})
    },
  }
}
