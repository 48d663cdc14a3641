/**
 * A place that a module leaves open for one above it, which plugs in what only it can do or know. So the lower one
 * reaches up at run time: each port, and who plugs into it, is a line under `ports` in uses.json.
 */
import { invariant } from '@jackfruit/kernel'

export interface Port<Given> {
  /** Once, while the modules open. */
  plug(given: Given): void
}

export interface OpenPort<Given> extends Port<Given> {
  /** What was plugged in; a bug where nobody has. */
  plugged(): Given
  /** For what goes on without it, where a process opens no more than it needs. */
  pluggedOrNull(): Given | null
}

export function openPort<Given extends object>(name: string): OpenPort<Given> {
  let held: Given | null = null
  return {
    plug(given) {
      invariant(held === null, `the port ${name} is taken`)
      held = given
    },
    pluggedOrNull: () => held,
    plugged() {
      invariant(held !== null, `nobody has plugged into ${name}`)
      return held
    },
  }
}
