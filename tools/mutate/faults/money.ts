/** Faults in the ledger, in what counts, and in money that comes and goes. */
import type { Fault } from '../fault.ts'

const modules = 'apps/server/src/modules'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: `${modules}/${file}`,
    tests: tests.map((each) => `${modules}/${each}`),
  })
const posting = at('ledger/migrations/0151_global_ids_plainly.sql', 'ledger/ledger.db.test.ts')
const judge = at('ledger/migrations/0170_stakes_of_bonuses.sql', 'protection/play-limits.db.test.ts')
const periods = at('ledger/migrations/0119_midnights.sql', 'protection/play-limits.db.test.ts')
const valid = at('wallet/valid-bet.ts', 'wallet/bets.test.ts')
const risk = at('wallet/risks.ts', 'wallet/bets.test.ts', 'turnover/turnover.db.test.ts')
const fill = at('turnover/allocate.ts', 'turnover/allocate.test.ts')
const weight = at('turnover/weights.ts', 'turnover/allocate.test.ts')
const round = at('turnover/rounds.ts', 'turnover/turnover.db.test.ts')
const match = at('cashier/deposits/match.ts', 'cashier/deposits/match.db.test.ts')
const worth = at('cashier/deposits/worth.ts', 'cashier/deposits/worth.test.ts')
const moved = at('cashier/payouts/money.ts', 'cashier/payouts/money.db.test.ts')
const asked = at('cashier/payouts/request.ts', 'cashier/payouts/payouts.db.test.ts')
const rules = at('cashier/payouts/rules.ts', 'cashier/payouts/rules.test.ts')
const address = at('cashier/payouts/addresses.ts', 'cashier/payouts/addresses.test.ts')
const limit = at('protection/limits.ts', 'protection/limits.test.ts')
const states = at('peer/states.ts', 'peer/states.test.ts')
const kernel = (what: string, text: string, instead: string): Fault => ({
  ...{ what, text, instead, file: 'packages/kernel/src/money.ts' },
  tests: ['packages/kernel/src/money.test.ts'],
})
const covering = (what: string, text: string, instead: string): Fault => ({
  ...{ what, text, instead, file: 'packages/table-rules/src/at-risk.ts' },
  tests: ['packages/table-rules/src/at-risk.test.ts'],
})

