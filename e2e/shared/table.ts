/** A game as its page plays it, by the calls that the page makes. */
import { randomBytes } from 'node:crypto'
import type { Person } from '@jackfruit/groundwork/browser/person'
import { tell } from '@jackfruit/groundwork/browser/proving'

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

interface Answer {
  readonly token?: string
  readonly code?: string
  readonly retryAfterMs?: number
  readonly win?: string
}

interface Table {
  /** One round, as soon as the game is ready for it: what it paid, or the code with which it was refused. */
  bet(stake: string, choice: unknown): Promise<string>
}

export async function takeTable(person: Person, nodeId: string): Promise<Table> {
  const { url } = (await tell(person, 'POST', '/games/launch', { nodeId, language: 'EN' })) as { url: string }
  const { origin, pathname, searchParams } = new URL(url)
  const send = async (path: string, data: object, token = '') => {
    const address = `${origin}/${pathname.split('/')[1]}/play/v1/${path}`
    const headers = { authorization: `Bearer ${token}` }
    const answer = await person.page.request.post(address, { data, headers })
    return { status: answer.status(), answer: (await answer.json()) as Answer }
  }
  const opened = await send('open', { code: searchParams.get('code') })
  return {
    async bet(stake, choice) {
      const wanted = { clientBetId: `bet-${randomBytes(8).toString('hex')}`, stake, choice }
      for (;;) {
        const { status, answer } = await send('bet', wanted, opened.answer.token)
        if (status === 200) return answer.win ?? ''
        // Nobody plays faster than a person, and a busy studio is asked again.
        if (status !== 429 && status !== 503) return answer.code ?? String(status)
        await pause(answer.retryAfterMs ?? 100)
      }
    },
  }
}
