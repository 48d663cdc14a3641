/** Faults in payments between members, in what a person must look at first, and in who may come in. */
import type { Fault } from '../fault.ts'

const modules = 'apps/server/src/modules'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: `${modules}/${file}`,
    tests: tests.map((each) => (each.startsWith('apps/') ? each : `${modules}/${each}`)),
  })
const doors = 'apps/server/src/doors.db.test.ts'
const follow = at(
  'vendors/origins/follow.ts',
  'cashier/payouts/origins.db.test.ts',
  'vendors/origins/returned.db.test.ts',
)
const returned = at('vendors/origins/unusual.ts', 'vendors/origins/unusual.test.ts')
const roles = at('identity/roles.ts', 'identity/roles.db.test.ts')

export const peopleFaults: readonly Fault[] = [
  at(
    'peer/matching/match.ts',
    'peer/bonuses/bonuses.db.test.ts',
    'peer/pool.db.test.ts',
    'peer/sender/sender.db.test.ts',
  )(
    'of whom nothing is written down meets a payer',
    'nameIndexes.length === 0) return true',
    'nameIndexes.length === 0) return false',
  ),
  at('peer/matching/match.ts', 'peer/closing/protected.db.test.ts')(
    'who is protected meanwhile is matched',
    'if (await stopOf(work, next)) {',
    'if (false) {',
  ),
  at('peer/parts.ts', 'peer/closing/protected.db.test.ts')(
    'who is protected meanwhile begins to pay',
    "whole.part.state === 'RESERVED' ? await stopOf(work, whole.ask) : null",
    'null',
  ),
  at('peer/answers.ts', 'peer/disputes/disputes.db.test.ts')(
    'a dispute outlives the money that was found',
    "    if (part.state === 'DISPUTED')\n",
    '    if (false)\n',
  ),
  at('peer/disputes/disputes.ts', 'peer/disputes/disputes.db.test.ts')(
    'who said it themselves may appeal',
    '  decidedBy !== side &&\n',
    '',
  ),
  at('peer/disputes/flags.ts', 'peer/bonuses/bonuses.db.test.ts', 'peer/disputes/disputes.db.test.ts')(
    'what was paid without a proof is never looked at',
    '  if (part.proofAt !== null) return\n',
    '  return\n',
  ),
  at('peer/bonuses/bonuses.ts', 'peer/bonuses/bonuses.db.test.ts')(
    'a bonus is given while somebody may still dispute',
    'Math.max(minutes.lateDispute, minutes.appeal)',
    '0',
  ),
  at('cashier/peer-payouts.ts', 'cashier/peer-payouts.db.test.ts')(
    'a member is not known by the name of the profile',
    'own === null ? holders : [own, ...holders]',
    'holders',
  ),
  at('cashier/payouts/operator.ts', 'cashier/payouts/origins.db.test.ts')(
    'who approves for another reason has looked',
    "else if (payout.state === 'RISK_REVIEW' && found !== 'plain')",
    'else if (false)',
  ),
  returned('much that a vendor sends back is plain', 'back - sent >= large || ', ''),
  returned(
    'many times what was sent comes back plain',
    ' || (back >= multipleFrom && back > sent * multiple)',
    '',
  ),
  follow(
    'a round is unusual from its last credit on',
    'fromSeq: first.seq',
    'fromSeq: (others.at(-1) ?? first).seq',
  ),
  follow(
    'what was sent on before a mark has its origin',
    'since === undefined || since > from.seq',
    'since === undefined',
  ),
  follow(
    'what is sent on within a batch loses its origin',
    'if (before === undefined || before > to.seq) marked.set(to.accountId, to.seq)',
    '',
  ),
  at('vendors/calls/money.ts', 'vendors/credits/credits.db.test.ts')(
    'a credit is never above its bound',
    'credit.amount <= credit.most',
    'true',
  ),
  at('vendors/players.ts', 'vendors/trial-money.db.test.ts')(
    'a trial plays with the money of the vendor',
    "isTrial ? 'trial' : 'vendor'",
    "'vendor'",
  ),
  at('identity/recovery/code-routes.ts', doors)(
    'a browser at rest is sent a code',
    '    demandAwake(rest, call.request, call.brand.id)\n',
    '',
  ),
  at('identity/entry/entry-routes.ts', doors)(
    'a browser at rest opens a trial',
    '      demandAwake({ key: parts.secrets.fields, secure: secureCookies, now: parts.now }, request, brand.id)\n',
    '',
  ),
  at('identity/sessions/rest-cookie.ts', doors)(
    'a break at one brand is a break at all',
    `'jf_rest'}_\${merchantId}\``,
    `'jf_rest'}\``,
  ),
  at('identity/demo-guard.ts', 'identity/demo-guard.db.test.ts')(
    'a demonstration stays open in production',
    '    await lockAccounts(db, merchantId, open)\n',
    '',
  ),
  roles(
    'play money becomes an agent’s',
    "  if (isTrialType(before) || before > generalType) return 'play_money'\n",
    '',
  ),
  roles('an agent with members becomes a player', "rows.length > 0 ? 'has_members' : null", 'null'),
  roles('a code of somebody else is taken over', 'rows.length > 0 ? null : code', 'code'),
]
