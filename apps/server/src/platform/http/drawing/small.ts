/** A page with its first screen is some hundred kilobytes of text, of which a slow line carries a fifth. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const [brotlied, gzipped] = [promisify(brotliCompress), promisify(gzip)]
/** Made anew for each visit, as its nonce is: the first level that looks back over all of it, in a few milliseconds. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export async function sendSmall(request: FastifyRequest, reply: FastifyReply, text: string) {
  const known = String(request.headers['accept-encoding'] ?? '')
  reply.header('vary', 'Host, Accept-Encoding, Cookie')
  if (/\bbr\b/.test(known)) return reply.header('content-encoding', 'br').send(await brotlied(text, options))
  if (/\bgzip\b/.test(known)) return reply.header('content-encoding', 'gzip').send(await gzipped(text))
  return reply.send(text)
}
