/**
 * The one way for HTML that operators wrote into a page. The server cleaned it when it was written; it is
 * cleaned again here, so that a row that came into the table another way runs nothing either. What comes
 * back are nodes, never a string: no page hands text to the parser.
 */
import DOMPurify, { type Config } from 'dompurify'

const words = 'a b blockquote br code em h2 h3 h4 hr i li ol p s small span strong sub sup u ul'
const tables = 'table tbody td th thead tr'

const allowed: Config = {
  ALLOWED_TAGS: [...words.split(' '), ...tables.split(' '), 'img', 'figure', 'figcaption'],
  ALLOWED_ATTR: ['href', 'src', 'srcset', 'alt', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** Our own paths, https, and ways to write or call. */
  ALLOWED_URI_REGEXP: /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i,
}

/** Nodes that are safe to show, made from HTML that may be anything. */
export function safeNodes(html: string): DocumentFragment {
  const nodes = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })
  for (const link of nodes.querySelectorAll('a[href^="http"]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  for (const image of nodes.querySelectorAll('img')) image.setAttribute('loading', 'lazy')
  return nodes
}
