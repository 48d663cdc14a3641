/** Mail by SMTP, as plain text: nothing in it is loaded from anywhere, and nothing hides behind a link. */
import { createTransport } from 'nodemailer'
import type { Attempt } from './breaker.ts'
import { DeliveryFailure } from './provider.ts'

export interface MailServer {
  /** Such as smtps://name:secret@mail.example:465 */
  readonly url: string
  readonly from: string
  readonly timeoutMs: number
}

export function mailAttempt({ url, from, timeoutMs }: MailServer): Attempt {
  const transport = createTransport({
    ...{ url, disableFileAccess: true, disableUrlAccess: true },
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  })
  return async ({ id, to, subject, text }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@jackfruit>`,
      })
    } catch (error) {
      // What the server said repeats the address, so of the failure only its kind goes on: failures are logged.
      const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
      // 55x: the server knows no such mailbox.
      const kind = responseCode >= 550 && responseCode <= 553 ? 'invalid' : 'unknown'
      throw new DeliveryFailure(kind, `mail server: ${code} ${responseCode || ''}`.trim())
    }
  }
}
