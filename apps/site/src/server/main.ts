/**
 * Draws first screens, in a thread of the platform. It reaches nothing but what it is handed: every call that a screen
 * makes goes to the platform as a message, and the answer comes back as one. One screen at a time.
 */
import './world.ts'
import { parentPort } from 'node:worker_threads'
import type { Wanted } from './draw.tsx'

type Told =
  | { readonly draw: Wanted }
  | { readonly answered: number; readonly status: number; readonly body: string }

const port = parentPort
if (!port) throw new Error('this draws in a thread of the platform')

let asked = 0
const waiting = new Map<number, (answer: Response) => void>()

Object.assign(globalThis, {
  fetch: (address: string) =>
    new Promise<Response>((done) => {
      waiting.set(++asked, done)
      port.postMessage({ asked, address })
    }),
})

// Only now: modules of the site read the world around them as they are loaded.
const { draw } = await import('./draw.tsx')
port.on('message', (told: Told) => {
  if ('answered' in told) {
    waiting.get(told.answered)?.(new Response(told.body, { status: told.status }))
    waiting.delete(told.answered)
    return
  }
  draw(told.draw).then(
    (drawn) => port.postMessage({ drawn }),
    (error: unknown) => port.postMessage({ failed: String(error) }),
  )
})
port.postMessage({ ready: true })
