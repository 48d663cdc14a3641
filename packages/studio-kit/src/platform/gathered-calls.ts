/**
 * What players ask for in the same moment goes to the platform under one signature, and each hears its own answer. Nobody
 * waits for others: what was written down together is asked for together, and who is alone is sent alone.
 */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import * as z from 'zod/mini'
import type { Said, SignedPost } from './signed-post.ts'

interface Call {
  readonly call: vendor.Gatherable
  readonly body: { readonly requestId: string }
}

interface Waiting extends Call {
  readonly heard: (said: Said) => void
}

/** Each answer is read by itself, as if it had come alone: one that is not known here spoils no other. */
const reply = z.extend(vendor.gatheredCall.reply, { answers: z.optional(z.array(z.unknown())) })

/** Whoever does not know the path says so in many ways; of a stake by itself none of these says anything. */
const isNotOffered = (told: Said): boolean =>
  'why' in told &&
  (told.http === 501 ||
    (told.http !== null && told.http >= 400 && told.http < 500 && ![401, 408, 429].includes(told.http)))

/** A platform that does not take gathered calls is asked one by one for so long. */
const notOfferedMs = 3_600_000

export function openGatheredCalls(
  post: SignedPost,
  now: () => number = () => performance.now(),
): (call: Call) => Promise<Said> {
  let waiting: Waiting[] = []
  let aloneUntilMs = Number.NEGATIVE_INFINITY

  const sendAlone = async ({ call, body, heard }: Waiting) =>
    heard(await post(vendor.vendorCalls[call].path, body))

  async function sendTogether(calls: readonly Waiting[]): Promise<void> {
    const requestId = randomBytes(12).toString('hex')
    const told = await post(vendor.gatheredCall.path, {
      requestId,
      calls: calls.map(({ call, body }) => ({ call, body })),
    })
    const parsed = 'said' in told ? z.safeParse(reply, told.said).data : undefined
    const answers = parsed?.answers
    // Whether something of it was done nobody knows from here: each is sent again by itself, as after every lost answer.
    const isDeclined = isNotOffered(told) || (parsed && !answers && !parsed.retry)
    if (isDeclined) aloneUntilMs = now() + notOfferedMs
    const why = 'why' in told ? told.why : 'a gathered answer that breaks the contract'
    for (const [at, { body, heard }] of calls.entries()) {
      const said = answers?.[at]
      const isIts = (said as { requestId?: unknown } | null | undefined)?.requestId === body.requestId
      heard(isIts ? { said, http: 200 } : { why, http: told.http })
    }
  }

  function send(): void {
    const taken = waiting
    waiting = []
    const isTogether = taken.length > 1 && now() >= aloneUntilMs
    if (!isTogether) for (const each of taken) void sendAlone(each)
    else
      for (let from = 0; from < taken.length; from += vendor.gatheredMax)
        void sendTogether(taken.slice(from, from + vendor.gatheredMax))
  }

  return (call) =>
    new Promise((heard) => {
      waiting.push({ ...call, heard })
      if (waiting.length === 1) setImmediate(send)
    })
}
