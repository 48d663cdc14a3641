/** Roots of the chain, signed and kept outside the database: without them a whole chain could be rewritten unseen. */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface Anchor {
  readonly no: string
  readonly rows: string
  readonly root: string
  readonly at: string
  readonly signature: string
}

/** Where the anchors of the database in this data folder lie. */
export const anchorsFileIn = (dataDir: string): string => join(dataDir, 'ledger-anchors.jsonl')

/** Where it lies how far they were verified. */
export const checkedFileIn = (dataDir: string): string => join(dataDir, 'ledger-checked.jsonl')

/** An Ed25519 key made from the platform's secret, so that it need not be stored anywhere. */
export function anchorKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'jackfruit ledger anchor', 32))
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex') // PKCS 8 wrapping of an Ed25519 seed
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

const text = ({ no, rows, root, at }: Omit<Anchor, 'signature'>) =>
  Buffer.from(`${no}\n${rows}\n${root}\n${at}`)

/** On the disk when it resolves. Calls of players go on meanwhile: a disk may take long. */
export async function appendAnchor(
  file: string,
  key: KeyObject,
  anchor: Omit<Anchor, 'signature'>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const signature = sign(null, text(anchor), key).toString('base64')
  // The leading end of line: one that a crash cut short must not spoil this one as well.
  await appendFile(file, `\n${JSON.stringify({ ...anchor, signature })}\n`, { flush: true })
}

interface Anchors {
  /** Those with a good signature, by number. */
  readonly anchors: Map<string, Anchor>
  /** Whose signature is not good: a problem of its own. */
  readonly broken: number
  /** Bytes of the file up to the end of its last line. */
  readonly end: number
}

/** Every anchor, or those after what was read before. */
export function readAnchors(file: string, key: KeyObject, from = 0): Anchors {
  const anchors = new Map<string, Anchor>()
  let broken = 0
  if (!existsSync(file)) return { anchors, broken, end: 0 }
  const publicKey = createPublicKey(key)
  const { text: lines, end } = readFrom(file, from)
  for (const line of lines.split('\n').filter(Boolean)) {
    const anchor = parse(line)
    if (!anchor) continue
    if (verify(null, text(anchor), publicKey, Buffer.from(anchor.signature, 'base64')))
      anchors.set(anchor.no, anchor)
    else broken++
  }
  return { anchors, broken, end }
}

function readFrom(path: string, from: number): { text: string; end: number } {
  const file = openSync(path, 'r')
  try {
    const { size } = fstatSync(file)
    if (size <= from) return { text: '', end: size }
    const bytes = Buffer.alloc(size - from)
    const read = bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from))
    return { text: read.toString('utf8'), end: from + read.lastIndexOf('\n') + 1 }
  } finally {
    closeSync(file)
  }
}

function parse(line: string): Anchor | null {
  try {
    const anchor = JSON.parse(line) as Anchor
    return { ...anchor, signature: String(anchor.signature) }
  } catch {
    return null // a line cut by a crash: its seal is checked by the next anchor
  }
}
