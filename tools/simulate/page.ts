/** What simulations came to, for the terminal and for docs/simulations.md. */
import type { ExactReturn } from '@jackfruit/studio-kit/rules'
import type { Measured } from './measure.ts'
import type { Sums } from './play-plan.ts'

export interface Row extends Measured {
  readonly code: string
  readonly plan: string
  readonly sums: Sums
  readonly exact: ExactReturn
}

const mostErrors = 4

export const tooFar = ({ distance }: Row): boolean => Math.abs(distance) > mostErrors

const percent = (share: number, digits = 4): string => (share * 100).toFixed(digits)
const grouped = (n: number): string => n.toLocaleString('en-US')

export const written = ({ code, plan, sums, rtp, error, exact, distance, hitRate }: Row): string =>
  `${code.padEnd(22)} ${plan.padEnd(24)} ${grouped(sums.rounds).padStart(13)} rounds  ${percent(rtp)} ± ${percent(error)} %  exact ${percent(exact.rtp)} %  ${distance.toFixed(2).padStart(6)} errors  hits ${percent(hitRate, 2)} of ${percent(exact.hitRate, 2)} %`

/** The whole page. */
export const simulationsPage = (rows: readonly Row[], seed: string): string => `# Simulations

Written by \`npm run simulate -- all\`: every plan of every game, played through the game's own \`play\` from a seeded stream. The seed is "${seed}", and each million rounds of a plan has a stream of its own; the same seed gives the same figures. Distances are in standard errors from the exact return; for a game whose published return is itself simulated (its certificate says so), from that one, both errors together. More than ${mostErrors} errors fail the command.

| Game | Plan | Rounds | Return % | Error | Exact % | Distance | Hits % | Exact % |
|---|---|---:|---:|---:|---:|---:|---:|---:|
${rows.map(line).join('\n')}
`

const line = ({ code, plan, sums, rtp, error, exact, distance, hitRate }: Row): string =>
  `| ${code} | ${plan} | ${grouped(sums.rounds)} | ${percent(rtp)} | ${percent(error)} | ${percent(exact.rtp)} | ${distance.toFixed(2)} | ${percent(hitRate, 2)} | ${percent(exact.hitRate, 2)} |`
