/** Holds what the players were told, the studios' journal and the purses against each other. */
import { parseMinor } from '@jackfruit/kernel'
import pg from 'pg'
import type { TestPlayer } from '../../apps/server/src/testing/test-players.ts'

interface Standing {
  readonly playerId: string
  readonly moved: string
  readonly open: number
  readonly balance: string | null
}

/** `told`: the last balance that each of the players was told; null for one who was told none. */
export async function journalProblems(
  adminUrl: string,
  players: readonly TestPlayer[],
  told: readonly (string | null)[],
): Promise<string[]> {
  const url = new URL(adminUrl)
  url.pathname = '/jackfruit_studios'
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  try {
    const { rows } = await client.query<Standing>(standings)
    const byPlayer = new Map(rows.map((row) => [row.playerId, row]))
    return players.flatMap(({ playerId, opening }, at) => {
      const standing = byPlayer.get(playerId)
      const last = parseMinor(told[at] ?? null)
      if (!standing || last === null) return standing ? [`${playerId} was told nothing`] : []
      const wanted = (parseMinor(opening) ?? 0n) + BigInt(standing.moved)
      return [
        ...(standing.open > 0 ? [`${playerId} has ${standing.open} open rounds`] : []),
        ...(last === wanted ? [] : [`${playerId} was told ${last}; the journal says ${wanted}`]),
      ]
    })
  } finally {
    await client.end()
  }
}

const standings = `
  select player_id as "playerId",
    sum(case kind when 'bet' then -amount else amount end) filter (where status <> 'TOMBSTONE')::text as moved,
    (select count(*)::int from rounds where rounds.player_id = transactions.player_id and state = 'open') as open
  from transactions group by player_id`
