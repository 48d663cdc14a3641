/**
 * The log of one request, made when its first line is written: nearly every request writes none, and a child of the
 * log costs as much as parsing the request.
 */
import type { FastifyBaseLogger } from 'fastify'

type Line = Parameters<FastifyBaseLogger['error']>

export class RequestLog implements Pick<FastifyBaseLogger, 'level' | 'child' | 'silent'> {
  readonly #log: FastifyBaseLogger
  readonly #bindings: Record<string, unknown>
  #made: FastifyBaseLogger | undefined

  constructor(log: FastifyBaseLogger, bindings: Record<string, unknown>) {
    this.#log = log
    this.#bindings = bindings
  }

  get level(): string {
    return this.#log.level
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#log.child(this.#bindings)
    return this.#made
  }

  child(...bindings: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own.child(...bindings)
  }
  fatal(...line: Line): void {
    this.#own.fatal(...line)
  }
  error(...line: Line): void {
    this.#own.error(...line)
  }
  warn(...line: Line): void {
    this.#own.warn(...line)
  }
  info(...line: Line): void {
    this.#own.info(...line)
  }
  debug(...line: Line): void {
    this.#own.debug(...line)
  }
  trace(...line: Line): void {
    this.#own.trace(...line)
  }
  silent(): void {}
}
