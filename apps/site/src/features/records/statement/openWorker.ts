import { scriptUrl } from '../../../shared/text/trusted.ts'
import workerUrl from './statement.worker.ts?worker&url'
import type { Ask, Checker, Told } from './talk.ts'

export function openWorker(): Checker {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
  return {
    ask: (question: Ask) =>
      new Promise<Told>((done, failed) => {
        worker.onmessage = ({ data }: MessageEvent<Told>) => done(data)
        worker.onerror = () => failed(new Error('the worker failed'))
        worker.postMessage(question)
      }),
    close: () => worker.terminate(),
  }
}
