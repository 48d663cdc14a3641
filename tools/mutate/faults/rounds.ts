/** Faults in how studios write rounds of many players at once, and in what a process remembers of them. */
import type { Fault } from '../fault.ts'

const kit = 'packages/studio-kit/src'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: `${kit}/${file}`,
    tests: tests.map((each) => (/^(studios|tools)\//.test(each) ? each : `${kit}/${each}`)),
  })
const gathering = at('journal/gathering.ts', 'journal/gathering.test.ts')
const dealing = at('journal/dealing.ts', 'studios/host/dealing.db.test.ts', 'studios/host/seeds.db.test.ts')
const ending = at(
  'journal/ending.ts',
  'studios/host/dealing.db.test.ts',
  'studios/host/recovery.db.test.ts',
  'studios/host/journal.db.test.ts',
)
const standing = at('play/standings.ts', 'play/standings.test.ts')
const sessions = at('journal/kept-sessions.ts', 'journal/kept-sessions.test.ts')
const restored = (file: string) => at(file, 'tools/restore/shared.db.test.ts')
const there = restored('restoring/shared-there.ts')
const here = restored('restoring/shared-here.ts')
const together = (what: string, text: string, instead: string): Fault => ({
  ...{ what, text, instead, file: 'apps/server/src/platform/together.ts' },
  tests: ['apps/server/src/platform/together.test.ts'],
})

export const roundFaults: readonly Fault[] = [
  gathering('all who are written together are told of the first', 'told[at] as Out', 'told[0] as Out'),
  gathering(
    'what nobody knows to be written is written again',
    'taken.length > 1 && ofOneRow.test(code)',
    'taken.length > 1',
  ),
  gathering(
    'a row at fault takes those beside it along',
    'taken.length > 1 && ofOneRow.test(code)',
    'taken.length < 1',
  ),
  dealing('a round is dealt from seeds that are revealed', ` and seeds.state || '' = 'active'`, ''),
  dealing('a nonce is taken twice', ' and seeds.next_nonce = given.nonce', ''),
  dealing('who changes seeds is not waited for', 'for update of seeds skip locked', ''),
  dealing(
    'no nonce is counted',
    'next_nonce = next_nonce + 1 from dealt',
    'next_nonce = next_nonce from dealt',
  ),
  dealing('another asks for the stake at once', 'secs => "leaseMs" / 1000.0', 'secs => 0 * "leaseMs"'),
  ending('a round that is being taken back is not paid for', "in ('sent', 'voiding')", "in ('sent')"),
  ending(
    'a movement that was decided ends its round again',
    " and movements.state in ('sent', 'voiding')",
    '',
  ),
  ending(
    'history tells the win as the stake',
    "when 'bet' then staked else win",
    "when 'win' then staked else win",
  ),
  standing('a round is dealt while another is open', ' || last.isOpen', ''),
  standing('two rounds are dealt at once', ' || standing.isDealing', ''),
  standing('a pair of seeds never retires', ' || standing.pair.nonce >= roundsOfPairMax', ''),
  standing('the next round has the nonce of this one', 'nonce: pair.nonce + 1', 'nonce: pair.nonce'),
  standing(
    'another round’s end ends this one',
    'isFinal(round) && known?.id === round.id',
    'known && isFinal(round)',
  ),
  standing(
    'who plays too fast is let',
    '>= minSpinMs - toleranceMs ? standing : null',
    '>= 0 ? standing : null',
  ),
  sessions('a session that ends while it is read is remembered', ' || ended.has(session.id)', ''),
  sessions('a session is believed for ever', 'known && atMs - known.atMs < believedMs', 'known'),
  sessions(
    'a session that ended is remembered by its token',
    'for (const [key, { session }] of byToken) if (session.id === id) byToken.delete(key)\n',
    '',
  ),
  sessions('a token of one studio opens at another', `\`\${studio}|\${token}\``, 'token'),
  together('everybody is told the first answer', 'told[at] as V', 'told[0] as V'),
  together(
    'a question that failed is answered with nothing',
    'for (const { failed } of taken) failed(error)',
    'for (const { done } of taken) done(error as V)',
  ),
  there(
    'a bet whose stake the platform lost is paid all the same',
    '    await voidStakeHere(parts.pool, stake)\n',
    '',
  ),
  there(
    'a payment that the platform lost is not told again',
    "if (standing === 'UNKNOWN') {",
    'if (!standing) {',
  ),
  there(
    'a stake that went back stays at a platform that forgot it',
    "return standing === 'OK' ? giveBack(parts, stake) : 'held'",
    "return 'held'",
  ),
  there(
    'what the wallet said of tables is not looked at',
    "const kinds = ['bets', 'tickets'] as const",
    "const kinds = ['tickets'] as const",
  ),
  here(
    'a bet that ended in the lost past is given back',
    "and state in ('written', 'taken', 'voiding')",
    "and state in ('written')",
  ),
  here(
    'a ticket that ended in the lost past is still open',
    "['written', 'held', 'taken', 'voiding']",
    "['written']",
  ),
  restored('rounds/dealer.ts')(
    'a round is dealt from a link that may be known',
    'if (isGivenUp) {',
    'if (!terminal) {',
  ),
  restored('rounds/store/chains.ts')(
    'a chain that was given up is gone on with',
    'while (chain.isGivenUp)',
    'while (chain.length < 1)',
  ),
  restored('restoring/links.ts')(
    'a draw of the lost past is drawn again',
    'for (const { id } of rows) await voidRestored(pool, id)',
    'for (const { id } of rows.slice(1)) await voidRestored(pool, id)',
  ),
]
