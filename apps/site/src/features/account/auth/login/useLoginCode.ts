import { codes } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'
import type { Login } from './useLogin.ts'

/** Asks for the code of a login by mobile; answers for how many minutes the button rests. */
export function useLoginCode({ fields, picture, canAsk, refuse }: Login): () => Promise<number | null> {
  return async () => {
    if (!(await canAsk())) return null
    const { mobileNum, countryDialingCode } = fields
    try {
      const body = { mobileNum: mobileNum.trim(), countryDialingCode, ...picture() }
      return (await call(codes.loginCode, { body })).expiredMinutes
    } catch (error) {
      refuse(error)
      return null
    }
  }
}
