import { languageOf } from '@jackfruit/i18n'

/** Tells browser and screen reader what language the page is in, and which way it runs. */
export function applyLanguage(code: string): void {
  const language = languageOf(code)
  document.documentElement.lang = language?.tag ?? 'en'
  document.documentElement.dir = language?.direction ?? 'ltr'
  // Who installs the site now gets an app in the language that is being read.
  document
    .querySelector('link[rel="manifest"]')
    ?.setAttribute('href', `/manifest.webmanifest?language=${code}`)
}

/** The nonce of this response. The build leaves it in a tag of its own; scripts alone can read it. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Dialogs hold the page still with a style tag of their own, which looks for the nonce under this name. */
export function lendNonce(): void {
  Reflect.set(globalThis, '__webpack_nonce__', pageNonce())
}
