import type { infer as Infer, ZodMiniType } from 'zod/mini'

/**
 * Who may call: anyone; anyone with a live session; a session whose account is not a trial
 * (type 4); an agent (1, 2, 41, 42). A route without an access cannot be written.
 */
export type Access = 'public' | 'session' | 'member' | 'agent'

/**
 * One call of the platform: the server mounts it with `serve()`, clients call it with `call()`,
 * and OpenAPI is made from it. `sealed` names the purpose under which its body must be encrypted
 * (security: compact JWE under a single-use nonce); a plain body is then refused.
 */
export interface Endpoint<
  Q extends ZodMiniType = ZodMiniType,
  B extends ZodMiniType = ZodMiniType,
  R extends ZodMiniType = ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly access: Access
  /** Answers even while the session has to change its password first. */
  readonly whilePasswordDue?: true
  readonly summary: string
  readonly query?: Q
  readonly body?: B
  readonly sealed?: string
  readonly reply: R
  /** Answers a streamed file of this kind instead of the envelope. */
  readonly file?: 'text/csv'
  /** Codes this call may refuse with (HTTP 200, success false). Any other Refusal is a bug. */
  readonly refusals: readonly string[]
}

export type QueryOf<E> = E extends { query: infer Q extends ZodMiniType } ? Infer<Q> : undefined
export type BodyOf<E> = E extends { body: infer B extends ZodMiniType } ? Infer<B> : undefined
export type ReplyOf<E> = E extends { reply: infer R extends ZodMiniType } ? Infer<R> : never

/** Keeps the exact type of a call's description. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/** Every answer of the platform, whatever its HTTP status. */
export interface Envelope<T> {
  success: boolean
  message: string
  value: T
}
