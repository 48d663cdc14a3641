/**
 * Why a call gave no value. `refused`: the platform said no on purpose, `code` says why.
 * `session`: no live session. `denied`: role, region or account type. `busy`: throttled,
 * overloaded or in maintenance. `network`, `slow`: nothing came back. `fault`: a bug on the way.
 */
export type FailureKind = 'refused' | 'session' | 'denied' | 'busy' | 'network' | 'slow' | 'fault'

export class CallFailure extends Error {
  readonly kind: FailureKind
  readonly code: string
  readonly value: Readonly<Record<string, unknown>>
  readonly requestId: string | undefined

  constructor(
    kind: FailureKind,
    code: string,
    value: Readonly<Record<string, unknown>> = {},
    requestId?: string,
  ) {
    super(`${kind}: ${code}`)
    this.name = 'CallFailure'
    this.kind = kind
    this.code = code
    this.value = value
    this.requestId = requestId
  }
}

/** The kind for an HTTP status that is not a success. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 401) return 'session'
  if (status === 403 || status === 421) return 'denied'
  if (status === 429 || status === 503) return 'busy'
  return 'fault'
}
