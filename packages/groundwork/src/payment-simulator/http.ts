/** What is read of a request. */
import type { IncomingMessage } from 'node:http'

const bodyMax = 64 * 1024

/** Throws for more than any call or form is. */
export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > bodyMax) throw new Error('too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

export function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
