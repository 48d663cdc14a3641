import { startTexts, type Text, type TextKey, type Texts } from '@jackfruit/i18n'
import { useSyncExternalStore } from 'react'
import { applyLanguage } from './document.ts'
import { CallFailure } from './failure.ts'
import { loadFonts } from './fonts.ts'

let texts: Texts | null = null

function ready(): Texts {
  if (!texts) throw new Error('texts are used before they were started')
  return texts
}

/** Loads the first language. Nothing is drawn before it is there. */
export async function beginTexts(language: string): Promise<void> {
  texts = await startTexts(language)
  applyLanguage(language)
  loadFonts(language)
}

export async function changeLanguage(language: string): Promise<void> {
  await ready().change(language)
  applyLanguage(language)
  loadFonts(language)
}

const subscribe = (listener: () => void) => ready().onChange(listener)

/** The texts in the language on screen; the component is drawn again when the language changes. */
export function useText(): Text {
  useLanguage()
  return ready().text
}

export function useLanguage(): string {
  return useSyncExternalStore(subscribe, ready().language)
}

/** What to tell a person about a failure: the text of its code, else a server's own sentence, else a general one. */
export function failureText(error: unknown): string {
  const { text, has } = ready()
  if (!(error instanceof CallFailure)) return text('errors.system')
  const minutes = retryMinutes(error.value['retryAfter'])
  if (minutes) return text('errors.retry_in', { count: minutes })
  const key = `errors.${error.code}`
  if (has(key)) return text(key)
  if (error.kind === 'refused' && /\s/.test(error.code)) return error.code
  return text('errors.system')
}

/** The text of a code that a server may extend before we know it: null if there is none. */
export function knownText(key: string): string | null {
  const { text, has } = ready()
  return has(key) ? text(key as TextKey) : null
}

function retryMinutes(seconds: unknown): number {
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds / 60) : 0
}
