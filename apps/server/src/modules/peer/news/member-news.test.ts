import { expect, test } from 'vitest'
import { newsOf } from './member-news.ts'

test.each([
  ['the receiver is asked', 'AWAITING_PAYMENT', 'PROOF_SENT', 'payer', [['receiver', 'peer_confirm']]],
  [
    'the payer hears that it was received',
    'PROOF_SENT',
    'RECEIVED',
    'receiver',
    [['payer', 'peer_received']],
  ],
  ['or that the clock decided so', 'PROOF_SENT', 'AUTO_RECEIVED', 'clock', [['payer', 'peer_received']]],
  ['the other side hears of a dispute', 'PROOF_SENT', 'DISPUTED', 'receiver', [['payer', 'peer_disputed']]],
  [
    'both hear of one that the operator opens',
    'PROOF_SENT',
    'DISPUTED',
    'operator',
    [
      ['payer', 'peer_disputed'],
      ['receiver', 'peer_disputed'],
    ],
  ],
  [
    'and of what was decided',
    'DISPUTED',
    'NOT_PAID',
    'operator',
    [
      ['payer', 'peer_decided'],
      ['receiver', 'peer_decided'],
    ],
  ],
  [
    'who found the money after all tells the payer',
    'DISPUTED',
    'RECEIVED',
    'receiver',
    [['payer', 'peer_received']],
  ],
  [
    'an offer that ran out is told to who let it',
    'RESERVED',
    'EXPIRED',
    'clock',
    [['payer', 'peer_expired']],
  ],
  ['who begins or gives up knows it', 'RESERVED', 'AWAITING_PAYMENT', 'payer', []],
  ['nobody is told of what was given up', 'AWAITING_PAYMENT', 'CANCELLED', 'payer', []],
] as const)('%s', (_title, from, to, actor, news) => {
  expect(newsOf(from, to, actor)).toEqual(news)
})
