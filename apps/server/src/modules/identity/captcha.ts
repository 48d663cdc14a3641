/** Pictures with a code: each good for one answer, right or wrong, within two minutes. */
import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { drawCaptcha } from './captcha-picture.ts'
import { captchaMs } from './settings.ts'
import { isSame, isToken, newToken } from './tokens.ts'

const digits = 5

export interface Captchas {
  make(): Promise<{ id: string; picture: string }>
  isRight(id: string | undefined, answer: string | undefined): Promise<boolean>
}

/** Keyed, since so short a code would be found behind a plain hash at once. */
export const answerHash = (key: Buffer, id: string, code: string): Buffer =>
  createHmac('sha256', key).update(`captcha|${id}|${code}`).digest()

interface CaptchaDeps {
  readonly db: Db
  readonly key: Buffer
  readonly now: () => Date
}

export function openCaptchas({ db, key, now }: CaptchaDeps): Captchas {
  return {
    async make() {
      const id = newToken()
      const code = Array.from({ length: digits }, () => randomInt(10)).join('')
      const picture = await drawCaptcha(code)
      const until = new Date(now().getTime() + captchaMs)
      await sql`insert into identity.captchas (id, answer_hash, expires_at)
        values (${id}, ${answerHash(key, id, code)}, ${until})`.execute(db)
      return { id, picture }
    },
    async isRight(id, answer) {
      if (!isToken(id)) return false
      const { rows } = await sql<{ answerHash: Buffer; expiresAt: Date }>`
        delete from identity.captchas where id = ${id}
        returning answer_hash as "answerHash", expires_at as "expiresAt"`.execute(db)
      const [row] = rows
      if (!row || row.expiresAt <= now()) return false
      return isSame(row.answerHash, answerHash(key, id, (answer ?? '').trim()))
    },
  }
}
