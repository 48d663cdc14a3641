import { solveChallenge } from 'altcha-lib/v1'

interface Task {
  challenge: string
  salt: string
  algorithm: string
  maxnumber: number
}

/** Searches the number behind a challenge, off the page's own thread. */
self.onmessage = async ({ data }: MessageEvent<Task>) => {
  const { promise } = solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber)
  const solution = await promise
  self.postMessage(solution?.number ?? null)
}
