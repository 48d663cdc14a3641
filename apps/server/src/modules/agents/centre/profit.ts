/** What a team, or one of it, bet, won and lost on some days: by kind of game, and a line for each directly below. */
import { agents, type QueryOf, type ReplyOf } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Mount, serve } from '../../../platform/http/http.ts'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { type After, byKind, type Days, type LineSums, linesByMost, sumsOfLines } from '../figures/of-days.ts'
import { columns, nothing, total } from '../figures/sums.ts'
import { directPage } from '../tree/page.ts'
import { agentState, type Place, placeBelow } from '../tree/places.ts'
import { pageSize } from './deeds.ts'
import { accountsOf, demandAgent, demandNamed, hiddenOf } from './people.ts'
import { stretchOf } from './stretch.ts'
import { figuresHidden, figuresOf } from './views.ts'
import type { Agent, CentreWorld } from './world.ts'

type Reply = ReplyOf<typeof agents.profit>
type Query = QueryOf<typeof agents.profit>

export function mountProfit(mount: Mount, world: CentreWorld): void {
  serve(mount, agents.profit, async ({ principal, query }) => {
    const asked = stretchOf(query)
    const { currency, timeZone } = await world.brandOf(principal.merchantId)
    return inMerchant(world.db, principal.merchantId, async (tx): Promise<Reply> => {
      const target = await targetOf(tx, principal, query)
      const isSelf = target.id === principal.memberId
      const days = isSelf ? asked : await sinceThere(tx, target, asked, timeZone)
      const line: Line = { target, days, isTeam: target.isAgent }
      const [own] = await shownOf(tx, principal, [
        { ...nothing(), subject: target.id, isTeam: target.isAgent },
      ])
      const kinds =
        own?.isHidden === true
          ? []
          : await byKind(
              tx,
              { merchantId: principal.merchantId, agentId: target.id },
              { ...days, isTeam: target.isAgent },
            )
      const sums = total(kinds)
      const { lists, next } =
        query.account || !target.isAgent
          ? {
              lists: await shownOf(tx, principal, [{ ...sums, subject: target.id, isTeam: line.isTeam }]),
              next: null,
            }
          : await linesOf(tx, principal, line, query)
      return {
        currency,
        total: figuresOf(sums),
        kinds: kinds.map(({ kind, ...each }) => ({ kind, figures: figuresOf(each) })),
        lists,
        nextCursor: next,
      }
    })
  })
}

interface Line {
  readonly target: Place
  readonly days: Days
  readonly isTeam: boolean
}

async function targetOf(tx: Tx, agent: Agent, { account, below }: Query): Promise<Place> {
  if (account) return demandNamed(tx, agent, account)
  if (below !== undefined) return demandAgent(tx, agent, BigInt(below))
  const own = await placeBelow(tx, agent.memberId, agent.memberId)
  return own ?? { id: agent.memberId, path: [], isAgent: true }
}

/** What somebody did before standing below the agent stays with those who were above then. */
async function sinceThere(tx: Tx, { id }: Place, { from, to }: Days, timeZone: string): Promise<Days> {
  const { rows } = await sql<{ since: Date }>`
    select since from agents.places where merchant_id = ${here} and member_id = ${id}`.execute(tx)
  const since = rows[0] ? dayIn(timeZone, rows[0].since) : from
  return { from: since > from ? since : from, to }
}

async function shownOf(tx: Tx, agent: Agent, lines: readonly LineSums[]): Promise<Reply['lists']> {
  const hidden = await hiddenOf(tx, agent, lines)
  const accounts = await accountsOf(tx, agent, [...new Set(lines.map(({ subject }) => subject))])
  return lines.map(({ subject, isTeam, ...sums }) => {
    const isHidden = !isTeam && hidden.has(subject)
    return {
      ...{ id: String(subject), account: accounts.get(subject) ?? '', isAgent: isTeam, isHidden },
      figures: isHidden ? figuresHidden() : figuresOf(sums),
    }
  })
}

interface Lines {
  readonly lists: Reply['lists']
  readonly next: string | null
}

async function linesOf(
  tx: Tx,
  agent: Agent,
  { target, days }: Line,
  { sort = 'valid', cursor }: Query,
): Promise<Lines> {
  const whose = { merchantId: agent.merchantId, agentId: target.id }
  if (sort !== 'account') {
    const found = await linesByMost(
      tx,
      whose,
      { ...days, sort },
      { after: markIn(cursor), limit: pageSize + 1 },
    )
    const page = found.slice(0, pageSize)
    const last = page.at(-1)
    return {
      lists: await shownOf(
        tx,
        agent,
        page.map(({ figure: _, ...line }) => line),
      ),
      next: found.length > pageSize && last ? `${last.figure}.${last.subject}.${last.isTeam ? 1 : 0}` : null,
    }
  }
  const page = await directPage(
    tx,
    { agentId: target.id, who: 'all', cursor: cursor ?? null, limit: pageSize },
    'account',
    days.to,
  )
  const ids = cursor === undefined ? [target.id, ...page.ids] : page.ids
  const sums = await sumsOfLines(
    tx,
    whose,
    days,
    ids.flatMap((subject) => [true, false].map((isTeam) => ({ subject, isTeam }))),
  )
  const found = new Map(sums.map((line) => [`${line.subject}|${line.isTeam}`, line]))
  const agentsHere = await agentState(tx, ids)
  // Everybody has a line; who was the other before has one of that too, where there is anything in it.
  const lines = ids.flatMap((subject) =>
    [true, false].flatMap((isTeam): LineSums[] => {
      const line = found.get(`${subject}|${isTeam}`)
      const isUsual = subject !== target.id && isTeam === agentsHere.has(subject)
      if (isUsual) return [line ?? { ...nothing(), subject, isTeam }]
      return line && columns.some((column) => line[column] !== 0n) ? [line] : []
    }),
  )
  return { lists: await shownOf(tx, agent, lines), next: page.next }
}

const mark = /^(-?\d{1,19})\.(\d{1,18})\.([01])$/
function markIn(cursor: string | undefined): After | null {
  const [, figure, subject, team] = mark.exec(cursor ?? '') ?? []
  if (figure === undefined || subject === undefined) return null
  return { figure: BigInt(figure), subject: BigInt(subject), isTeam: team === '1' }
}
