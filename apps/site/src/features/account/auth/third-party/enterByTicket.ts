import { type ReplyOf, thirdParty } from '@jackfruit/contracts'
import type * as z from 'zod/mini'
import { call } from '../../../../shared/calls/api.ts'
import { type Entered, enter } from '../entry.ts'
import { passHumanCheck } from '../humanCheck.ts'
import type { Side } from './provider.ts'

export type NewAccount = NonNullable<ReplyOf<typeof thirdParty.enter>['newAccount']>

export interface ByTicket {
  readonly returnTo: string
  readonly entered: Entered | null
  readonly newAccount: NewAccount | null
}

export async function enterByTicket(ticket: string, side: Side): Promise<ByTicket> {
  const { returnTo, session, newAccount } = await call(thirdParty.enter, { body: { ticket, side } })
  return { returnTo, newAccount, entered: session && (await enter(session, null)) }
}

type Form = Omit<
  z.input<typeof thirdParty.openAccount.body>,
  'humanCheck' | 'ageConfirmed' | 'domain' | 'registerUrl'
>

export async function openAccount(form: Form): Promise<Entered> {
  const body = {
    ...form,
    ageConfirmed: true,
    domain: location.hostname,
    registerUrl: `${location.origin}${location.pathname}`,
    humanCheck: await passHumanCheck(),
  }
  const { session } = await call(thirdParty.openAccount, { body })
  return enter(session, null)
}
