/** What the address of the page `/oauth` says, and telling it to the window that waits. */
import { thirdParty } from '@jackfruit/contracts'
import { call } from '../../../../shared/calls/api.ts'
import { CallFailure } from '../../../../shared/calls/failure.ts'
import { answer, channelOf, type Outcome, question } from './provider.ts'

export interface Returned {
  readonly outcome: Outcome
  readonly purpose: thirdParty.Purpose
  /** The name of the window that waits, or nothing. */
  readonly flow: string
}

/** A page in the background may be slow to answer. */
const nobodyHears = 4_000

/** Telegram leaves its data in the fragment itself; the others have been to our server already. */
export async function readReturn(search: URLSearchParams, hash: URLSearchParams): Promise<Returned> {
  const result = hash.get('tgAuthResult')
  if (result !== null) return fromTelegram(search.get('state') ?? '', result)
  const ticket = hash.get('ticket')
  const problem = thirdParty.problems.find((each) => each === hash.get('problem')) ?? 'stale'
  return {
    outcome: ticket ? { ticket } : { problem },
    purpose: hash.get('purpose') === 'link' ? 'link' : 'login',
    flow: hash.get('flow') ?? '',
  }
}

async function fromTelegram(state: string, result: string): Promise<Returned> {
  const failed = (problem: thirdParty.Problem): Returned => ({
    outcome: { problem },
    purpose: 'login',
    flow: '',
  })
  if (result === 'false' || result === '') return failed('cancelled')
  try {
    const { ticket, ...known } = await call(thirdParty.telegramReturn, { body: { state, result } })
    return { outcome: { ticket }, ...known }
  } catch (error) {
    const code = error instanceof CallFailure ? error.code.replace('third_party_', '') : ''
    return failed(thirdParty.problems.find((each) => each === code) ?? 'unreachable')
  }
}

/**
 * Whether a window waits and has heard it. The ticket is told only to one that has answered: of two
 * windows, one uses it.
 */
export function tellOpener({ flow, outcome }: Returned): Promise<boolean> {
  if (!flow) return Promise.resolve(false)
  const channel = channelOf(flow)
  return new Promise((done) => {
    let isTold = false
    const finish = () => {
      clearTimeout(timer)
      channel.close()
      done(isTold)
    }
    const timer = setTimeout(finish, nobodyHears)
    channel.onmessage = ({ data }) => {
      if (data !== answer) return
      if (isTold) return finish()
      isTold = true
      channel.postMessage(outcome)
    }
    channel.postMessage(question)
  })
}
