/** The pages of the built client with tables that this process plays: for looking at it, and for measuring its frames. */
import { createReadStream, existsSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import websocket from '@fastify/websocket'
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import { limitsFor } from '@jackfruit/table-rules/limits'
import fastify from 'fastify'
import { build } from 'vite'
import { aTable, type Seat, type TestTable } from '../client/testing/a-table.ts'
import { tables } from '../tables/index.ts'

export interface HostParts {
  readonly port: number
  /** How fast time goes for phases. */
  readonly pace?: number
  /** How long bets are open, where it is not as the rules say. */
  readonly bettingMs?: number
}

export interface TableHost {
  /** Where a table's page is, in English, in the form that is wanted. */
  readonly pageOf: (id: string, form: string) => string
  readonly stop: () => Promise<void>
}

const currency = 'MMK'
const { scale } = currencyOf(currency)
const home = fileURLToPath(new URL('../', import.meta.url))
const built = join(home, 'dist/client')
const types: Readonly<Record<string, string>> = {
  ...{ '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2', '.webp': 'image/webp' },
}

type Opened = Map<string, TestTable>

function tableOf(opened: Opened, id: string, { pace = 1, bettingMs }: HostParts): TestTable | null {
  const found = opened.get(id)
  if (found) return found
  const table = tables.find((each) => each.id === id)
  const limits = table && limitsFor(table.level, currency)
  if (!table || !limits) return null
  const { game } = table
  const phases = { ...game.phases, bettingMs: bettingMs ?? game.phases.bettingMs }
  const made = aTable({
    ...{ tableId: id, game: { ...game, phases }, currency, pace, history: 74 },
    balance: 128_450_000n,
    most: parseMinor(limits.main, scale) ?? 0n,
    now: Date.now,
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  opened.set(id, made)
  made.step()
  return made
}

/** What a studio tells a page that opens: nothing of it is real. */
function opening(body: unknown) {
  const { code = '' } = (body ?? {}) as { code?: string }
  const [id = '', language = 'EN'] = code.split('--')
  const table = tables.find((each) => each.id === id)
  const limits = table && limitsFor(table.level, currency)
  return {
    ...{ token: `${code}-token-of-nobody-at-all`.slice(0, 60), nickname: 'Thiri', currency, mode: 'real' },
    ...{
      language,
      balance: '1284500.00',
      stakes: limits?.chips ?? [],
      defaultStake: limits?.chips[0] ?? '0',
    },
    limits: { min: limits?.chips[0] ?? '0', max: '20000000.00' },
    ...{ maxWin: limits?.maxWin ?? '0', facts: null, version: '1.0.0', buildHash: 'f'.repeat(64) },
    published: {
      ...{
        rtp: '98.9421',
        hitRate: '45.86',
        deviation: '0.93',
        volatility: 'low',
        most: '200',
        method: 'exact',
      },
    },
    jurisdiction: { autoplay: false, turbo: false, minSpinMs: 0 },
    fairness: { commit: 'a'.repeat(64), nextCommit: 'b'.repeat(64), clientSeed: 'thiri-1', nonce: 0 },
    ...{ unseen: null, open: null, free: null },
  }
}

export const buildClient = () => build({ configFile: join(home, 'vite.config.ts'), logLevel: 'error' })

export async function hostTables(parts: HostParts): Promise<TableHost> {
  const opened: Opened = new Map()
  const app = fastify()
  await app.register(websocket)
  app.post('/rubyrow/play/v1/open', async (request) => opening(request.body))
  app.get('/rubyrow/play/v1/table', { websocket: true }, (socket) => {
    let seat: Seat | null = null
    socket.on('message', (data) => {
      const text = String(data)
      if (seat) {
        if (!seat.say(text)) socket.close(1008, 'not understood')
        return
      }
      const { tableId = '' } = JSON.parse(text) as { tableId?: string }
      seat = tableOf(opened, tableId, parts)?.enter(text, (told) => socket.send(told)) ?? null
      if (!seat) socket.close(1008, 'no session')
    })
    socket.on('close', () => seat?.leave())
  })
  app.get('/rubyrow/assets/*', async (request, reply) => {
    const file = join(built, normalize(request.url.slice('/rubyrow'.length).split('?')[0] ?? ''))
    if (!file.startsWith(built) || !existsSync(file)) return reply.callNotFound()
    return reply.type(types[extname(file)] ?? 'application/octet-stream').send(createReadStream(file))
  })
  app.get('/rubyrow/:table/', async (_, reply) =>
    reply.type('text/html').send(createReadStream(join(built, 'index.html'))),
  )
  const address = await app.listen({ port: parts.port, host: '127.0.0.1' })
  return {
    pageOf: (id, form) => `${address}/rubyrow/${id}/?code=${id}--EN&form=${form}`,
    async stop() {
      for (const table of opened.values()) table.stop()
      await app.close()
    },
  }
}
