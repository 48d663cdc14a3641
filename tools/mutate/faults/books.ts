/** Faults in how the ledger finds, follows and verifies what it wrote, and in what is held of credits. */
import type { Fault } from '../fault.ts'

const modules = 'apps/server/src/modules'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: `${modules}/${file}`,
    tests: tests.map((each) => `${modules}/${each}`),
  })
const places = at(
  'ledger/migrations/0082_places.sql',
  'ledger/places.db.test.ts',
  'ledger/limits.db.test.ts',
  'ledger/ledger.db.test.ts',
)
const found = at(
  'ledger/migrations/0207_many_at_once.sql',
  'ledger/places.db.test.ts',
  'ledger/limits.db.test.ts',
)
const bounds = at('ledger/migrations/0151_global_ids_plainly.sql', 'ledger/bounds.db.test.ts')
const verified = ['ledger/chain/chain.db.test.ts', 'ledger/chain/windows.db.test.ts'] as const
const chain = at('ledger/chain/verify-chain.ts', ...verified)
const checked = at('ledger/chain/checked.ts', ...verified)
const unread = at('ledger/unread.ts', 'ledger/unread.db.test.ts')
const credits = ['vendors/credits/credits.db.test.ts', 'vendors/credits/correct.db.test.ts'] as const
const hold = at('vendors/credits/hold.ts', ...credits)
const budget = at('vendors/credits/budgets.ts', ...credits)
const marks = at('vendors/origins/rows.ts', 'cashier/payouts/origins.db.test.ts')
const roles = at('identity/roles.ts', 'identity/roles.db.test.ts')

export const bookFaults: readonly Fault[] = [
  places(
    'a key may stand twice',
    'alter table ledger.places add primary key (account_id, key_hash);',
    'create index on ledger.places (account_id, key_hash);',
  ),
  places(
    'the place of a key may be taken away',
    'places_are_kept before update or delete on ledger.places',
    'places_are_kept before update on ledger.places',
  ),
  found(
    'of several months the first is not looked at',
    'q.created_at >= v_from and',
    'q.created_at > v_from and',
  ),
  bounds(
    'a stake and its win in one have no bound',
    'elsif p_kind[i] = 11 and p_flags[i] & 32 <> 0 and won[i] + p_amount2[i] > p_target[i]::bigint then st[i] := 34;',
    '',
  ),
  bounds('a free round pays as others', 'staked[i] <= 0 or won[i]', 'won[i]'),
  chain(
    'what was verified may become another seal',
    'checked?.no !== start.no || !checked.root.equals(start.root)',
    'checked?.no !== start.no',
  ),
  chain('the file of anchors may be cut', 'end < (start?.anchorsRead ?? 0)', 'end < 0'),
  chain(
    'an anchor may name a seal that is gone',
    'if (!start || BigInt(no) > start.no) found',
    'if (!start) found',
  ),
  chain(
    'the seal after what was verified may begin later',
    'next && checked && next.from_xid !== checked.to_xid',
    'next && !checked',
  ),
  checked('anybody may say how far was verified', 'if (!verify(null,', 'if (false && !verify(null,'),
  checked('an earlier verification takes a later one back', '!there || there.no <= checked.no', '!!checked'),
  at('ledger/read.ts', 'ledger/unread.db.test.ts')(
    'a status that nobody knows is read as refused',
    '!kind || !storedStatuses.includes(row.status)',
    '!kind',
  ),
  at('ledger/follow.ts', 'ledger/unread.db.test.ts')(
    'an account that waits has been read',
    'and not exists (select from ledger.unread u where u.follower = f.name and u.account_id = t.account_id)',
    '',
  ),
  unread(
    'what comes after a transfer that is not known is read before it',
    'return known.filter(({ accountId }) => !waiting.has(accountId))',
    'return waiting.size > 0 ? known : known',
  ),
  unread('a batch begins where another one did', 'since: -waiting.id', 'since: again.upto'),
  hold('what is held of a round is held again', '- heldBefore - drawn - most', '- drawn - most'),
  hold('what a budget bore is held again', '- heldBefore - drawn - most', '- heldBefore - most'),
  hold(
    'a plain win draws on a budget',
    '(!isStaked || credit.isBonus)',
    '(!isStaked || credit.isBonus || true)',
  ),
  hold('all of a credit is beyond its bound', 'above < amount ? above : amount', 'amount'),
  budget('a budget has no day', 'total - used, per_day - before', 'total - used'),
  budget(
    'yesterday counts as today',
    'case when day = today then day_used else 0 end as before',
    'day_used as before',
  ),
  budget(
    'what comes back of yesterday is today’s again',
    'coalesce(sum(back.part) filter (where back.day = b.day), 0)::bigint as today',
    'sum(back.part)::bigint as today',
  ),
  budget('a campaign draws on the vendor’s budget first', 'campaign nulls last', 'campaign nulls first'),
  at('vendors/credits/decide.ts', ...credits)(
    'a held credit is decided twice',
    "if (credit.state !== 'open')",
    "if (credit.state === 'undone')",
  ),
  at('vendors/credits/undo.ts', ...credits)(
    'what was given back to a vendor is taken from the member',
    "credit.state === 'open' || credit.state === 'taken'",
    "credit.state === 'open'",
  ),
  at('vendors/origins/origins.ts', 'cashier/payouts/origins.db.test.ts')(
    'a withdrawal is faster than the marks',
    'if (upto !== null && !(await hasPassed(',
    'if (upto === null && !(await hasPassed(',
  ),
  marks(
    'who looked at a part looked at all',
    `looked_at = case when seq <= \${upto} then clock_timestamp() end`,
    'looked_at = clock_timestamp()',
  ),
  marks(
    'who looked at a part looked at nothing',
    `from_seq = case when seq <= \${upto} then from_seq else \${upto}::bigint + 1 end`,
    'from_seq = from_seq',
  ),
  marks(
    'what was looked at waits anew without having grown',
    'where excluded.amount > u.amount`',
    'where excluded.amount >= u.amount`',
  ),
  at('vendors/origins/follow.ts', 'vendors/trial-money.db.test.ts', 'cashier/payouts/origins.db.test.ts')(
    'play money is marked',
    "touched.filter(({ accountId }) => owners.get(accountId)?.kind === 'purse')",
    'touched.filter(({ accountId }) => owners.has(accountId))',
  ),
  roles(
    'a general agent stands below somebody',
    "if (type === generalType && uplineId !== null) return 'has_upline'\n",
    '',
  ),
  roles('what a member is already is written down', "if (before === type) return 'same'\n", ''),
  roles(
    'somebody comes to stand below who is just being made a player',
    `nameKey(username)} for update\``,
    `nameKey(username)}\``,
  ),
  at('identity/registration/invitations.ts', 'identity/roles.db.test.ts')(
    'who registers does not hold the one above',
    ' for share`',
    '`',
  ),
]
