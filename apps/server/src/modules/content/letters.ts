/** The built site's letters, for a page that has none of the site's other files: Latin, and one script. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const scripts: Readonly<Record<string, string>> = {
  MY: 'myanmar',
  HI: 'devanagari',
  BN: 'bengali',
  UR: 'arabic',
  TH: 'thai',
}

/** Style rules that give the families `Site` and `Script`, by language; none where no site was built. */
export function lettersIn(folder: string | null): (language: string) => string {
  const assets = folder === null ? '' : join(folder, 'assets')
  const files = existsSync(assets) ? readdirSync(assets).filter((name) => name.endsWith('.woff2')) : []
  return (language) => {
    const script = scripts[language]
    return files
      .flatMap((name) => {
        if (name.startsWith('archivo-latin-wdth')) return face('Site', '100 900', name)
        const [, own, weight = ''] = /^noto-[a-z]+-(\w+)-\w+-(\d00)-normal-/.exec(name) ?? []
        return own !== undefined && own === script ? face('Script', weight, name) : []
      })
      .join('')
  }
}

const face = (family: string, weight: string, name: string): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("/assets/${name}") format("woff2")}`
