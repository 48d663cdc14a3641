/**
 * What a person sees in place of any page while the site cannot be reached. It knows the person's language and
 * theme from this device, and goes on by itself. It imports nothing of the site, so that it needs nothing of it.
 */
type Texts = Readonly<Record<string, string>>

const sets = import.meta.glob<Texts>('../../../../packages/i18n/locales/*/offline.json', {
  eager: true,
  import: 'default',
})
const setOf = (language: string): Texts | undefined =>
  sets[`../../../../packages/i18n/locales/${language.toLowerCase()}/offline.json`]

/** Written in by the build (vite.config.ts). */
declare const languageMarks: Readonly<Record<string, { readonly tag: string; readonly direction: string }>>
const keys = {
  title: 'offline.title',
  text: 'offline.text',
  retry: 'offline.retry',
  waiting: 'offline.waiting',
}
const askEvery = 5_000

const page = document.documentElement
const wanted = localStorage.getItem('hisLang') ?? page.dataset['language'] ?? 'EN'
const language = setOf(wanted) ? wanted : 'EN'
const texts = setOf(language) ?? {}

page.dataset['theme'] = localStorage.getItem('theme') === 'dark' ? 'dark' : 'light'
page.lang = languageMarks[language]?.tag ?? 'en'
page.dir = languageMarks[language]?.direction ?? 'ltr'
for (const [name, key] of Object.entries(keys)) {
  const place = document.querySelector(`[data-text="${name}"]`)
  if (place) place.textContent = texts[key.slice('offline.'.length)] ?? ''
}
document.title = `${texts['title']} · ${document.title}`

async function goOn(): Promise<void> {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}

document.querySelector('button')?.addEventListener('click', () => location.reload())
window.addEventListener('online', () => void goOn())
setInterval(() => void goOn(), askEvery)
