/**
 * A program whose clock is wrong, for tests of the real thing: loaded before the program, this file moves what `Date`
 * says, as setting the clock of a machine would, and leaves the steady clock alone. The parent sets it again by sending
 * the new difference.
 */

const variable = 'SHIFTED_CLOCK_MS'

export interface Shifted {
  /** For node, before the program. */
  readonly arguments: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

export const shiftedBy = (ms: number): Shifted => ({
  arguments: ['--import', import.meta.url],
  environment: { [variable]: String(ms) },
})

function shiftDate(startMs: number): void {
  const right = Date
  let shiftMs = startMs
  const now = () => right.now() + shiftMs
  globalThis.Date = new Proxy(right, {
    apply: () => new right(now()).toString(),
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  })
  process.on('message', (ms) => {
    if (typeof ms === 'number') shiftMs = ms
  })
  // Listening for the parent keeps no program from ending.
  process.channel?.unref()
}

const wanted = process.env[variable]
if (wanted !== undefined) shiftDate(Number(wanted))
