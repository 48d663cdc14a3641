import { identity } from '@jackfruit/contracts'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { scriptUrl } from '../../../shared/text/trusted.ts'
import solverUrl from './solver.worker.ts?worker&url'

const givesUpAfter = 60_000

/** The platform takes a proof for ten minutes; one that was begun earlier is not handed in. */
const freshMs = 8 * 60_000

let begun: { readonly at: number; readonly proof: Promise<string> } | null = null

/** Starts on a proof, so that it is there before it is needed. One that is already on its way is enough. */
export function beginHumanCheck(): void {
  if (begun && performance.now() - begun.at < freshMs) return
  const proof = solve()
  const own = { at: performance.now(), proof }
  begun = own
  // Whoever needs it tries again, and tells what went wrong.
  proof.catch(() => {
    if (begun === own) begun = null
  })
}

/** A proof of work, each for one call: the one that was begun, or a fresh one. */
export async function passHumanCheck(): Promise<string> {
  const own = begun
  begun = null
  const isFresh = own !== null && performance.now() - own.at < freshMs
  return (isFresh && (await own.proof.catch(() => null))) || (await solve())
}

/** Solves a challenge and answers it as the platform wants it: base64 of its parts as JSON. */
async function solve(): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = await call(identity.humanCheck)
  const number = await search({ algorithm, challenge, maxnumber, salt })
  if (number === null) throw new CallFailure('refused', 'human_check_failed')
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}

function search(task: object): Promise<number | null> {
  const worker = new Worker(scriptUrl(solverUrl), { type: 'module' })
  return new Promise<number | null>((done, failed) => {
    const timer = setTimeout(() => done(null), givesUpAfter)
    worker.onmessage = ({ data }: MessageEvent<number | null>) => {
      clearTimeout(timer)
      done(data)
    }
    worker.onerror = () => {
      clearTimeout(timer)
      failed(new CallFailure('refused', 'human_check_failed'))
    }
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}
