/**
 * Pictures with a code: each good for one answer, right or wrong, within two minutes; in the browser that
 * asked for it, and for what it was asked for, nowhere else.
 */

import { createHmac, randomInt } from 'node:crypto'
import type { CaptchaAction } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { captchaMs } from '../settings.ts'
import { isSame, isToken, newToken } from '../tokens.ts'
import { drawCaptcha } from './captcha-picture.ts'

const digits = 5

export interface Captchas {
  make(use: PictureUse): Promise<{ id: string; picture: string }>
  isRight(use: PictureUse, answered: Answered): Promise<boolean>
}

export interface PictureUse {
  readonly action: CaptchaAction
  readonly visit: string | null
}

export interface Answered {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
}

/** Keyed, since so short a code would be found behind a plain hash at once. What it is for is part of it. */
export const answerHash = (key: Buffer, { action, visit }: PictureUse, id: string, code: string): Buffer =>
  createHmac('sha256', key)
    .update(`captcha|${action}|${visit ?? ''}|${id}|${code}`)
    .digest()

interface CaptchaDeps {
  readonly db: Db
  readonly key: Buffer
  readonly now: () => Date
}

export function openCaptchas({ db, key, now }: CaptchaDeps): Captchas {
  return {
    async make(use) {
      const id = newToken()
      const code = Array.from({ length: digits }, () => randomInt(10)).join('')
      const picture = await drawCaptcha(code)
      const until = new Date(now().getTime() + captchaMs)
      await sql`insert into identity.captchas (id, answer_hash, expires_at)
        values (${id}, ${answerHash(key, use, id, code)}, ${until})`.execute(db)
      return { id, picture }
    },
    async isRight(use, { captcha, captchaId: id }) {
      if (!isToken(id)) return false
      const { rows } = await sql<{ answerHash: Buffer; expiresAt: Date }>`
        delete from identity.captchas where id = ${id}
        returning answer_hash as "answerHash", expires_at as "expiresAt"`.execute(db)
      const [row] = rows
      if (!row || row.expiresAt <= now()) return false
      if (use.visit === null) return false
      return isSame(row.answerHash, answerHash(key, use, id, (captcha ?? '').trim()))
    },
  }
}
