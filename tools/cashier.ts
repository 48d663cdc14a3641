/**
 * `npm run cashier -- <what> …`: what a person decides about money, while the platform runs. The member's open pages
 * are told at once; who decided, and why, is kept for ever.
 */
import { parseArgs } from 'node:util'
import { Refusal } from '../packages/kernel/src/index.ts'
import { decide, decisions } from './cashier/decide.ts'
import { type Desk, openDesk } from './cashier/desk.ts'
import { atPeerDesk } from './cashier/peer.ts'
import { tellDesk, tellJournal, tellPapers } from './cashier/tell.ts'
import { orTell, sentenceOf } from './operate/or-tell.ts'
import { databaseUrl, payments, platformSecret } from './operate/running.ts'

const usage = `npm run cashier -- <what>
  list                                   orders and money that wait for a person
  show    ORDER                          everything known of one order
  journal                                who decided what, and why
  approve WITHDRAWAL
  reject  WITHDRAWAL --reason rejected_… [--note "words to the member"]
  judge   WITHDRAWAL paid|failed         a sending of which nobody knows: two people have to say the same
  assign  DEPOSIT CHANNEL NUMBER         credits this money to this order
  reject  DEPOSIT --reason …
  reverse DEPOSIT --reason chargeback    takes the money back out; what is spent is owed
  peer    list, pictures, decide, force, appeal, odd, judge, lift: payments between members, see tools/cashier/peer.ts
Every other decision needs --by "your name" and --why "what you saw, and where".`

await orTell(
  () => (process.argv[2] === 'peer' ? atPeerDesk(process.argv.slice(3)) : atDesk()),
  (error) => (error instanceof Refusal ? `Refused: ${error.code}` : sentenceOf(error)),
)

async function atDesk(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string' },
      why: { type: 'string' },
      reason: { type: 'string' },
      note: { type: 'string' },
    },
  })
  const [what = '', ...args] = positionals
  const decision = decisions.find((each) => each === what)
  const read = readingOf(what, args)
  if (!decision && !read) throw new Error(what ? `There is no "${what}".\n${usage}` : usage)
  const desk = await openDesk({
    databaseUrl: databaseUrl(),
    secret: platformSecret(),
    payments: payments(),
  })
  try {
    if (decision) console.log(await decide(desk, decision, args, values))
    else for (const line of (await read?.(desk)) ?? []) console.log(line)
  } finally {
    await desk.close()
  }
}

function readingOf(what: string, [id = '']: readonly string[]): ((desk: Desk) => Promise<string[]>) | null {
  if (what === 'list') return tellDesk
  if (what === 'journal') return tellJournal
  return what === 'show' ? (desk) => tellPapers(desk, id) : null
}
