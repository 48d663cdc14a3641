/**
 * Nobody knows whether it was done: the connection was lost on the way, or the commit was not confirmed by the standby
 * that has to have it. It is asked again by its key, and never taken for a failure. HTTP answers 503 with Retry-After.
 */
export class Unknown extends Error {
  readonly statusCode = 503

  constructor(cause: unknown, message = 'the outcome is unknown') {
    super(message, { cause })
    this.name = 'Unknown'
  }
}
