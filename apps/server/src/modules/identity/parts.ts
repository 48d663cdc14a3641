/** What the ways into an account are made of. */

import type { Db } from '../../platform/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Directory } from '../merchants/index.ts'
import type { Messages } from '../messaging/index.ts'
import type { Attempts } from './attempts.ts'
import type { Authenticators } from './authenticators.ts'
import type { Avatars } from './avatars.ts'
import type { Captchas } from './captcha.ts'
import type { Codes } from './codes.ts'
import type { Endings } from './endings.ts'
import type { HumanCheck } from './human-check.ts'
import type { Passwords } from './passwords.ts'
import type { PaymentPasswords } from './payment-passwords.ts'
import type { SealedBodies } from './sealed-bodies.ts'
import type { Sessions } from './sessions.ts'
import type { Limits } from './settings.ts'
import type { ThirdPhone } from './third-phone.ts'
import type { ThirdPhoneCodes } from './third-phone-codes.ts'
import type { Verifications } from './verifications.ts'

export interface Parts {
  readonly db: Db
  readonly directory: Directory
  readonly secrets: Secrets
  readonly now: () => Date
  readonly limits: Limits
  readonly attempts: Attempts
  readonly authenticators: Authenticators
  readonly avatars: Avatars
  readonly captchas: Captchas
  readonly codes: Codes
  readonly endings: Endings
  readonly humanCheck: HumanCheck
  readonly messages: Messages
  readonly passwords: Passwords
  readonly paymentPasswords: PaymentPasswords
  readonly sealedBodies: SealedBodies
  readonly sessions: Sessions
  readonly verifications: Verifications
  readonly thirdPhone: ThirdPhone
  readonly thirdPhoneCodes: ThirdPhoneCodes
}
