/** The least of a page's side of WebSocket. */
import { randomBytes } from 'node:crypto'

export const kinds = { text: 0x1, ping: 0x9, pong: 0xa } as const

export interface Frame {
  readonly kind: number
  readonly content: Buffer
}

/** As a browser sends it: short, whole and masked. */
export function masked(kind: number, content: Buffer): Buffer {
  const mask = randomBytes(4)
  const hidden = content.map((byte, at) => byte ^ (mask[at % mask.length] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | content.length]), mask, hidden])
}

/** Whole frames of a server at the beginning of what was received, and the rest. */
export function framesIn(received: Buffer): { frames: Frame[]; rest: Buffer } {
  const frames: Frame[] = []
  let rest = received
  for (;;) {
    const short = (rest[1] ?? 0) & 0x7f
    const head = short === 126 ? 4 : short === 127 ? 10 : 2
    if (rest.length < head) break
    const length =
      short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short
    if (rest.length < head + length) break
    frames.push({ kind: (rest[0] ?? 0) & 0xf, content: rest.subarray(head, head + length) })
    rest = rest.subarray(head + length)
  }
  return { frames, rest }
}
