/** What everybody may ask about draws. */
import { PlayRefusal } from '../../play/play-refusal.ts'
import { proofOfIssue } from '../draw-proof.ts'
import { nextIssues, pastIssues } from '../store/reading.ts'
import { toldGame, toldIssue } from '../told.ts'
import { type DrawDoorParts, gameOf, type Public, type Request } from './parts.ts'

const resultsMax = 500
const dayMs = 86_400_000

export const publicCalls: {
  readonly [K in Public]: (parts: DrawDoorParts, asked: Request<K>) => Promise<unknown>
} = {
  games: async ({ draws }) => ({ games: [...draws.games.values()].map(toldGame) }),
  async game(parts, { game: code }) {
    const game = gameOf(parts, code)
    return { ...toldGame(game), facts: game.facts }
  },
  async issues(parts, { game, count }) {
    const issues = await nextIssues(parts.pool, gameOf(parts, game).code, count)
    return { serverTime: parts.now(), issues: issues.map((issue) => toldIssue(issue, parts.now())) }
  },
  async results(parts, { game, from, to }) {
    const between = { from: new Date(from), to: new Date(to), limit: resultsMax }
    if (between.to.getTime() - between.from.getTime() > 31 * dayMs) throw new PlayRefusal(400, 'REQUEST')
    const issues = await pastIssues(parts.pool, gameOf(parts, game).code, between)
    return { issues: issues.map((issue) => toldIssue(issue, parts.now())) }
  },
  async proof({ pool }, { issueId }) {
    const proof = await proofOfIssue(pool, issueId)
    if (!proof) throw new PlayRefusal(404, 'NOT_FOUND')
    return proof
  },
}
