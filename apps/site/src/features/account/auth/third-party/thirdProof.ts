import { type ReplyOf, thirdPhone } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import type { CodeWanted } from '../register/registering.ts'

type Word = ReplyOf<typeof thirdPhone.prove>

export interface ThirdProof {
  /** Has a code sent; answers for how many seconds the next one has to wait. */
  send(wanted: CodeWanted): Promise<number>
  /** The third party's word for the number that the code was sent to, as the registration takes it. */
  prove(code: string): Promise<Word>
}

/** A code is good once there: its word is kept, so that a registration that was refused can be mended. */
export function openThirdProof(): ThirdProof {
  let session: string | null = null
  let last: { readonly code: string; readonly word: Word } | null = null
  return {
    async send(body) {
      const asked = await call(thirdPhone.send, { body })
      session = asked.session
      last = null
      return asked.seconds
    },
    async prove(code) {
      if (session === null) throw new CallFailure('refused', 'code_missing')
      if (last?.code !== code)
        last = { code, word: await call(thirdPhone.prove, { body: { session, code } }) }
      return last.word
    },
  }
}

interface Told {
  readonly mobileNum?: string
  readonly verificationCode?: string
}

/** With the third party's word for the number, if one is told, in place of the code that it sent. */
export async function vouched<T extends Told>({ verificationCode, ...told }: T, proof: ThirdProof) {
  return told.mobileNum ? { ...told, ...(await proof.prove(verificationCode ?? '')) } : told
}
