/** The built site's letters, for a page that has none of the site's other files: Latin, and one script. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageOf, scripts } from '@jackfruit/i18n/languages'

/** Style rules that give the families `Site` and `Script`, by language; none where no site was built. */
export function lettersIn(folder: string | null): (language: string) => string {
  const assets = folder === null ? '' : join(folder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.woff2')) : []
  return (language) => {
    const own = languageOf(language)?.script
    const subset = own && scripts[own]?.subset
    return files
      .flatMap((name) => {
        if (name.startsWith('archivo-latin-wdth')) return face('Site', '100 900', name)
        const [, drawn, weight = ''] = /^noto-[a-z]+-(\w+)-\w+-(\d00)-normal-/.exec(name) ?? []
        return drawn !== undefined && drawn === subset ? face('Script', weight, name) : []
      })
      .join('')
  }
}

const face = (family: string, weight: string, name: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/assets/${name}") format("woff2")}`
