/**
 * HMAC-SHA256 (RFC 2104) as two plain hashes, over a key that is made ready once: what Node makes anew for each
 * signature, a stake has two of, and it cost half as much again as all the hashing.
 */
import { hash } from 'node:crypto'

const blockBytes = 64
const hashBytes = 32
/** Of a text that is signed, usually. */
const textBytes = 1_024

interface Ready {
  /** The key for within, and behind it room for the text. */
  within: Buffer
  /** The key for around, and behind it room for the hash of what is within. */
  readonly around: Buffer
}

/** Secrets are few: two of a vendor while one is changed for the next. */
const keptMost = 1_000
const kept = new Map<string, Ready>()

function readyOf(secret: string): Ready {
  const known = kept.get(secret)
  if (known) return known
  const bytes = Buffer.from(secret)
  const key = bytes.length > blockBytes ? hash('sha256', bytes, 'buffer') : bytes
  const within = Buffer.alloc(blockBytes + textBytes)
  const around = Buffer.alloc(blockBytes + hashBytes)
  for (let at = 0; at < blockBytes; at++) {
    within[at] = (key[at] ?? 0) ^ 0x36
    around[at] = (key[at] ?? 0) ^ 0x5c
  }
  const ready = { within, around }
  if (kept.size >= keptMost) kept.clear()
  kept.set(secret, ready)
  return ready
}

/** In hex. */
export function hmacSha256(secret: string, text: string): string {
  const ready = readyOf(secret)
  const most = blockBytes + text.length * 3
  if (most > ready.within.length) ready.within = Buffer.concat([ready.within], most)
  const end = blockBytes + ready.within.write(text, blockBytes)
  ready.around.write(hash('sha256', ready.within.subarray(0, end), 'binary'), blockBytes, 'latin1')
  return hash('sha256', ready.around)
}
