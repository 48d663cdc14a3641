/**
 * Calls that nobody in a fuzz brings further than a refusal, and what they lack for it. They are asked all the same, and
 * what they look up before they refuse is compared with the rest.
 */
export const beyond: Readonly<Record<string, readonly string[]>> = {
  'a code that went out by message, or a link in a mail': [
    'PUT /wps/v2/members',
    'PUT /wps/v2/members/mobile',
    'POST /wps/v2/password/reset',
    'POST /wps/v2/password/phone',
    'POST /wps/v2/security/confirm/code',
    'POST /wps/v2/security/bind',
  ],
  'a member of this name and password': [
    'POST /wps/v2/auth/login',
    'POST /wps/v2/members/me/password',
    'PUT /wps/v2/members/me/password',
  ],
  'an authenticator, and a login that waits for it': [
    'POST /wps/v2/auth/second/code',
    'POST /wps/v2/auth/second',
    'PUT /wps/v2/security/authenticator',
    'POST /wps/v2/security/recovery-codes',
  ],
  'a third party that answers for somebody': [
    'POST /wps/v2/sms/register/third',
    'POST /wps/v2/sms/register/third/proof',
    'POST /wps/v2/oauth/telegram/callback',
    'POST /wps/v2/oauth/session',
    'PUT /wps/v2/oauth/members',
    'POST /wps/v2/members/me/third-party',
    'POST /wps/v2/members/me/third-party/unlink',
  ],
  'a picture, or a name out of a list': [
    'POST /wps/v2/members/me/profile',
    'POST /wps/v2/members/me/avatar',
    'GET /wps/v2/security/document',
    'POST /wps/v2/security/document',
    'PUT /wps/v2/security/documents',
    'POST /wps/v2/deposits/slip',
    'GET /wps/v2/deposits/slip',
  ],
  'another session, another place, or a raise of a limit that waits': [
    'DELETE /wps/v2/security/session',
    'DELETE /wps/v2/security/place',
    'POST /wps/v2/protection/limits/confirm-raise',
    'POST /wps/v2/protection/limits/cancel-raise',
  ],
  'a studio behind the game, or a maker who keeps a wallet': [
    'GET /wps/v2/wallets/vendor',
    'POST /wps/v2/wallets/transfer',
    'POST /wps/v2/games/launch',
    'POST /wps/v2/fairness/seeds',
  ],
  'a bound account whose rest is over, and money that was played through': [
    'GET /wps/v2/turnover/bets',
    'POST /wps/v2/withdrawals',
    'GET /wps/v2/withdrawals/detail',
    'POST /wps/v2/withdrawals/cancel',
  ],
  'a member whom another one pays': [
    'GET /wps/v2/peer/parts/picture',
    'POST /wps/v2/peer/parts/begin',
    'POST /wps/v2/peer/parts/give-up',
    'POST /wps/v2/peer/parts/proof',
    'GET /wps/v2/withdrawals/parts',
    'DELETE /wps/v2/withdrawals/parts',
    'POST /wps/v2/withdrawals/parts/receipt',
    'POST /wps/v2/peer/parts/dispute',
    'POST /wps/v2/peer/parts/evidence',
    'POST /wps/v2/peer/parts/appeal',
  ],
  'a name that is not among those that were told': [
    'POST /wps/v2/deposits/cancel',
    'GET /wps/v2/records/bets/detail',
  ],
  'a message that somebody was told': [
    'DELETE /wps/v2/messages',
    'POST /wps/v2/messages/read',
    'POST /wps/v2/messages/restore',
  ],
  'an offer that runs, and a reward of it that waits': [
    'GET /wps/v2/promotions/detail',
    'POST /wps/v2/promotions/join',
    'POST /wps/v2/promotions/sign',
    'POST /wps/v2/promotions/claim',
    'POST /wps/v2/promotions/apply',
    'POST /wps/v2/rewards/claim',
    'GET /wps/v2/promotions/draw',
    'POST /wps/v2/promotions/raffle/claim',
    'POST /wps/v2/red-envelopes/grab',
    'POST /wps/v2/tickets/use',
  ],
  'points, goods of the mall, and a payment password': [
    'POST /wps/v2/points/redeem',
    'POST /wps/v2/points/convert',
  ],
  'a key of a browser to seal the answer for': ['GET /wps/v2/customer-service'],
}
