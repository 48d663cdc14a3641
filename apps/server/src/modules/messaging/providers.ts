/** Which services carry messages here, as the environment says. */
import type { Config } from '../../platform/config.ts'
import { usualPatience, withPatience } from './breaker.ts'
import { mailAttempt } from './mail-smtp.ts'
import { demonstration, type MessageKind, type Provider } from './provider.ts'
import { smsAttempt } from './sms-http.ts'

type Settings = Pick<Config, 'env' | 'sms' | 'mail'>

/** A demonstration without a service keeps what it sends in its outbox; in production there is none then. */
export function providersOf({ env, sms, mail }: Settings): Readonly<Record<MessageKind, Provider | null>> {
  const without = env === 'production' ? null : demonstration
  const { timeoutMs } = usualPatience
  return {
    sms: sms ? withPatience(smsAttempt(sms)) : without,
    mail: mail ? withPatience(mailAttempt({ ...mail, timeoutMs })) : without,
  }
}
