/** What members are told of, each kind with the tab it stands in. Its words are `inbox.<kind>` in the catalogues. */

/** For me, offers, and what concerns the account. Announcements, which are everybody's, have a tab of their own. */
export const categories = ['personal', 'offers', 'system'] as const
export type Category = (typeof categories)[number]

/**
 * Facts of a kind: texts as they are put in, `amount` with `currency` as money, `until` as an instant; the name of an
 * offer by language, as `offer_EN`.
 */
export const kinds = {
  deposit_credited: 'personal',
  deposit_reversed: 'personal',
  deposit_checked: 'personal',
  deposit_rejected: 'personal',
  withdrawal_approved: 'personal',
  withdrawal_paid: 'personal',
  withdrawal_partly_paid: 'personal',
  withdrawal_rejected: 'personal',
  withdrawal_returned: 'personal',
  withdrawal_papers: 'personal',
  transfer_received: 'personal',
  peer_pay: 'personal',
  peer_confirm: 'personal',
  peer_received: 'personal',
  peer_expired: 'personal',
  peer_disputed: 'personal',
  peer_decided: 'personal',
  credit_held: 'personal',
  credit_released: 'personal',
  credit_taken: 'personal',
  turnover_done: 'personal',
  mall_approved: 'personal',
  mall_confirmed: 'personal',
  mall_rejected: 'personal',
  vip_up: 'personal',
  vip_down: 'personal',
  rebate_paid: 'personal',
  contract_offered: 'personal',
  contract_asked: 'personal',
  contract_agreed: 'personal',
  contract_declined: 'personal',
  contract_end_asked: 'personal',
  contract_ended: 'personal',
  contract_broken: 'personal',
  agent_paid: 'personal',
  bill_due: 'personal',
  bill_overdue: 'personal',
  bill_paid: 'personal',
  application_approved: 'personal',
  application_rejected: 'personal',
  bonus_done: 'personal',
  bonus_given_up: 'personal',
  bonus_expired: 'personal',
  bonus_reversed: 'personal',
  reward_ready: 'offers',
  reward_expiring: 'offers',
  rounds_ready: 'offers',
  rounds_refused: 'offers',
  rounds_over: 'offers',
  mission_ready: 'offers',
  raffle_won: 'offers',
  friend_counts: 'offers',
  cashback_ready: 'offers',
  limit_changed: 'system',
  limit_raise_asked: 'system',
  limit_raised: 'system',
  place_added: 'system',
  password_changed: 'system',
  payment_password_set: 'system',
  authenticator_on: 'system',
  authenticator_off: 'system',
  mobile_bound: 'system',
  email_bound: 'system',
  documents_decided: 'system',
} as const satisfies Readonly<Record<string, Category>>
export type MessageKind = keyof typeof kinds

/** What cannot wait: it stays on top until it was read. */
export const urgentKinds: readonly MessageKind[] = [
  'withdrawal_papers',
  'bill_overdue',
  'peer_pay',
  'peer_confirm',
  'peer_disputed',
  'password_changed',
  'payment_password_set',
]

/** Where what a message tells of is seen: a page of the member centre, and within it one thing. */
export const linkPages = [
  'depositv2',
  'withdraw',
  'receipts',
  'transferUpline',
  'turnover',
  'transactionHistory',
  'personalHistoryCopy',
  'pointRecord',
  'securityCenter',
  'protection',
  'vip',
  'manualRebate',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
] as const
export type LinkPage = (typeof linkPages)[number]