export const moneyFaults: readonly Fault[] = [
  posting('a repeat with another game is the same', ' and r.game_id = p_game[i]', ''),
  posting('a repeat with another house is the same', 'and r.house_id = p_house[i]', ''),
  posting('a repeat with another amount is the same', ' and r.amount = p_amount[i]', ''),
  posting(
    'a win is paid in a round that has ended',
    'when shut[i] and p_flags[i] & 4 = 0 then 9',
    'when false then 9',
  ),
  posting(
    'a stake that has won is taken back',
    'elsif wins[i] > 0 and amt[i] <> 0 then st[i] := 8; end if',
    'end if',
  ),
  judge('a loss is never above its limit', 'if c.lost + p_amount > c.loss_cap then return 31; end if;', ''),
  judge(
    'a stake reaches its limit one unit late',
    'c.staked + p_amount > c.stake_cap',
    'c.staked + p_amount > c.stake_cap + 1',
  ),
  periods(
    'a month is a week',
    "when 2 then 'week' else 'month' end, p_at at time zone p_zone), p_zone) $$;",
    "else 'week' end, p_at at time zone p_zone), p_zone) $$;",
  ),
  at('protection/limits.ts', 'protection/play-limits.db.test.ts')(
    'losses of a month have no limit',
    "loss: of('loss', period) }",
    "loss: period === 'month' ? null : of('loss', period) }",
  ),
  limit(
    'a limit is raised a minute early',
    'limit.raise.at <= at',
    'limit.raise.at.getTime() - 60_000 <= at.getTime()',
  ),
  limit(
    'no limit counts as the lowest',
    'now !== null && (wanted === null || wanted > now)',
    'now !== null && wanted !== null && wanted > now',
  ),
  limit('a raise that is asked again keeps no day', 'return isSame ? limit', 'return false ? limit'),
  at('protection/closures.ts', 'protection/closing.db.test.ts')(
    'a closed account is open a moment',
    '!closedUntil || closedUntil <= at) return\n',
    '!closedUntil || closedUntil > at) return\n',
  ),
  valid(
    'a bet counts what it won, beyond its stake',
    'const most = [stake, told ?? stake,',
    'const most = [told ?? moved,',
  ),
  valid(
    'a round that stands open counts',
    "if (state === 'open' || state === 'void') return 0n",
    "if (state === 'void') return 0n",
  ),
  valid('both sides of a table count whole', 'isHedged(kind) ? moved : stake', 'stake'),
  valid('what was told does not bind', 'told ?? stake', 'stake'),
  valid('tables that tell nothing are none', ' || gameClassify === tables', ''),
  risk(
    'words about a refused stake are read',
    'movements.filter((each) => each.posted)',
    'movements.filter(() => true)',
  ),
  risk(
    'words hold after a stake was taken back',
    "if (posted.some(({ kind }) => kind === 'rollback')) return null\n",
    '',
  ),
  risk('a word after the stake counts', 'if (await transferByKey(tx, accountId, key)) return\n', ''),
  fill('a bet from before counts', 'bet.seq > afterSeq', 'bet.seq >= 0n && afterSeq >= 0n'),
  fill('a bet counts more than was asked', 'worth < left ? worth : left', 'worth'),
  fill('a bet is spent twice', 'rest -= used\n', ''),
  weight('generous games count', 'if (returnsTooMuch(game)) return 0\n', ''),
  weight('the arcade counts whole', '[arcade]: 50', '[arcade]: 100'),
  round('a stake that came back counts', "sum(['stake', 'rollback'])", "sum(['stake'])"),
  match('a payment of another channel is for the order', ' && row.channel === payment.channel', ''),
  match('a payment of another gateway is for the order', ' && row.gateway === gateway', ''),
  match(
    'of two orders one is guessed',
    'return only && !second ? only.id : null',
    'return only && (second ?? only) ? only.id : null',
  ),
  match(
    'of two references one is guessed',
    'rows.length === 1 ? (rows[0]?.id ?? null) : null',
    'rows[0]?.id ?? null',
  ),
  worth(
    'what is asked for is rounded down',
    '(wanted * rate.den + rate.num - 1n) / rate.num',
    '(wanted * rate.den) / rate.num',
  ),
  moved(
    'what members paid goes back too',
    '...{ clearingId, amount: amount - peerAmount }',
    '...{ clearingId, amount }',
  ),
  moved('what members paid is paid out too', 'amount - peerAmount - fee', 'amount - fee'),
  asked('a key is the same with another account', '    before.accountId === asked.account &&\n', ''),
  asked(
    'a key is the same with another amount',
    ' &&\n    before.amount === parseMinor(asked.amount, rulesOf(brand).scale)',
    '',
  ),
  asked('a key is the same by another way', "before.byPeer === (asked.by === 'peer') &&\n", ''),
  rules('a fee is rounded down', 'amount * feeBasisPoints + wholeBasis - 1n', 'amount * feeBasisPoints'),
  rules('a fee may be all that there is', 'return fee < amount ? fee : 0n', 'return fee'),
  address(
    'the sum of an address is not looked at',
    '.subarray(0, 4).equals(bytes.subarray(-4))',
    '.subarray(0, 0).equals(bytes.subarray(0, 0))',
  ),
  states(
    'what was received does not end a withdrawal',
    "return sums.received > 0n ? 'ALL_RECEIVED' : 'CANCELLED'",
    "return 'CANCELLED'",
  ),
  kernel('decimals that a currency has not are taken', `{1,\${scale}}`, '{1,9}'),
  kernel('below zero the sign is lost', "const sign = amount < 0n ? '-' : ''", "const sign = ''"),
  covering('the house has one round of five', 'houseHasOneIn = 10', 'houseHasOneIn = 5'),
  covering('the best outcomes are set aside', 'a < b ? -1 : a > b ? 1 : 0', 'a < b ? 1 : a > b ? -1 : 0'),
  at('merchants/regions.ts', 'merchants/regions.test.ts')(
    'the first region is the default one',
    'regions.find(({ isDefault }) => isDefault)',
    'regions[0]',
  ),
]
