/**
 * Where customer service is reached without the site: a page that answers while the brand is closed
 * too, needs no script, and says what the brand's text `service` and its social links say.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/database/db.ts'
import { HttpProblem } from '../../platform/http/problem.ts'
import type { BrandData } from '../merchants/index.ts'
import { isSecureAddress } from './html.ts'
import { lettersIn } from './letters.ts'
import { serviceStyle } from './service-style.data.ts'
import { shownTopics } from './shown.ts'
import { openContentStore } from './store.ts'
import type { Languages } from './texts.ts'

export interface ServicePage {
  readonly db: Db
  readonly brandOf: (request: FastifyRequest) => Promise<BrandData | null>
  /** Where the built site lies with its letters, if there is one. */
  readonly site: string | null
}

const serviceTopic = 'service'

export function mountServicePage(app: FastifyInstance, { db, brandOf, site }: ServicePage): void {
  const store = openContentStore(db)
  const letters = lettersIn(site)
  app.get('/service', { config: { policy: 'open', rate: 'page' } }, async (request, reply) => {
    const brand = await brandOf(request)
    if (!brand) throw new HttpProblem(421, 'domain_check_failed')
    const stored = (await store.topics(brand.id)).filter(({ slug }) => slug === serviceTopic)
    const language = languageFor(request.headers['accept-language'] ?? '', brand, stored[0]?.titles ?? {})
    const [topic] = shownTopics(stored, [language, brand.fallbackLanguage, 'EN'] satisfies Languages)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .headers({
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        vary: 'Host, Cookie, Accept-Language',
      })
      .type('text/html; charset=utf-8')
      .send(
        pageOf(brand, {
          ...{ language, nonce, style: letters(language) + serviceStyle },
          topic: topic ?? { title: brand.name, articles: [] },
        }),
      )
  })
}

/** The first of the visitor's languages that the brand speaks and the text is written in, else the brand's own. */
export function languageFor(
  accepted: string,
  brand: Pick<BrandData, 'supportedLanguages' | 'defaultLanguage'>,
  written: Readonly<Record<string, string | undefined>>,
): string {
  const asked = accepted.split(',').map((each) => each.trim().slice(0, 2).toUpperCase())
  const isSpoken = (code: string) => brand.supportedLanguages.includes(code) && Boolean(written[code])
  return asked.find(isSpoken) ?? (written[brand.defaultLanguage] ? brand.defaultLanguage : 'EN')
}

interface Shown {
  readonly language: string
  readonly nonce: string
  readonly style: string
  readonly topic: { readonly title: string; readonly articles: readonly { title: string; content: string }[] }
}

/** What the articles say has been made harmless; everything else is escaped here. */
function pageOf(brand: BrandData, { language, nonce, style, topic }: Shown): string {
  const links = brand.resources.filter(({ url }) => isSecureAddress(url))
  return `<!doctype html>
<html lang="${escaped(language.toLowerCase())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(topic.title)} · ${escaped(brand.name)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><p>${escaped(brand.name)}</p></header>
<main>
<h1>${escaped(topic.title)}</h1>
${topic.articles.map(({ title, content }) => `<section><h2>${escaped(title)}</h2>${content}</section>`).join('\n')}
${links.length === 0 ? '' : `<ul>${links.map(linkOf).join('')}</ul>`}
</main>
<footer><p>${escaped(brand.copyright)}</p></footer>
</body>
</html>
`
}

const linkOf = ({ url, labelNameEn }: BrandData['resources'][number]) =>
  `<li><a href="${escaped(url)}" rel="noopener noreferrer nofollow">${escaped(labelNameEn)}</a></li>`

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? '')
