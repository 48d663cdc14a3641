/**
 * Statements over rows of brands that name none, because what they ask for is of all brands, or of none yet: by reason,
 * and by a text that no other statement of the file has. Whoever writes one more, writes here why it must be so.
 */
import type { Excused } from './brands.ts'

export const ofAllBrands: Excused = {
  'money at a gateway is of no brand until it is matched with an order': {
    'cashier/deposits/hear.ts': ['select txn from cashier.payments where gateway = ?'],
    'cashier/deposits/match.ts': [
      'where channel = ? and memo = ?',
      'from cashier.deposit_references where channel = ?',
      "where channel = ? and match_by = 'amount'",
    ],
    'cashier/deposits/take.ts': [
      'as "isTakenBack" from cashier.payments',
      'update cashier.payments set reason = ?',
    ],
    'cashier/deposits/taken-back.ts': [
      'insert into cashier.payments',
      'update cashier.payments set taken_back_at = ?',
      'select order_id as "orderId" from cashier.payments',
      'taken_back_at as "takenBackAt" from cashier.payments',
    ],
  },
  'a person may find that a payment was for an order of another brand': {
    'cashier/deposits/review.ts': ['from cashier.payments where channel = ? and txn = ? for update'],
  },
  'the clock asks each gateway for the orders of all brands at once': {
    'cashier/deposits/sweep.ts': ['select distinct gateway from cashier.deposits', 'with due as ('],
  },
  'a statement of a gateway is of all brands that it serves': {
    'cashier/reconciliation/reconcile.ts': ['insert into cashier.reconciliations'],
    'cashier/reconciliation/ours.ts': ['from cashier.payments p', 'from cashier.payout_sends s'],
  },
  'the clock settles the debts of all brands, one after the other': {
    'cashier/deposits/debts.ts': ['select distinct account_id as id from cashier.debts'],
    'ledger/debts.ts': ['select distinct d.account_id as id from ledger.debts d'],
  },
  'operators see on one desk what waits in all brands': {
    'cashier/desk.ts': [
      "from cashier.payments where state <> 'credited'",
      'from cashier.payment_doubts',
      "select 'deposit' as kind",
    ],
    'vendors/credits/decide.ts': ['from vendors.credit_budgets order by merchant_id'],
    'vendors/credits/rows.ts': ["from vendors.held_credits where state = 'open' ?"],
    'vendors/credits/signed.ts': ['from vendors.decisions'],
    'vendors/origins/origins.ts': ['from vendors.unusual_credits where looked_at is null'],
  },
  'the stakes of all brands are read together, and each finds its pot': {
    'jackpot/feed.ts': ['from (select distinct * from unnest('],
    'jackpot/pots.ts': ['from jackpot.pots where state = ?'],
  },
  'what modules publish of members is followed over all brands, in one order': {
    'identity/published.ts': ['select id, written_xid as xid'],
    'protection/published.ts': ['select id, written_xid as xid'],
    'turnover/without-rebate.ts': ['select id, written_xid as xid'],
    'turnover/done.ts': ['where done_xid is not null and (done_xid, id)', "where source_kind = 'bonus'"],
    'promotions/bonus/door.ts': ['from promotions.purse_marks where changed_xid >= ?'],
    'vip/changes.ts': ['select id, written_xid as xid'],
  },
  'who counts bets reads those of all brands, in one order': {
    'wallet/settlements.ts': [
      'as packed from wallet.settlements where id > ?',
      'from (select id, merchant_id, game_id, at from wallet.settlements where id > ?',
      'from wallet.settlements where id > ? and id <= ?',
      'select id as last from wallet.settlements order by id desc',
    ],
  },
  'the books are one, and are audited as one': {
    'ledger/audit.ts': [
      'from ledger.transfers t join ledger.accounts a',
      '(select count(*)::int from ledger.accounts) as accounts',
    ],
    'vendors/credits/audit.ts': ['from vendors.held_credits', 'from vendors.credit_budgets b'],
  },
  'the clock looks in all brands for what a closed account ends': {
    'peer/closing/closing.ts': ['from peer.asks k'],
  },
  'the door of stakes knows the guarded accounts of all brands, by account': {
    'protection/door.ts': ['from protection.members where changed_xid >= ?'],
  },
  'a launch is found by its secret, and says whose it is': {
    'vendors/sessions.ts': ['delete from vendors.launches where token_hash'],
  },
  'the clock forgets what is long over, in all brands at once': {
    'vendors/sessions.ts': ['delete from vendors.launches where expires_at', 'delete from vendors.sessions'],
  },
}
