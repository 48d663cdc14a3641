/** A gateway of the outside that does as it is told. */
import type { Gateway, PayoutWish } from '../modules/cashier/gateways/port.ts'

type SendAnswer = Awaited<ReturnType<Gateway['sendPayout']>>
type AskAnswer = Awaited<ReturnType<Gateway['queryPayout']>>

/** A way out whose answers are set; it keeps every wish that it was sent. */
export interface ToldGateway extends Gateway {
  readonly wishes: PayoutWish[]
  sends: SendAnswer | ((wish: PayoutWish) => Promise<SendAnswer>)
  asks: AskAnswer
}

export function toldGateway(code: string): ToldGateway {
  const none = async () => {
    throw new Error('nothing is paid in here')
  }
  const gateway: ToldGateway = {
    ...{ code, kinds: ['wallet', 'bank', 'crypto'], wishes: [], sends: 'sent', asks: 'paid' },
    ...{ createDeposit: none, readWebhook: none, queryDeposit: none, queryPayment: none, statementOf: none },
    async sendPayout(wish) {
      gateway.wishes.push(wish)
      return typeof gateway.sends === 'string' ? gateway.sends : gateway.sends(wish)
    },
    queryPayout: async () => gateway.asks,
  }
  return gateway
}
