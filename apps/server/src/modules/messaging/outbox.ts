/**
 * What a demonstration has sent, as a page to read and as JSON. It exists only where the platform was
 * told to be a demonstration and the brand plays for play money, or under test; never in production.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '../../platform/http/problem.ts'
import { escaped } from '../../platform/http/web-app.ts'
import type { Shown } from './message-rows.ts'
import type { Messages } from './messages.ts'

interface OutboxBrand {
  readonly id: number
  readonly name: string
  readonly playMoney: boolean
}

export interface OutboxOptions {
  readonly messages: Pick<Messages, 'latest'>
  readonly brandOf: (request: FastifyRequest) => Promise<OutboxBrand | null>
  readonly isTest: boolean
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'"

export function mountOutbox(app: FastifyInstance, { messages, brandOf, isTest }: OutboxOptions): void {
  for (const url of ['/dev/outbox', '/dev/inbox']) {
    app.get(url, { config: { policy: 'demo', rate: 'page' } }, async (request, reply) => {
      const brand = await brandOf(request)
      if (!brand || !(isTest || brand.playMoney)) throw new HttpProblem(404, 'not_found')
      const sent = await messages.latest(brand.id)
      reply.header('cache-control', 'no-store')
      if (!request.headers.accept?.includes('text/html')) return listOf(sent)
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .send(pageOf(brand.name, sent))
    })
  }
}

const listOf = (sent: readonly Shown[]) => {
  const of = (wanted: string) =>
    sent
      .filter(({ kind }) => kind === wanted)
      .map(({ id, to, subject, text, state, at }) => ({ id, to, subject, text, state, at }))
  return { sms: of('sms'), mails: of('mail') }
}

const style = `body{margin:0;background:#f3f5f0;color:#14231b;font:16px/1.6 system-ui,'Noto Sans Myanmar',sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}h1{font-size:24px;margin:0 0 4px}p{margin:0}
article{background:#fff;border:1px solid #d5ddd2;border-radius:14px;padding:16px 18px;margin-top:14px}
h2{font-size:16px;margin:0 0 6px;overflow-wrap:anywhere}pre{margin:8px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
small{color:#51635a;font-size:14px}
@media (prefers-color-scheme:dark){body{background:#0b1a13;color:#e9f1ea}article{background:#12271d;border-color:#2a4437}small{color:#a9bdb1}}`

const pageOf = (brand: string, sent: readonly Shown[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox of ${escaped(brand)}</title><style>${style}</style></head><body><main>
<h1>Outbox</h1><p>What ${escaped(brand)} has sent. Nothing leaves a demonstration.</p>
${sent.map(articleOf).join('\n') || '<p>Nothing yet.</p>'}
</main></body></html>`

const articleOf = ({ kind, to, subject, text, state, at }: Shown): string => `<article>
<h2>${kind === 'sms' ? 'SMS' : 'Mail'} to ${escaped(to)}</h2>
<small>${at.toISOString()} · ${escaped(state)}</small>
${subject && `<p><strong>${escaped(subject)}</strong></p>`}
<pre>${escaped(text)}</pre></article>`
