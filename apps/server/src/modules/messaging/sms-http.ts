/**
 * SMS by a service that takes them over HTTP. Services differ in what they want to be sent: the body
 * is a template of JSON with {to}, {text} and {id} in its strings, the key goes into a header.
 */
import type { Attempt } from './breaker.ts'
import { DeliveryFailure, type FailureKind } from './provider.ts'

export interface SmsService {
  readonly url: string
  readonly key: string
  /** Such as {"to":"{to}","message":"{text}","reference":"{id}"}. */
  readonly body: string
}

export function smsAttempt({ url, key, body }: SmsService): Attempt {
  const template: unknown = JSON.parse(body)
  return async ({ id, to, text }, signal) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'idempotency-key': id,
      },
      body: JSON.stringify(filled(template, { to, text, id })),
    })
    await response.body?.cancel()
    if (!response.ok) throw new DeliveryFailure(kindOf(response.status), `SMS service: ${response.status}`)
  }
}

function kindOf(status: number): FailureKind {
  if (status === 402 || status === 429) return 'quota'
  return status === 400 || status === 422 ? 'invalid' : 'unknown'
}

/** Values are put into the strings of the parsed template: no text can break out of its place. */
function filled(template: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof template === 'string')
    return template.replace(/\{(to|text|id)\}/g, (_, name: string) => values[name] ?? '')
  if (Array.isArray(template)) return template.map((each) => filled(each, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([name, value]) => [name, filled(value, values)]))
}
