/** A body that is too large is read to its end and thrown away: whoever still sends hears no answer, only a reset. */
import type { IncomingMessage } from 'node:http'

/** Of what nobody wants so much is heard, and so long. */
const bytesMax = 32 * 1024 * 1024
const withinMs = 10_000

export function heardOut(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((done) => {
    let heard = 0
    const end = () => {
      clearTimeout(late)
      request.off('data', count).off('end', end).off('close', end).off('error', end)
      done()
    }
    const count = (chunk: Buffer) => {
      heard += chunk.length
      if (heard > bytesMax) end()
    }
    const late = setTimeout(end, withinMs)
    request.on('data', count).on('end', end).on('close', end).on('error', end)
    request.resume()
  })
}
