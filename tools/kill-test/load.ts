/**
 * An endless stream of movements, each made from its number alone: whoever sends number n again,
 * in another process or after a crash, sends the same content under the same key.
 */
import type { Movement } from '../../apps/server/src/modules/ledger/index.ts'

export interface World {
  readonly seed: number
  readonly house: number
  readonly accounts: readonly bigint[]
}

/** Eight in a row are one member's: rounds that are won, taken back, taken back too early, and both in one. */
const groupSize = 8
const tooEarly = 6

export function movementOf(world: World, n: number, variant = 0): Movement {
  const group = Math.floor(n / groupSize)
  const slot = n % groupSize
  const accountId = world.accounts[mix(world.seed, group) % world.accounts.length] ?? 0n
  const key = keyOf(world, n)
  const amount = BigInt(1 + (mix(world.seed + 1, n) % 100))
  const at = (letter: string) => ({
    accountId,
    houseId: world.house,
    gameId: 1 + (group % 5),
    round: `t:${world.seed}-${group}${letter}`,
  })
  switch (slot) {
    case 0:
      return { kind: 'stake', key, amount, ...at('a') }
    case 1:
      return { kind: 'win', key, amount, closes: true, ...at('a') }
    case 2:
      return { kind: 'stake', key, amount, ...at('b') }
    case 3:
      return { kind: 'rollback', key, target: keyOf(world, n - 1), ...at('b') }
    case 4:
      return { kind: 'betwin', key, amount, winKey: `${key}w`, win: amount, closes: true, ...at('c') }
    case 5:
      return {
        kind: 'promo',
        key,
        amount: 1n + amount / 20n + (differs(n) ? BigInt(variant) : 0n),
        ...at(''),
        round: '',
      }
    case tooEarly:
      return { kind: 'rollback', key, target: keyOf(world, n + 1), ...at('d') }
    default:
      return { kind: 'stake', key, amount, ...at('d') }
  }
}

/** Whether another variant sends this number with other content, under the same key. */
export const differs = (n: number) => n % groupSize === 5 && Math.floor(n / groupSize) % 3 === 0

const keyOf = ({ seed }: World, n: number): string =>
  `t:${n % groupSize === 3 || n % groupSize === tooEarly ? 'R:' : ''}${seed}-${n}`

/** A number from two others, the same every time, without a pattern that an account or an amount could follow. */
export function mix(seed: number, n: number): number {
  let mixed = Math.imul(n ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
