/** How a first screen stands in the page: its marks, its content, and what it was made of. */
import { escaped } from '../web-app.ts'
import type { Drawn } from './drawer.ts'

const splash = '<div class="splash"><img src="/art/mark.svg" width="72" height="72" alt=""></div>'

/** The page's placeholders; without a drawing it begins with the mark alone. */
export function partsOf(drawn: Drawn | null, brandLanguage: string): Readonly<Record<string, string>> {
  if (!drawn)
    return { ...{ LANG: 'en', DIR: 'ltr', THEME: 'light', LANGUAGE: brandLanguage }, CONTENT: splash }
  const { tag, html, state, ahead = [] } = drawn
  const { lang, dir, theme, language, screen } = tag
  return {
    ...{ LANG: lang, DIR: dir, THEME: theme, LANGUAGE: language, DRAWN: theme, SCREEN: screen },
    CONTENT: unstyled(html),
    STATE: inScript(state),
    AHEAD: ahead.map(linkOf).join(''),
  }
}

/** The browser asks for the one of its size as soon as it reads the head. */
const linkOf = ({ srcset, media }: NonNullable<Drawn['ahead']>[number]): string =>
  `<link rel="preload" as="image" type="image/avif" fetchpriority="high" imagesrcset="${escaped(srcset)}"${media ? ` media="${escaped(media)}"` : ''}>`

/**
 * The page's policy lets no style stand in a tag. Each waits beside it, and the page's own script gives it back before
 * anything is shown.
 */
const unstyled = (html: string): string => html.replaceAll(/(<[a-z][^<>]*?) style="/g, '$1 data-style="')

/** JSON that ends no script, whatever texts it holds. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
