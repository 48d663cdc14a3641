/**
 * The platform saying no on purpose. The code stands in the call's contract; thrown inside a
 * transaction it rolls everything back and reaches the person as a translated sentence.
 * `details` is shown to the caller field by field (a true balance, a retry time), never a secret.
 */
export class Refusal extends Error {
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: string, details: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** A broken promise of our own code: a bug, answered as a fault, with nothing committed. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`)
}
