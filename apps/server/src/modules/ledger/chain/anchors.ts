/** Roots of the chain, signed and kept outside the database: without them a whole chain could be rewritten unseen. */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
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

/** An Ed25519 key made from the platform's secret, so that it need not be stored anywhere. */
export function anchorKey(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'jackfruit ledger anchor', 32))
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex') // PKCS 8 wrapping of an Ed25519 seed
  return createPrivateKey({ key: Buffer.concat([prefix, seed]), format: 'der', type: 'pkcs8' })
}

const text = ({ no, rows, root, at }: Omit<Anchor, 'signature'>) =>
  Buffer.from(`${no}\n${rows}\n${root}\n${at}`)

export function appendAnchor(file: string, key: KeyObject, anchor: Omit<Anchor, 'signature'>): void {
  mkdirSync(dirname(file), { recursive: true })
  const signature = sign(null, text(anchor), key).toString('base64')
  // The leading end of line: one that a crash cut short must not spoil this one as well.
  appendFileSync(file, `\n${JSON.stringify({ ...anchor, signature })}\n`, { flush: true })
}

/** Every anchor with a good signature, by number; one whose signature is not good is a problem of its own. */
export function readAnchors(file: string, key: KeyObject): { anchors: Map<string, Anchor>; broken: number } {
  const anchors = new Map<string, Anchor>()
  let broken = 0
  if (!existsSync(file)) return { anchors, broken }
  const publicKey = createPublicKey(key)
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const anchor = parse(line)
    if (!anchor) continue
    if (verify(null, text(anchor), publicKey, Buffer.from(anchor.signature, 'base64')))
      anchors.set(anchor.no, anchor)
    else broken++
  }
  return { anchors, broken }
}

function parse(line: string): Anchor | null {
  try {
    const anchor = JSON.parse(line) as Anchor
    return { ...anchor, signature: String(anchor.signature) }
  } catch {
    return null // a line cut by a crash: its seal is checked by the next anchor
  }
}
