/** What the demonstration has sent, read where it shows it. */
import { expect } from '@playwright/test'

interface Sent {
  readonly id: string
  readonly to: string
  readonly text: string
}

const site = process.env['E2E_SITE'] ?? ''

async function sentTo(kind: 'sms' | 'mails', to: string): Promise<Sent[]> {
  const answer = await fetch(`${site}/dev/outbox`, { headers: { accept: 'application/json' } })
  const box = (await answer.json()) as Record<typeof kind, Sent[]>
  return box[kind].filter((each) => each.to === to)
}

export interface Inbox {
  /** The next message, after those that were there before or were read. */
  next(): Promise<string>
  /** The next code of six digits. */
  code(): Promise<string>
}

/** Messages to this number or address from now on: what came before is not taken for an answer. */
export async function openInbox(kind: 'sms' | 'mails', to: string): Promise<Inbox> {
  const known = new Set((await sentTo(kind, to)).map(({ id }) => String(id)))
  const next = async (): Promise<string> => {
    let text = ''
    await expect(async () => {
      const fresh = (await sentTo(kind, to)).find(({ id }) => !known.has(String(id)))
      expect(fresh, `a message to ${to}`).toBeDefined()
      known.add(String(fresh?.id))
      text = fresh?.text ?? ''
    }).toPass({ timeout: 20_000 })
    return text
  }
  /** A message that only tells of something has none, and is read over. */
  const code = async (): Promise<string> => /\d{6}/.exec(await next())?.[0] ?? code()
  return { next, code }
}
