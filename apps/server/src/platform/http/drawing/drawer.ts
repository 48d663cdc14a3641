/**
 * Draws first screens in a thread of its own: React takes some 40 ms for one, in which no stake is to wait. The thread
 * holds the site as it was built for it, and reaches nothing but the calls that it asks us to make. What it is drawing
 * when it hangs or falls is not drawn, and the next screen begins another thread.
 */
import { Worker } from 'node:worker_threads'

export interface Wanted {
  /** With scheme, host and path. */
  readonly address: string
  readonly language: string
  readonly screen: 'phone' | 'wide'
}

export interface Drawn {
  readonly html: string
  /** How the page's own tag is written: language, direction, theme. */
  readonly tag: Readonly<Record<'lang' | 'dir' | 'theme' | 'language' | 'screen', string>>
  /** What the screen was made of. */
  readonly state: unknown
  /** Pictures that its head names, so that they come first. */
  readonly ahead?: readonly { readonly srcset: string; readonly media?: string }[]
  /** Why parts of it are left to the browser. */
  readonly left: readonly string[]
}

export interface Answer {
  readonly status: number
  readonly body: string
}

type Told =
  | { readonly ready: true }
  | { readonly asked: number; readonly address: string }
  | { readonly drawn: Drawn | null }
  | { readonly failed: string }

export interface Drawer {
  /** Null where the site shows nothing of its own there. One at a time. Throws where it could not be drawn. */
  draw(wanted: Wanted, ask: (address: string) => Promise<Answer>): Promise<Drawn | null>
  close(): Promise<void>
}

const longestUsuallyMs = 5_000

export function openDrawer(file: string, { longestMs = longestUsuallyMs } = {}): Drawer {
  let thread: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const drop = async () => {
    const dropped = thread
    thread = null
    await (await dropped?.catch(() => null))?.terminate()
  }

  const drawNow = async (wanted: Wanted, ask: (address: string) => Promise<Answer>) => {
    if (isClosed) return null
    thread ??= begin(file)
    const worker = await thread.catch(async (error: unknown) => {
      await drop()
      throw error
    })
    const { promise, resolve, reject } = Promise.withResolvers<Drawn | null>()
    const hear = (told: Told) => {
      if ('drawn' in told) resolve(told.drawn)
      else if ('failed' in told) reject(new Error(told.failed))
      else if ('asked' in told)
        ask(told.address).then((answer) => worker.postMessage({ answered: told.asked, ...answer }), reject)
    }
    const timer = setTimeout(() => reject(new Error(`no screen within ${longestMs} ms`)), longestMs)
    const onEnd = () => reject(new Error('the drawing thread ended'))
    worker.on('message', hear).once('error', reject).once('exit', onEnd)
    worker.postMessage({ draw: wanted })
    try {
      return await promise
    } catch (error) {
      await drop()
      throw error
    } finally {
      clearTimeout(timer)
      worker.off('message', hear).off('error', reject).off('exit', onEnd)
    }
  }

  return {
    draw(wanted, ask) {
      const next = last.then(() => drawNow(wanted, ask))
      last = next.catch(() => null)
      return next
    },
    async close() {
      isClosed = true
      await drop()
    },
  }

  function begin(file: string): Promise<Worker> {
    return new Promise((done, failed) => {
      const worker = new Worker(file, { env: {}, stdin: false })
      worker.unref()
      worker.once('error', failed)
      worker.once('exit', () => failed(new Error('the drawing thread ended')))
      worker.once('message', () => done(worker))
    })
  }
}
