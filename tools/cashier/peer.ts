/**
 * What waits for a person among payments between members, from the command line:
 *   npm run cashier -- peer list <brand>
 *   npm run cashier -- peer pictures <brand> <part> <folder>
 *   npm run cashier -- peer decide <brand> <part> <who> <verdict> --why … --seen … [--received 80.00] [--rest pool|house|balance]
 *   npm run cashier -- peer force <brand> <part> <who> --why … --seen …
 *   npm run cashier -- peer appeal <brand> <part> <who> <amount that the reserve pays> --why … --seen …
 *   npm run cashier -- peer odd <brand>
 *   npm run cashier -- peer judge <brand> <part> <who> FINE|FRAUD --why …
 *   npm run cashier -- peer lift <brand> <part> <who> --why …
 * A verdict is PAYER_RIGHT, RECEIVER_RIGHT, SPLIT or HOUSE_COVERS. Both sides read the reason; what it was seen on
 * stays with the operator. What is odd about a payment has points of 100: its bonus waits until somebody judges it. Finds the platform as the other commands of the desk do (running.ts).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  decideAppeal,
  decideDispute,
  decideFlag,
  flaggedPayments,
  forceReceipt,
  liftStrike,
  type PartOf,
  type Peer,
  peerVerdicts,
  picturesOfPart,
  waitingDisputes,
} from '../../apps/server/src/modules/peer/index.ts'
import { formatMinor, type Minor, parseMinor } from '../../packages/kernel/src/index.ts'
import { openHands } from '../operate/hands.ts'
import { orTell } from '../operate/or-tell.ts'
import { databaseUrl, platformSecret } from '../operate/running.ts'

const text = { type: 'string' } as const
const options = { why: text, seen: text, received: text, rest: text } as const

/** Says what went wrong by itself, and ends with 1 then. */
export async function atPeerDesk(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
  const [what = '', code = '', ...words] = positionals
  // The withdrawals that members pay for are the cashier's, which stands above.
  const { faces, close } = await openHands(['cashier'], {
    databaseUrl: databaseUrl(),
    secret: platformSecret(),
  })
  try {
    await orTell(async () => {
      const brand = await faces.merchants.directory.brandOfCode(code)
      if (!brand) throw new Error(`there is no brand ${code || '(none named)'}`)
      const { peer } = faces.peer
      if (what === 'list') await list(peer, brand.id)
      else if (what === 'odd') await listOdd(peer, brand.id)
      else await decide(peer, brand.id, [what, ...words], values)
    })
  } finally {
    await close()
  }
}

type Options = { readonly [Name in keyof typeof options]?: string }

async function decide(
  peer: Peer,
  merchantId: number,
  [what, id = '', by = '', fifth = '']: readonly string[],
  { why: reason = '', seen: evidence = '', ...values }: Options,
): Promise<void> {
  if (!id || !by) throw new Error('say which part, and who decides')
  if (what === 'pictures') return keepPictures(peer, { merchantId, id }, by)
  const said = { merchantId, id, by, reason, evidence }
  if (what === 'force') return forceReceipt(peer, said)
  if (what === 'appeal') return decideAppeal(peer, { ...said, pays: amountOf(fifth) })
  if (what === 'lift') return liftStrike(peer, said)
  if (what === 'judge') {
    const judged = (['FINE', 'FRAUD'] as const).find((known) => known === fifth)
    if (!judged) throw new Error('a flagged payment is FINE or FRAUD')
    return decideFlag(peer, { merchantId, id, by, why: reason, verdict: judged })
  }
  if (what !== 'decide') throw new Error('say list, pictures, decide, force, appeal, odd, judge or lift')
  const verdict = peerVerdicts.find((known) => known === fifth)
  if (!verdict) throw new Error(`a verdict is one of ${peerVerdicts.join(', ')}`)
  const rest = (['pool', 'house', 'balance'] as const).find((known) => known === values.rest)
  if (values.rest && !rest) throw new Error('the rest goes to the pool, the house or the balance')
  const received = values.received === undefined ? {} : { received: amountOf(values.received) }
  return decideDispute(peer, { ...said, ...received, verdict, ...(rest && { rest }) })
}

function amountOf(text: string): Minor {
  const amount = parseMinor(text)
  if (amount === null) throw new Error(`${text || 'nothing'} is no amount`)
  return amount
}

async function list(peer: Peer, merchantId: number): Promise<void> {
  for (const each of await waitingDisputes(peer, merchantId)) {
    const until = each.evidenceUntil ? `  shown until ${each.evidenceUntil.toISOString()}` : ''
    const [amount, reference] = [formatMinor(each.amount), each.reference ?? '-']
    console.log(
      `${each.id}  ${each.what}  ${amount} ${each.currency}  ${reference}  payer ${each.payerId}, receiver ${each.receiverId}  ${each.since.toISOString()}${until}  ${each.why}`,
    )
  }
}

/** The oddest first. */
async function listOdd(peer: Peer, merchantId: number): Promise<void> {
  for (const each of await flaggedPayments(peer, merchantId)) {
    const bonus = each.bonus === null ? '' : `  bonus ${formatMinor(each.bonus)}`
    console.log(
      `${each.id}  ${each.score} of 100  ${each.reasons.join(', ')}  ${formatMinor(each.amount)} ${each.currency}${bonus}  payer ${each.payerId}, receiver ${each.receiverId}  ${each.since.toISOString()}`,
    )
  }
}

/** As files, to be looked at: whose each is stands in its name. */
async function keepPictures(peer: Peer, part: PartOf, folder: string): Promise<void> {
  const pictures = await picturesOfPart(peer, part)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { kind, id: name, webp } of pictures) {
    const file = join(folder, `${kind}-${name}.webp`)
    writeFileSync(file, webp, { mode: 0o600 })
    console.log(file)
  }
}
