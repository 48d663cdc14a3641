/** The certification kit as a library: runs every case against one wallet and reports. */
import { randomBytes } from 'node:crypto'
import { cases as allCases } from './cases/index.ts'
import { openWire } from './client.ts'
import { Finding, NotTried, notTriedBecause } from './expect.ts'
import type { Journal } from './journal.ts'
import type { Case, Kit } from './kit.ts'
import { enter } from './player.ts'
import type { PairSource, PlayerSource } from './source.ts'

export interface Certification {
  /** Where the wallet's vendor API begins, without `/vendor/v1`. */
  readonly baseUrl: string
  readonly vendor: string
  readonly secret: string
  readonly players: PlayerSource
  /** A second studio on the same wallet: cases between two studios are tried only with it. */
  readonly other?:
    | { readonly vendor: string; readonly secret: string; readonly pairs: PairSource }
    | undefined
  /** An address of this machine that the studio's allow-list does not hold. */
  readonly unlistedAddress?: string | undefined
  /** Runs these cases alone: ids, or the groups before the dot. */
  readonly only?: readonly string[] | undefined
  readonly seed?: string | undefined
  readonly effort?: Partial<Kit['effort']> | undefined
  readonly log?: ((line: string) => void) | undefined
}

export interface CaseResult {
  readonly id: string
  readonly title: string
  readonly result: 'passed' | 'failed' | 'not tried'
  readonly reason: string
  /** Of a failed case: whether the wallet answered wrongly, or did not answer at all. */
  readonly answered: boolean
  readonly ms: number
}

export interface Report {
  readonly passed: number
  readonly failed: number
  readonly notTried: number
  readonly seed: string
  readonly cases: readonly CaseResult[]
}

const fullEffort = { fuzz: 200, interleavings: 200, paceMs: 3_000, slowestMs: 300 }

export async function certify(given: Certification): Promise<Report> {
  const {
    baseUrl,
    vendor,
    secret,
    other,
    only,
    seed = randomBytes(6).toString('hex'),
    log = () => {},
  } = given
  const wire = openWire(baseUrl, { vendor, secret })
  const otherWire = other ? openWire(baseUrl, { vendor: other.vendor, secret: other.secret }) : null
  const journal: Journal = new Map()
  const kit: Kit = {
    wire,
    journal,
    seed,
    effort: { ...fullEffort, ...given.effort },
    async player(kind = 'plain') {
      const player = await given.players(kind)
      if (player) return enter(wire, player, journal)
      // A certificate with most cases left out would be none.
      if (kind === 'plain') throw new Error('no player is left: the list needs more of them')
      return notTriedBecause(`no player of the kind ${kind} was given`)
    },
    async pair() {
      const both = await other?.pairs()
      if (!both || !otherWire) return notTriedBecause('no second studio was given, or no player of both')
      return [await enter(wire, both[0], journal), await enter(otherWire, both[1], journal)]
    },
    unlistedAddress: given.unlistedAddress ?? null,
  }
  const results: CaseResult[] = []
  try {
    for (const one of allCases.filter(
      ({ id }) => !only || only.some((name) => id === name || id.startsWith(`${name}.`)),
    )) {
      const result = await tried(one, kit)
      results.push(result)
      log(
        `${marks[result.result]} ${result.id}  ${result.title}${result.reason ? `\n    ${result.reason}` : ''}`,
      )
    }
  } finally {
    wire.close()
    otherWire?.close()
  }
  const count = (wanted: CaseResult['result']) => results.filter(({ result }) => result === wanted).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    notTried: count('not tried'),
    seed,
    cases: results,
  }
}

const marks = { passed: 'ok  ', failed: 'FAIL', 'not tried': '-   ' } as const

async function tried(one: Case, kit: Kit): Promise<CaseResult> {
  const { id, title } = one
  const began = performance.now()
  const ended = (result: CaseResult['result'], reason: string, answered = true) => ({
    id,
    title,
    result,
    reason,
    answered,
    ms: Math.round(performance.now() - began),
  })
  try {
    await one.run(kit)
    return ended('passed', '')
  } catch (error) {
    if (error instanceof NotTried) return ended('not tried', error.message)
    if (error instanceof Finding) return ended('failed', error.message)
    return ended('failed', error instanceof Error ? error.message : String(error), false)
  }
}
