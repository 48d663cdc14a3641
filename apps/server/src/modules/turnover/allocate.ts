/** Which requirements a bet fills: the oldest that accepts its game first, and no part of it twice. Pure. */
import type { Minor } from '@jackfruit/kernel'

export interface Room {
  readonly id: bigint
  /** Bets from above this place of the account's statement count. */
  readonly afterSeq: bigint
  readonly left: Minor
  /** Percent that this bet's game counts here. */
  readonly weight: number
}

export interface SettledBet {
  readonly seq: bigint
  readonly stake: Minor
  readonly valid: Minor
}

export type Reason = 'counted' | 'weight' | 'return' | 'hedged' | 'void' | 'filled'

export interface Part {
  readonly id: bigint
  readonly weight: number
  /** How much of the bet's valid amount was spent here. */
  readonly used: Minor
  readonly counted: Minor
  readonly reason: Reason
}

const whole = 100n

/** `rooms` are the open requirements of the account, oldest first. */
export function allocate(bet: SettledBet, rooms: readonly Room[]): Part[] {
  const accepting = rooms.filter(({ afterSeq }) => bet.seq > afterSeq)
  const parts: Part[] = []
  let rest = bet.valid
  for (const { id, left, weight } of accepting) {
    const worth = (rest * BigInt(weight)) / whole
    const counted = worth < left ? worth : left
    if (counted === 0n) continue
    const used = counted === worth ? rest : upwards(counted * whole, BigInt(weight))
    rest -= used
    parts.push({ id, weight, used, counted, reason: reasonOf(bet, counted, used, weight) })
    if (rest === 0n) break
  }
  const [first] = accepting
  if (parts.length > 0 || !first) return parts
  // It counted for none: the oldest says why.
  const { id, weight } = first
  return [{ id, weight, used: 0n, counted: 0n, reason: reasonOf(bet, 0n, 0n, weight) }]
}

function reasonOf({ stake, valid }: SettledBet, counted: Minor, used: Minor, weight: number): Reason {
  if (stake === 0n) return 'void'
  if (counted > 0n && used < valid) return 'filled'
  if (weight < 100) return 'weight'
  return valid < stake ? 'hedged' : counted < valid ? 'filled' : 'counted'
}

const upwards = (a: bigint, b: bigint) => (a + b - 1n) / b
