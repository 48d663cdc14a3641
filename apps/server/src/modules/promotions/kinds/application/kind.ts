/** Something that people look at: a remark, and pictures where they are asked for. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { count, money, say } from '../../say.ts'
import { amount, minor, whole } from '../../terms.ts'
import type { Kind } from '../kind.ts'
import { keepPictures } from './pictures.ts'

const terms = {
  /** The most that is given for it; whoever decides may give less. */
  amount,
  picturesMin: whole(0, 3),
  /** Whether somebody who was refused may apply again. */
  mayAgain: z.boolean(),
}
interface Terms {
  readonly amount: string
  readonly picturesMin: number
  readonly mayAgain: boolean
}

export const application: Kind<Terms> = {
  ...{ code: 'application', terms, begins: 'apply' },
  begin: () => ({}),
  most: (given) => minor(given.amount),
  expected: (given) => minor(given.amount),
  mayApply: ({ terms: given, membership }) => membership?.state === 'rejected' && given.mayAgain,
  picturesMin: (given) => given.picturesMin,
  paysLater: true,
  promise: (given) => say('application_promise', money('amount', minor(given.amount))),
  steps: (given) => [
    given.picturesMin > 0
      ? say('application_step_show', count('count', given.picturesMin))
      : say('application_step_ask'),
    say('application_step_look'),
    say('application_step_take', money('amount', minor(given.amount))),
  ],
  rules: (given) => (given.mayAgain ? [say('rule_again')] : []),
  async onPress(scene, _press, { application: sent }) {
    const { tx, terms: given, membership, person, now } = scene
    if (!sent) throw new Refusal('promotion_not_now')
    if (membership.state === 'rejected' && !given.mayAgain) throw new Refusal('promotion_not_now')
    if (sent.pictures.length < given.picturesMin)
      throw new Refusal('pictures_missing', { count: given.picturesMin })
    await scene.turn('apply')
    const { rows } = await sql<{ id: bigint }>`
      insert into promotions.applications (merchant_id, membership_id, member_id, remark, at)
      values (${person.merchantId}, ${membership.id}, ${person.memberId}, ${sent.remark}, ${now})
      returning id`.execute(tx)
    const [row] = rows
    if (row)
      await keepPictures(
        tx,
        scene.keys,
        { merchantId: person.merchantId, applicationId: row.id },
        sent.pictures,
      )
  },
}
