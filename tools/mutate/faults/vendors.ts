/** Faults at the door of vendors, and at that of studios. */
import type { Fault } from '../fault.ts'

const modules = 'apps/server/src/modules/vendors'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: `${modules}/${file}`,
    tests: tests.map((each) => `${modules}/${each}`),
  })
const session = at('sessions.ts', 'sessions.db.test.ts', 'vendors.db.test.ts')
const money = at('calls/money.ts', 'vendors.db.test.ts')
const refused = at('calls/money.ts', 'refused-stakes.db.test.ts')
const signature = (what: string, text: string, instead: string): Fault => ({
  ...{ what, text, instead, file: 'packages/contracts/src/vendors/vendor-signature.ts' },
  tests: [
    `${modules}/vendors.db.test.ts`,
    'tools/certify/certify.test.ts',
    'tools/certify/docs-examples.test.ts',
  ],
})

export const vendorFaults: readonly Fault[] = [
  session(
    'a play session without play never ends',
    `and seen_at > now() - make_interval(mins => \${idleMinutes})`,
    '',
  ),
  session("another player's session is taken", ' || row.playerId !== playerId', ''),
  session("another vendor's session is taken", '!row || row.vendor !== vendor ||', '!row ||'),
  session("another vendor's code is taken", ` and vendor = \${vendor} returning *`, ' returning *'),
  session(
    'an old code opens a game',
    'from spent where expires_at > now() returning id',
    'from spent returning id',
  ),
  at('launch.ts', 'launch-trial.db.test.ts')(
    'a studio may open any page',
    '!launchOriginsOf(known, [gamesOrigin]).includes(origin)',
    '!url',
  ),
  at('launch.ts', 'launch-trial.db.test.ts')(
    'a trial plays for money',
    "if (player.mode === 'trial' && (body.mode === 'real' || !game.hasFreePlay))",
    "if (player.mode === 'trial' && body.mode === 'real')",
  ),
  money('a stake above the limit is taken', ' || (most !== null && amount > most)', ''),
  refused(
    'a blocked player stakes',
    "if (!player.mayPlay) throw new Refused(refuse('PLAYER_BLOCKED'))\n",
    '',
  ),
  money('a stake needs no session', "if (!isLive) throw new Refused(refuse('SESSION_EXPIRED'))\n", ''),
  refused(
    'one id is a stake and its win',
    "if (body.bet.transactionId === body.win.transactionId) throw new Refused(refuse('CONFLICT'))\n",
    '',
  ),
  at('calls/at-risk.ts', 'vendors.db.test.ts')(
    'more is at risk than was staked',
    "    throw new Refused(refuse('AMOUNT_INVALID'))",
    '    return',
  ),
  signature('an old signature is good', '<= windowMs', '<= windowMs * 10'),
  signature('the body is not signed', `\${nonce}\\n\${bodyHash}`, `\${nonce}\\n`),
  signature('the path is not signed', `\${method}\\n\${path}\\n`, `\${method}\\n`),
]
