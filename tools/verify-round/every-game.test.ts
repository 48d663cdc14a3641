/** A proof of every game of every studio, played to its end, as a player would save it in a file. */
import { expect, test } from 'vitest'
import { commitOf, drawPf1 } from '../../packages/fairness/src/index.ts'
import { formatMinor, parseMinor } from '../../packages/kernel/src/index.ts'
import type { Game } from '../../packages/studio-kit/src/game.ts'
import { openReceipts } from '../../packages/studio-kit/src/receipt.ts'
import type { Json, Played } from '../../packages/studio-kit/src/rules.ts'
import { studioGames } from '../../studios/host/games.ts'
import { checkProof } from './check-proof.ts'

const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => i)
const clientSeed = 'lucky-chinthe'
const currency = 'MMK'

/** Bets of the games that want a choice; all others are played without one. */
const choices: Readonly<Record<string, Json>> = {
  mines: { mines: 3 },
  dice: { side: 'under', count: 4950 },
  limbo: { target: 200 },
  plinko: { rows: 12, risk: 'medium' },
  hilo: {},
  coinflip: { call: 'heads' },
  keno40: { picks: [1, 2, 3, 4, 5] },
  keno80: { picks: [1, 2, 3, 4, 5] },
  wheel: { segments: 20 },
  'scratch-kyat': {},
  'vp-job': {},
  'tg-roulette': { bets: { red: '100' } },
  'tg-baccarat': { bets: { B: '100' } },
  'tg-sicbo': { bets: { small: '100' } },
  'tg-dragontiger': { bets: { dragon: '100' } },
  'tg-fpc': { bets: { fish: '100' } },
  'tg-andarbahar': { bets: { andar: '100' } },
  'tg-blackjack': { bets: { main: '100' } },
}

/** What is tried first in games played in steps; what else is left to the rules' own way for who is away. */
const actionsWished: Readonly<Record<string, readonly Json[]>> = {
  mines: [{ pick: 4 }, { pick: 17 }],
  hilo: [{ skip: true }],
  'vp-job': [{ hold: [0, 1] }],
  'tg-blackjack': ['hit'],
}

function aProof(studio: string, game: Game, nonce: number) {
  const choice = choices[game.code] ?? null
  const stake = game.costOf(choice, currency) ?? parseMinor(game.stakes[currency]?.[0])
  if (!stake) throw new Error(`${game.code} takes no such bet: say which in this file`)
  const draw = { serverSeed, clientSeed, nonce, gameId: game.code }
  const play = (actions: readonly Json[]): Played | null =>
    game.play({ stake, choice }, actions, drawPf1(draw), currency)
  const { actions, played } = playOut(play, actionsWished[game.code] ?? [])
  const said = {
    ...{ gameCode: game.code, version: game.version, roundId: `r-${nonce}`, stake: formatMinor(stake) },
    ...{ choice, currency, commit: commitOf(serverSeed), clientSeed, nonce },
  }
  const signed = { ...said, studio, clientBetId: 'b-1', at: '2026-01-01T00:00:00.000Z' }
  return {
    ...{ scheme: 'PF1', ...said, actions, staked: formatMinor(played.stake), win: formatMinor(played.win) },
    ...{ serverSeed: Buffer.from(serverSeed).toString('hex'), outcome: played.shown },
    receipt: openReceipts('k'.repeat(64), studio).sign(signed),
  }
}

function playOut(play: (actions: readonly Json[]) => Played | null, wished: readonly Json[]) {
  const actions: Json[] = []
  for (;;) {
    const played = play(actions)
    if (!played) throw new Error('the round cannot be played')
    if (played.ended) return { actions, played }
    const wish = wished[actions.length]
    const next = wish !== undefined && play([...actions, wish]) ? wish : played.ifLeft
    if (next === undefined) throw new Error('the rules leave the round open for ever')
    actions.push(next)
  }
}

const failing = (value: unknown) =>
  checkProof(JSON.parse(JSON.stringify(value))).flatMap(({ what, result }) =>
    result === 'holds' ? [] : [`${result}: ${what}`],
  )
const all = studioGames.flatMap(({ studio, games }) =>
  games.map((game) => [game.code, studio, game] as const),
)

test.each(all)(
  '[IM-17] rounds of %s by %s prove themselves, and not as rounds of another nonce',
  (_, studio, game) => {
    const proofs = Array.from({ length: 5 }, (__, nonce) => aProof(studio, game, nonce))
    for (const proof of proofs) {
      expect(failing(proof)).toEqual([])
      expect(failing({ ...proof, nonce: proof.nonce + 1000 })).not.toEqual([])
    }
  },
)

test.each(Object.keys(actionsWished))(
  '[IM-17] a round of %s does not prove itself without its actions',
  (code) => {
    const [, studio = '', game] = all.find(([name]) => name === code) ?? []
    if (!game) throw new Error(`there is no ${code}`)
    const proofs = Array.from({ length: 10 }, (_, nonce) => aProof(studio, game, nonce))
    const stepped = proofs.filter(({ actions }) => actions.length > 0)
    expect(stepped.length).toBeGreaterThan(5)
    for (const proof of stepped) expect(failing({ ...proof, actions: [] })).not.toEqual([])
  },
)
