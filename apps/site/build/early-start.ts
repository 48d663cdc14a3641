/**
 * A script of a few lines in the page itself. While the site's own script is still on its way it asks for what that
 * will ask for first: the brand, the texts, and on home the slides, the games and the first picture.
 */
import { languages, type Script, scripts } from '@jackfruit/i18n/languages'
import type { Plugin } from 'vite'
import { defaultMerchant, merchantKey } from '../src/shared/session/merchant.ts'

/** Before the sheets of the page: a script that stands below them would wait for them. */
const place = '<!-- early start -->'
/** The page's own tag, and how the platform writes it. */
const tag = '<html lang="en" data-theme="light"'
const tagAsDrawn =
  '<html lang="__LANG__" dir="__DIR__" data-theme="__THEME__" data-drawn="__DRAWN__" data-screen="__SCREEN__"'
/** Right behind the first screen. */
const end = '<!-- early end -->'
/** For each language, the files that every screen in it needs. */
type Parts = Readonly<Record<string, readonly string[]>>
type Letters = Readonly<Record<string, readonly (readonly [font: string, letter: string])[]>>

/** The beginning of the names of the letters' files, where the page waits for them (src/shared/look/fonts.ts). */
function facesOf(script: Script): string | null {
  // Ours are cut smaller (cut-faces.ts).
  if (script === 'burmese') return script
  const drawn = scripts[script]
  return drawn && `${drawn.family.toLowerCase().replaceAll(' ', '-')}-${drawn.subset}`
}

export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        if (path !== '/index.html' || !bundle) return html
        const parts: Record<string, string[]> = {}
        for (const file of Object.values(bundle)) {
          const id = file.type === 'chunk' ? (file.facadeModuleId ?? '') : ''
          const code = /\/packages\/i18n\/locales\/([a-z]{2})\.ts$/.exec(id)?.[1]
          if (code) parts[code.toUpperCase()] = [`/${file.fileName}`]
        }
        for (const { code, script } of languages) {
          if (script === null) continue
          const sheet = new RegExp(`^assets/${script}-[^/]+[.]css$`)
          const file = Object.keys(bundle).find((name) => sheet.test(name))
          if (!file) throw new Error(`the build holds no sheet of ${script} faces`)
          parts[code] = [...(parts[code] ?? []), `/${file}`]
          const face = facesOf(script)
          if (face === null) continue
          const name = new RegExp(`^assets/${face}-(400|700)[-a-z]*-[^/]+[.]woff2$`)
          const files = Object.keys(bundle).filter((each) => name.test(each))
          if (files.length !== 2) throw new Error(`the build holds ${files.length} faces of ${face}, not two`)
          parts[code] = [...(parts[code] ?? []), ...files.map((each) => `/${each}`)]
        }
        if (!parts['EN']) throw new Error('the build holds no English texts')
        const [scripts, rest] = takeScripts(html)
        const children = `(${askEarly.toString()})(${[parts, [merchantKey, defaultMerchant], scripts].map((each) => JSON.stringify(each)).join()})`
        const script = `<script nonce="__NONCE__">${children}</script>`
        for (const each of [place, tag, end])
          if (!rest.includes(each)) throw new Error(`the page has no place for its early start: ${each}`)
        const state = '<script type="application/json" id="drawn">__STATE__</script>'
        const takeUp = `<script nonce="__NONCE__">(${settle.toString()})(${JSON.stringify(lettersOf())})</script>`
        return rest
          .replace(tag, () => tagAsDrawn)
          .replace(place, () => `__AHEAD__${script}`)
          .replace(end, () => `${takeUp}${state}`)
      },
    },
  }
}

/** By language, what its first screen is set in, as the browser's list of faces is asked for it: a font, and a letter of it. */
function lettersOf(): Letters {
  const latin = [['400 16px "Archivo Variable"', 'a']] as const
  const own = languages.flatMap(({ code, script }) => {
    const drawn = script && scripts[script]
    if (!drawn) return []
    return [[code, [400, 700].map((weight) => [`${weight} 16px "${drawn.family}"`, drawn.letter] as const)]]
  })
  return Object.fromEntries([['', latin], ...own])
}

