/** Faults in who somebody is. */
import type { Fault } from '../fault.ts'

const modules = 'apps/server/src/modules/identity'
const at =
  (file: string, ...tests: readonly string[]) =>
  (what: string, text: string, instead: string): Fault => ({
    ...{ what, text, instead },
    file: `${modules}/${file}`,
    tests: tests.map((each) => `${modules}/${each}`),
  })
const code = at('proofs/code-rows.ts', 'proofs/codes.db.test.ts')
const app = at('proofs/authenticators.ts', 'proofs/authenticators.db.test.ts')
const payment = at(
  'proofs/payment-passwords.ts',
  'proofs/verifications.db.test.ts',
  'profile/security.db.test.ts',
)

const link = at('proofs/recovery-rows.ts', 'recovery/recovery.db.test.ts')
const owned = at('proofs/codes.ts', 'proofs/codes.db.test.ts')
const third = at('proofs/third-phone.ts', 'proofs/third-phone.db.test.ts')

export const identityFaults: readonly Fault[] = [
  code('a code works twice', `and used_at is null and expires_at > \${at}`, `and expires_at > \${at}`),
  code('a code works for ever', ` and expires_at > \${at} and tries`, ' and tries'),
  code('a code may be guessed for ever', ` and tries < \${triesMax}\n`, '\n'),
  app('the code of an app works twice', `and last_step < \${step}`, `and last_step <= \${step}`),
  app('codes of yesterday work', 'window: 1 })', 'window: 2_880 })'),
  payment('a payment password may be guessed', 'if (wrong + undecided.tries > triesMax) {', 'if (false) {'),
  payment('a run of digits is no weak password', '[-1, 0, 1].includes', '[0].includes'),
  at('tokens.ts', 'identity.db.test.ts')(
    'any token is the same',
    'a.length === b.length && timingSafeEqual(a, b)',
    'a.length === b.length',
  ),
  at('sessions/sessions.ts', 'identity.db.test.ts')(
    'a session needs no cookie',
    'if (!bind || !isSame(row.bindHash, hashOf(bind))) return null',
    'if (!bind) return null',
  ),
  at('sessions/sessions.ts', 'identity.db.test.ts')(
    'a session never ends by itself',
    'row.expiresAt <= at || seenAt + row.idleSeconds * second <= at.getTime()',
    'row.expiresAt <= at',
  ),
  at('registration/register-rules.ts', 'registration/register-rules.test.ts')(
    'children register',
    '>= minAgeBirthday) return null',
    '>= minAgeBirthday - 1) return null',
  ),
  at('guards/human-check.ts', 'entry/entry.db.test.ts')(
    'a proof of work is good twice',
    'return numAffectedRows === 1n',
    'return numAffectedRows >= 0n',
  ),
  link(
    'two who come at once each use up one link',
    `and used_at is null and expires_at > \${at}\n    returning`,
    `and expires_at > \${at}\n    returning`,
  ),
  at('recovery/forgot-email.ts', 'recovery/recovery.db.test.ts')(
    'an older link works beside a newer one',
    '    await closeLinks(tx, member?.id ?? 0n, at)\n',
    '',
  ),
  owned('a code to log in with registers', `\${brand.id}|\${purpose}|\${owner}|`, `\${brand.id}|\${owner}|`),
  owned('a code is for any number', `|\${kind}|\${address}\``, '`'),
  third('another number was verified', "payload['phone_number'] !== address", "!payload['phone_number']"),
  third('a verification is shown twice', '!(await useUp(db, idToken, payload))', 'idToken === address'),
  third('a verification of yesterday is good', '> freshMs)', '> freshMs * 1_000)'),
  payment(
    'a lock is over with the next right one',
    '    if (lock.tries > 0) return locked(lock.until)\n',
    '',
  ),
  {
    what: 'a host of one brand is taken by another',
    file: 'apps/server/src/modules/merchants/write.ts',
    text: 'set country = excluded.country where known.merchant_id = $1`',
    instead: 'set country = excluded.country`',
    tests: ['apps/server/src/modules/merchants/write.db.test.ts'],
  },
  {
    what: 'a link is looked for in all brands',
    file: 'apps/server/src/modules/identity/proofs/recovery-rows.ts',
    text: `where merchant_id = \${merchantId} and token_hash = \${hashOf(token)}\n      and used_at is null and expires_at > \${at}\``,
    instead: `where token_hash = \${hashOf(token)}\n      and used_at is null and expires_at > \${at}\``,
    tests: ['tools/checks/modules/brands.db.test.ts'],
  },
]
