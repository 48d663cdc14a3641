/** What the ways into an account are made of. */

import type { Db } from '../../platform/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Directory } from '../merchants/index.ts'
import type { Attempts } from './attempts.ts'
import type { Captchas } from './captcha.ts'
import type { Endings } from './endings.ts'
import type { HumanCheck } from './human-check.ts'
import type { Passwords } from './passwords.ts'
import type { SealedBodies } from './sealed-bodies.ts'
import type { Sessions } from './sessions.ts'
import type { Limits } from './settings.ts'

export interface Parts {
  readonly db: Db
  readonly directory: Directory
  readonly secrets: Secrets
  readonly now: () => Date
  readonly limits: Limits
  readonly attempts: Attempts
  readonly captchas: Captchas
  readonly endings: Endings
  readonly humanCheck: HumanCheck
  readonly passwords: Passwords
  readonly sealedBodies: SealedBodies
  readonly sessions: Sessions
}
