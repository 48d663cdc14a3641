import { expect, test } from 'vitest'
import { chainFrom } from '../../packages/fairness/src/index.ts'
import { drawRound } from '../../packages/studio-kit/src/rounds/drawing.ts'
import { drawsOfStudios } from '../../studios/host/draws/lotteries.ts'
import { checkProof } from './check-proof.ts'

const games = [...drawsOfStudios.values()].flat().filter(({ results }) => results === 'chain')
const links = chainFrom(new Uint8Array(32).fill(7), 8)
const hex = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('hex')
const bets = [{ betId: 'a'.repeat(24), clientSeed: 'of-a' }]

function aProof({ code, version, draw }: (typeof games)[number]) {
  const rules = { code, draw: (stream: Parameters<typeof draw>[0]) => ({ ...draw(stream) }) }
  const link = links[3] ?? new Uint8Array()
  const { entropy, outcome } = drawRound(rules, { link, linkNo: 3, bets, beacon: null })
  return {
    ...{
      scheme: 'PF2',
      gameCode: code,
      version,
      tableId: code,
      roundId: `${code}-20261127-0003`,
      roundNo: 3,
    },
    ...{ chainLength: 8, terminal: hex(links[0]), link: hex(link), bets, entropy: hex(entropy) },
    ...{ beacon: null, outcome },
  }
}

test('each lottery that is drawn here is drawn again from its file alone', () => {
  expect(games.length).toBeGreaterThan(20)
  for (const game of games)
    expect([game.code, ...checkProof(aProof(game)).map(({ result }) => result)]).toEqual([
      game.code,
      ...Array.from({ length: 8 }, () => 'holds'),
    ])
})

test('a ticket that its record names has to be among those that were drawn from', () => {
  const [game] = games
  if (!game) throw new Error('no lottery')
  const resultOf = (ticketId: string) =>
    checkProof({ ...aProof(game), ticketId }).find(({ what }) => what === 'your stake is among them')?.result
  expect(['a', 'b'].map((letter) => resultOf(letter.repeat(24)))).toEqual(['holds', 'fails'])
})

test('a result that was not drawn, and seeds that were left out, are found', () => {
  const [game] = games
  if (!game) throw new Error('no lottery')
  const failing = (proof: unknown) => checkProof(proof).find(({ result }) => result === 'fails')?.what
  expect(failing({ ...aProof(game), outcome: {} })).toContain('draws this outcome')
  expect(failing({ ...aProof(game), bets: [] })).toContain('combined seeds')
})
