/** A load in a process of its own: it is sent its job, and its one message is what it found. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export function forkLoad<Found>(file: URL, job: object): Promise<Found> {
  return new Promise((done, failed) => {
    const child = fork(fileURLToPath(file), { execArgv: ['--disable-warning=ExperimentalWarning'] })
    child.once('message', (answer) => done(answer as Found))
    child.once('error', failed)
    child.once('exit', (status) => status !== 0 && failed(new Error(`the load ended with status ${status}`)))
    child.send(job)
  })
}
