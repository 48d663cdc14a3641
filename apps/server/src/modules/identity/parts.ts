/** What the ways into an account are made of. */

import type { Db } from '../../platform/database/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Directory } from '../merchants/index.ts'
import type { Messages } from '../messaging/index.ts'
import type { Attempts } from './guards/attempts.ts'
import type { Captchas } from './guards/captcha.ts'
import type { Passwords } from './guards/hashing/passwords.ts'
import type { HumanCheck } from './guards/human-check.ts'
import type { SealedBodies } from './guards/sealed-bodies.ts'
import type { Avatars } from './profile/avatars.ts'
import type { Authenticators } from './proofs/authenticators.ts'
import type { Codes } from './proofs/codes.ts'
import type { PaymentPasswords } from './proofs/payment-passwords.ts'
import type { ThirdPhone } from './proofs/third-phone.ts'
import type { ThirdPhoneCodes } from './proofs/third-phone-codes.ts'
import type { Verifications } from './proofs/verifications.ts'
import type { Endings } from './sessions/endings.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { Limits } from './settings.ts'

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
