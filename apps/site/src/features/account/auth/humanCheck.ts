import { identity } from '@jackfruit/contracts'
import { call } from '../../../shared/calls/api.ts'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { scriptUrl } from '../../../shared/text/trusted.ts'
import solverUrl from './solver.worker.ts?worker&url'

const givesUpAfter = 60_000

/** Solves a fresh proof of work and answers it as the platform wants it: base64 of its parts as JSON. */
export async function passHumanCheck(): Promise<string> {
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
