import type { Endpoint, QueryOf } from '@jackfruit/contracts'
import { CallFailure, kindOfStatus } from '../calls/failure.ts'
import { currentToken } from '../session/session.ts'

/** Hands something over as a file. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Not at once: some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Fetches a call that answers a file, as whoever is logged in, and hands it over. */
export async function saveCall<const E extends Endpoint & { readonly file: string }>(
  { path, file }: E,
  query: NonNullable<QueryOf<E>>,
  name: string,
): Promise<void> {
  const given = Object.entries(query as Record<string, string | undefined>).filter(([, value]) => value)
  const token = currentToken()
  const response = await fetch(`${path}?${new URLSearchParams(given as [string, string][])}`, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { Accept: file, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
  }).catch(() => {
    throw new CallFailure('network', 'network')
  })
  if (!response.ok) throw new CallFailure(kindOfStatus(response.status), 'system')
  saveBlob(await response.blob(), name)
}
