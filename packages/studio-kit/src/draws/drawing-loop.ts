/**
 * Takes issues through their steps, whichever process looks first: what is due stands in the database, and each step is
 * conditional there, so that no process has to lead. What one that was killed left undone is due for the next.
 */
import type pg from 'pg'
import type { Chains } from '../rounds/store/chains.ts'
import type { Log } from '../settling/settling.ts'
import type { DrawGame } from './draw-game.ts'
import { stepAfter } from './machine.ts'
import { type DrawIssue, dueIssues } from './store/issue-row.ts'
import { closeIssue, drawIssue, showIssue, voidIssue } from './store/issue-steps.ts'
import { decideJoined } from './store/joining.ts'
import { finishIssue, settleSome, winsOf } from './store/settling.ts'

export interface DrawingParts {
  readonly pool: pg.Pool
  readonly studio: string
  readonly games: ReadonlyMap<string, DrawGame>
  readonly chains: Chains
  readonly log: Log
}

const togetherMax = 200

/** One pass over what is due; answers how many issues took a step. */
export async function takeDueSteps(parts: DrawingParts): Promise<number> {
  const { pool, studio, games, log } = parts
  let taken = 0
  for (const issue of await dueIssues(pool, studio, togetherMax)) {
    const game = games.get(issue.game)
    if (!game) continue
    try {
      if (await takeStep(parts, game, issue)) taken++
    } catch (error) {
      // The others go on; this one is due again.
      log.error({ err: error, issueId: issue.id }, 'a step of a draw failed')
    }
  }
  return taken
}

async function takeStep(
  { pool, chains, games }: DrawingParts,
  game: DrawGame,
  issue: DrawIssue,
): Promise<boolean> {
  switch (stepAfter(issue.state, game.results)) {
    case 'close':
      return closeIssue(pool, issue, game)
    case 'draw': {
      const told = await drawIssue(pool, chains, game, issue)
      return told === 'drawn' || told === 'void'
    }
    case 'show':
      return showIssue(pool, issue)
    case 'settle': {
      const wins = await winsOf(pool, game, issue)
      while ((await settleSome(pool, issue, wins)) > 0);
      return finishIssue(pool, issue)
    }
    case 'void':
      return issue.parts ? decideJoined(pool, (code) => games.get(code), issue.id) : voidIssue(pool, issue)
    default:
      return false
  }
}
