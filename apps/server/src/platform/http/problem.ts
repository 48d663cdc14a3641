/** An answer with an HTTP status of its own: for what is not a business refusal. */
export class HttpProblem extends Error {
  readonly status: number
  readonly value: Readonly<Record<string, unknown>>

  constructor(status: number, code: string, value: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'HttpProblem'
    this.status = status
    this.value = value
  }
}
