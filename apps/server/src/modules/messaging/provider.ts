/** What carries messages away: an SMS service, a mail server, or the demonstration's outbox. */

export type MessageKind = 'sms' | 'mail'

export interface Letter {
  /** The same for every try, so that a service can tell a repetition. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export interface Provider {
  /** Throws DeliveryFailure when the message was not taken. */
  send(letter: Letter): Promise<void>
  /** False while it is known not to answer. */
  isUp(): boolean
}

/** `quota`: the service takes no more of us. `invalid`: it knows no such target. `unknown`: anything else. */
export type FailureKind = 'quota' | 'invalid' | 'unknown'

export class DeliveryFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.name = 'DeliveryFailure'
    this.kind = kind
  }
}

/** Takes everything: what was sent is read at /dev/outbox. */
export const demonstration: Provider = { send: async () => {}, isUp: () => true }
