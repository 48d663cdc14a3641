/** What a fault is: how it is done and undone, and what must hold afterwards. */
import type { Line } from '../storm/line.ts'
import type { Probes } from './probes.ts'
import type { World, WorldOptions } from './world.ts'

/** Done to two platforms, a studio host and payments that are under load. */
export interface Fault {
  readonly name: string
  /** What happens, as a person would say it. */
  readonly title: string
  /** From its end until both platforms take money and answer members. */
  readonly backWithinMs: number
  /** The machine may not allow everything. */
  readonly needs?: Need
  /** Whether the studios' journal tells all that the ledger does. */
  readonly journal?: 'older than the ledger'
  readonly world?: Pick<WorldOptions, 'settings' | 'env' | 'prepare'>
  /** Ways of the load that are not the direct ones to both platforms, and what was wrong with them. */
  lines?(world: World): Promise<{ readonly lines: readonly [Line, Line]; problems(): readonly string[] }>
  /** Does it and undoes it, and answers what was wrong meanwhile beyond what is counted anyway. */
  happen(scene: Scene): Promise<readonly string[]>
  /** What must hold when they serve again. */
  afterwards?(scene: Scene): Promise<readonly string[]>
}

/** Done to `npm start` itself, which has a world of its own. */
export interface FaultAlone {
  readonly name: string
  readonly title: string
  readonly backWithinMs: number
  readonly needs?: Need
  alone(
    say: (line: string) => void,
  ): Promise<{ readonly backMs: number | null; readonly problems: readonly string[] }>
}

export type Need = 'disk'
export type AnyFault = Fault | FaultAlone

export interface Scene {
  readonly world: World
  /** Where stakes are kept that a fault makes itself. */
  readonly probes: Probes
  say(line: string): void
}