/** The site's own script and what it begins with, taken out of the page: what is drawn already is shown before they are fetched. */
function takeScripts(html: string): [scripts: readonly string[], rest: string] {
  const scripts: string[] = []
  const rest = html.replace(
    /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?\b(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g,
    (whole: string, address: string) => {
      if (whole.includes('type="module"')) scripts.unshift(address)
      else scripts.push(address)
      return ''
    },
  )
  if (scripts.length === 0) throw new Error('the page has no script of its own')
  return [scripts, rest]
}

/** Runs in the page, so it stands alone. What it asked for lies in `asked`, by address, until the site takes it up. */
function askEarly(
  parts: Parts,
  [key, merchant]: readonly [string, string],
  [script = '', ...parted]: readonly string[],
): void {
  const { dataset } = document.documentElement
  const language = localStorage.getItem('hisLang') ?? dataset['language'] ?? 'EN'
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme
  const isMember = sessionStorage.getItem('token') !== null
  // What was drawn is for somebody else.
  if (isMember || language !== dataset['language']) delete dataset['drawn']
  const isDrawn = Boolean(dataset['drawn'])
  const { nonce } = document.currentScript ?? { nonce: '' }
  const hurry = (link: Record<string, string>) => {
    const element = document.createElement('link')
    for (const [name, value] of Object.entries({ ...link, nonce: nonce ?? '' }))
      element.setAttribute(name, value)
    document.head.append(element)
  }
  const own = parts[language] ?? []
  const isScript = (href: string) => href.endsWith('.js')
  for (const href of own.filter((each) => !isScript(each))) {
    const type = href.endsWith('.css') ? 'style' : 'font'
    hurry(
      type === 'style' && isDrawn
        ? { rel: 'stylesheet', href }
        : { rel: 'preload', as: type, crossorigin: '', href },
    )
  }
  /** The site itself; its first calls are on their way beside it. */
  const begin = () => {
    // Not by an element: its address would need the one policy that the site keeps for itself.
    import(script).catch(() => null)
    for (const href of [...parted, ...own.filter(isScript)]) hurry({ rel: 'modulepreload', href })
    if (!isMember) askFirst()
  }
  const asked: Record<string, Promise<Response>> = {}
  const ask = (address: string) => {
    const answer = fetch(address, {
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      priority: isDrawn ? 'low' : 'high',
    })
    // Whoever takes the answer up hears of a failure; nobody else has to.
    answer.catch(() => null)
    asked[address] = answer
    return answer.then((response) => response.clone().json())
  }
  // By this draw one of the brand's addresses for pictures is picked, here and when the site starts.
  const draw = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
  // The calls of a member carry a token, and are the site's own business.
  const askFirst = () => {
    // The first step of the start, before any call leaves.
    sessionStorage.setItem(key, sessionStorage.getItem(key) ?? merchant)
    Object.assign(window, { asked, draw })
    const brand = ask(`/wps/v2/permission?host=${location.hostname}`)
    // What was drawn knows the rest.
    const isHome = location.pathname === '/' && !isDrawn
    const slides = isHome ? ask(`/wps/v2/banners?groupName=home&language=${language}`) : Promise.reject()
    const others = [`/wps/v2/regions?host=${location.hostname}`, '/wps/v2/countries']
    if (isHome) {
      others.push(`/wps/v2/games/popular?count=60&device=WEB&language=${language}`)
      others.push(`/wps/v2/notices?language=${language}&platform=W`)
      others.push('/wps/v2/jackpot')
    }
    for (const address of others) ask(address).catch(() => null)
    const picture = async () => {
      const [{ value: settings }, { value: rows }] = await Promise.all([brand, slides])
      const stem = /^\/?(art\/.+)@1x\.webp$/.exec(rows[0].url)?.[1]
      if (!stem) return
      const places = settings.info.imageCDNs
      const place = (places[Math.floor(draw * places.length)] ?? '').replace(/\/$/, '')
      const isPhone = matchMedia('(max-width: 37.49rem)').matches
      const name = `${place}/${isPhone ? stem.replace(/-wide$/, '-phone') : stem}`
      const imagesrcset = `${name}@1x.avif 1x, ${name}@2x.avif 2x`
      hurry({ rel: 'preload', as: 'image', type: 'image/avif', fetchpriority: 'high', imagesrcset })
    }
    // What goes wrong here the site meets again, and tells.
    picture().catch(() => null)
  }
  if (isDrawn) Object.assign(window, { begin })
  else begin()
}

/** Runs behind the first screen, before it is shown: it is given its styles, or taken away where it is not this visitor's. */
function settle(letters: Letters): void {
  const root = document.getElementById('root')
  const { begin } = window as unknown as { begin?: () => void }
  if (!document.documentElement.dataset['drawn']) {
    if (root && !root.querySelector('.splash')) root.replaceChildren()
    return
  }
  for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
  // Who presses before the script is there is not lost: the site presses it again (src/app/start/drawn.ts).
  const keep = (event: Event) => {
    if (!document.documentElement.dataset['drawn']) return document.removeEventListener('click', keep, true)
    event.preventDefault()
    event.stopPropagation()
    const pressed =
      event.target instanceof Element && event.target.closest('a, button, input, label, summary')
    if (pressed) Object.assign(window, { pressed })
  }
  document.addEventListener('click', keep, true)
  // The line carries the page's largest picture first, and then the site; no longer than it takes to lose patience.
  const largest = root?.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const onward = () => {
    if (isBegun) return
    isBegun = true
    begin?.()
  }
  let isBegun = false
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onward, { once: true })
  setTimeout(onward, 1_500)
  const goOn = () => requestAnimationFrame(() => setTimeout(onward))
  const show = () => {
    if (root) root.hidden = false
    if (!largest || largest.complete) goOn()
    else for (const type of ['load', 'error']) largest.addEventListener(type, goOn)
  }
  // The letters come at nearly the same time as the sheet. With others first, a slow processor would set the page twice
  // before anybody sees it once.
  if (root) root.hidden = true
  const { language = '' } = document.documentElement.dataset
  const asked = [...(letters[''] ?? []), ...(letters[language] ?? [])].map(([font, letter]) =>
    document.fonts.load(font, letter),
  )
  const patience = new Promise((done) => setTimeout(done, 250))
  Promise.race([Promise.allSettled(asked), patience]).then(show)
}
