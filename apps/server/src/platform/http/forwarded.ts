/**
 * What a trusted proxy may say: from which address it was called, and nothing else. The host decides the brand and
 * comes from `Host` alone, and whether pages are served by https is what the mode says.
 */
import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

const unheard = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded']

/** Goes before everything that asks a request for its host, its protocol or its address. */
export function hearForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    for (const name of unheard) delete headers[name]
    const said = headers['x-forwarded-for']
    if (said !== undefined) headers['x-forwarded-for'] = addressesIn(String(said)).join(', ')
    done()
  })
}

/**
 * The addresses of a header, without the ports that some proxies write. It is read from its end, where our own proxy
 * wrote, and only as far as it has addresses: what stands before something else was said by nobody we know.
 */
function addressesIn(header: string): string[] {
  const all = header.split(',').map((part) => withoutPort(part.trim()))
  return all.slice(all.findLastIndex((each) => isIP(each) === 0) + 1)
}

/** `10.0.0.1:1234`, `[2001:db8::1]` and `[2001:db8::1]:1234` are addresses with something around them. */
function withoutPort(text: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/.exec(text) ?? []
  return bracketed ?? plain ?? text
}
