/**
 * HTML that operators write, made harmless: a short list of tags for text, no attribute but a link's
 * address and a picture of ours, nothing that runs or loads from elsewhere. It is applied when a text is
 * written and again when it is read, so that a text that came into the database by another way is harmless too.
 */
import sanitizeHtml from 'sanitize-html'

const textTags = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'a', 'h2', 'h3', 'h4'],
  ...['ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
]

/** Tags whose text goes with them: it is code, or another parser would read it as tags. */
const droppedWhole = [
  ...['script', 'style', 'textarea', 'option', 'title', 'template', 'noscript', 'noembed', 'noframes'],
  ...['iframe', 'object', 'embed', 'xmp', 'plaintext', 'svg', 'math', 'select'],
]

const rules: sanitizeHtml.IOptions = {
  allowedTags: textTags,
  allowedAttributes: { a: ['href', 'target', 'rel'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: droppedWhole,
  nestingLimit: 20,
  transformTags: {
    a: (_tag, { href = '' }) => ({ tagName: 'a', attribs: linkOf(href) }),
    img: (_tag, attribs) => ({ tagName: 'img', attribs: pictureOf(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

/** A path of ours, an https address in a window of its own, a mail address; else no link at all. */
function linkOf(href: string): sanitizeHtml.Attributes {
  if (isOwnPath(href)) return { href }
  if (/^mailto:[\w.+-]+@[\w.-]+$/i.test(href)) return { href }
  return isSecureAddress(href) ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {}
}

/** A picture of our own folders, and how large it is; without an address it is left out. */
function pictureOf({ src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes) {
  if (!/^\/(art|img)\/[a-z0-9][\w@-]*(\/[\w@-]+)*\.(webp|png|jpg|svg)$/i.test(src)) return {}
  const sizes = Object.entries({ width, height }).filter(([, size]) => /^\d{1,4}$/.test(size))
  return { src, alt, ...Object.fromEntries(sizes) }
}

/** Starts with one slash; a second one, or a backslash, would lead to another host. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])[\w\-./~?=&%#+]*$/.test(href)

export const isSecureAddress = (href: string): boolean =>
  /^https:\/\/[a-z0-9]/i.test(href) &&
  !/[\s\\"'<>]/.test(href) &&
  URL.canParse(href) &&
  new URL(href).username === ''

const keptMax = 2_000
const kept = new Map<string, string>()

/** The same text gives the same answer, so what was cleaned lately is not cleaned again. */
export function cleanHtml(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const clean = sanitizeHtml(html, rules)
  if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? '')
  kept.set(html, clean)
  return clean
}
