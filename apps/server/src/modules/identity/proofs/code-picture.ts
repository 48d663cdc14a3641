import type { CaptchaAction } from '@jackfruit/contracts/identity'
import { Refusal } from '@jackfruit/kernel'
import type { Answered } from '../guards/captcha.ts'
import type { Parts } from '../parts.ts'
import { type Asking, mayAskBare } from './code-budgets.ts'

interface Shown {
  readonly action: CaptchaAction
  readonly answered: Answered
}

/** Much asked from one place, in one browser or about one number: a person has to read a picture before the next. */
export async function checkPicture(
  parts: Pick<Parts, 'attempts' | 'captchas' | 'limits' | 'now'>,
  asking: Asking,
  { action, answered }: Shown,
): Promise<void> {
  if (!answered.captcha) {
    if (await mayAskBare(parts, asking)) return
    throw new Refusal('captcha_required', { captcha: true })
  }
  if (!(await parts.captchas.isRight({ action, visit: asking.asker.visit }, answered)))
    throw new Refusal('phone_captcha_failed', { captcha: true })
}
