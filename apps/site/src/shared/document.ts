import { languageOf } from '@jackfruit/i18n'

/** Tells browser and screen reader what language the page is in, and which way it runs. */
export function applyLanguage(code: string): void {
  const language = languageOf(code)
  document.documentElement.lang = language?.tag ?? 'en'
  document.documentElement.dir = language?.direction ?? 'ltr'
}

/** The nonce of this response, for styles that a library adds while it holds the page still. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}
