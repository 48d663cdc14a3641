/**
 * What everybody reads and seldom changes: browsers may keep it for themselves, but ask each time
 * whether it still holds, so that a change shows with the next look and an unchanged text is not
 * sent again. The tag is made from the very answer: no version can be forgotten.
 */
import { createHash } from 'node:crypto'
import type { onSendHookHandler } from 'fastify'

export const revalidated: onSendHookHandler = async (request, reply, payload) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  // Weak: a proxy may compress what was answered.
  const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Host, Cookie' })
  if (!isKnown(request.headers['if-none-match'], tag)) return payload
  reply.code(304).removeHeader('content-length').removeHeader('content-type')
  return null
}

const isKnown = (asked: string | undefined, tag: string): boolean =>
  (asked ?? '').split(',').some((each) => each.trim() === tag)
