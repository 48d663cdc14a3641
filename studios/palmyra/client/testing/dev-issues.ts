/** Issues of the studio in memory: of each game one that is drawn every 45 seconds. */
import { type Chance, joinedIn, joinResults, kinds, lotteryGames, pairNo } from '@jackfruit/lottery-rules'
import type { DrawGame, DrawResult } from '@jackfruit/studio-kit/draws/draw-game'
import { drawGame } from '../../draws/draw-game.ts'

const everyMs = 45_000
const closesMs = 5_000
const drawsMs = 1_000
const showMs = 4_000
const openIssues = 40
const keptIssues = 200

const randomInt = (below: number): number =>
  Number((crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n) % BigInt(below))

const chance: Chance = {
  below: (n) => randomInt(n),
  shuffle: (items) => {
    const left = [...items]
    return items.flatMap(() => left.splice(randomInt(left.length), 1))
  },
}

export class DevRefusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, code: string, more: object = {}) {
    super(code)
    this.status = status
    this.body = { code, ...more }
  }
}

const stateOf = (left: number) => {
  if (left > closesMs) return 'open'
  if (left > 0) return 'closed'
  if (left > -drawsMs) return 'drawing'
  return left > -showMs ? 'drawn' : 'settled'
}

export type DevIssues = ReturnType<typeof devIssues>

/** `now` in milliseconds since 1970. */
export function devIssues(now: () => number) {
  const games = new Map<string, DrawGame>()
  const results = new Map<string, DrawResult>()
  const gameOf = (code: unknown): DrawGame => {
    const listed = lotteryGames.find((game) => game.code === code)
    if (!listed) throw new DevRefusal(404, 'NOT_FOUND')
    const game = games.get(listed.code) ?? drawGame(listed)
    games.set(listed.code, game)
    return game
  }
  const resultOf = (code: string, id: string): DrawResult => {
    const kind = lotteryGames.find((game) => game.code === code)?.kind ?? 'two-digits'
    const drawn = results.get(id) ?? kinds[kind].draw(chance)
    results.set(id, drawn)
    return drawn
  }
  const issueOf = (game: string, n: number) => {
    const drawsAt = n * everyMs
    const left = drawsAt - now()
    const id = `${game}-${n}`
    const text = (ms: number) => new Date(ms).toISOString()
    return {
      ...{ id, game, version: '1.0.0', revision: 1, state: stateOf(left), drawnAt: null },
      ...{ opensAt: text(drawsAt - openIssues * everyMs), drawsAt: text(drawsAt) },
      closesAt: text(drawsAt - closesMs),
      result: left <= -drawsMs ? resultOf(game, id) : null,
      seal: { chainNo: 1, linkNo: n % 2000 },
      parts: null,
    }
  }
  /** Of bets on two: named by the draw and by which two it joins. */
  const joinedOf = (game: string, n: number, no: string) => {
    const id = `${game}-${n}-${no}`
    const [one, other] = joinedIn(id).map((code) => issueOf(code, n))
    if (!one || !other) throw new DevRefusal(404, 'NOT_FOUND')
    const result = one.result && other.result ? joinResults([one.result, other.result]) : null
    return { ...one, id, game, result, seal: null, parts: [one.id, other.id] }
  }
  const pairsAt = (game: string, n: number) => {
    const places = lotteryGames.find(({ code }) => code === game)?.joins?.map((_, at) => at) ?? []
    return places.flatMap((a) => places.slice(a + 1).map((b) => joinedOf(game, n, pairNo(a, b))))
  }
  return {
    gameOf,
    issueNamed: (id: string) => {
      const [, joined = '', draw, no = ''] = /^(.+-pair)-(\d+)-(\d{4})$/.exec(id) ?? []
      if (draw) return joinedOf(joined, Number(draw), no)
      const at = id.lastIndexOf('-')
      return issueOf(gameOf(id.slice(0, at)).code, Number(id.slice(at + 1)))
    },
    next: (game: string, count: number) => {
      const first = Math.floor((now() - showMs) / everyMs) + 1
      if (game.endsWith('-pair')) return [first, first + 1].flatMap((n) => pairsAt(game, n)).slice(0, count)
      return Array.from({ length: Math.min(count, openIssues) }, (_, i) => issueOf(game, first + i))
    },
    past: (game: string, from: number, to: number) => {
      const newest = Math.floor((now() - drawsMs) / everyMs)
      const first = Math.max(Math.floor(from / everyMs), newest - keptIssues)
      const last = Math.min(Math.ceil(to / everyMs), newest)
      return Array.from({ length: Math.max(0, last - first) }, (_, i) => issueOf(game, last - i))
    },
  }
}
