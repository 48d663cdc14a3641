import {
  startTexts,
  type Text,
  type TextKey,
  type Texts,
  type TextsOfBrand,
  type TextValues,
} from '@jackfruit/i18n'
import { use, useSyncExternalStore } from 'react'
import { CallFailure } from '../calls/failure.ts'
import { applyLanguage } from '../look/document.ts'
import { fontsReady } from '../look/fonts.ts'

let texts: Texts | null = null

function ready(): Texts {
  if (!texts) throw new Error('texts are used before they were started')
  return texts
}

/** Loads the first language, with the brand's own words: what home says, or all of it. Nothing is drawn before it is there. */
export async function beginTexts(
  language: string,
  brand?: TextsOfBrand,
  part: 'home' | 'all' = 'all',
  load?: Parameters<typeof startTexts>[2],
): Promise<void> {
  const start = async () => {
    const started = await startTexts(language, brand, load)
    if (part === 'all') await started.complete()
    return started
  }
  const [started] = await Promise.all([start(), fontsReady(language)])
  texts = started
  applyLanguage(language)
}

/** Fetches the texts that the first screen had no use for, so that they are there before they are shown. */
export const completeTexts = (): Promise<void> => ready().complete()

let rest: Promise<unknown> | null = null

/**
 * Nothing at the boundary around it is shown before every text is there: a window whose sentences come
 * one after another moves its buttons from under the finger. Where they cannot be fetched it is shown without.
 */
export function WholeTexts(): null {
  if (ready().isWhole()) return null
  rest ??= completeTexts().catch(() => null)
  use(rest)
  return null
}

export async function changeLanguage(language: string): Promise<void> {
  const texts = ready()
  await fontsReady(language)
  await texts.change(language)
  applyLanguage(language)
}

const subscribe = (listener: () => void) => ready().onChange(listener)

/** The texts in the language on screen; the component is drawn again when they change, and when those come that were missing. */
export function useText(): Text {
  useSyncExternalStore(subscribe, ready().edition, ready().edition)
  return ready().text
}

export const currentLanguage = (): string => ready().language()

export function useLanguage(): string {
  return useSyncExternalStore(subscribe, ready().language, ready().language)
}

/** What to tell a person about a failure: the text of its code, else a server's own sentence, else a general one. */
export function failureText(error: unknown): string {
  const { text, has } = ready()
  if (!(error instanceof CallFailure)) return text('errors.system')
  const minutes = retryMinutes(error.value['retryAfter'])
  if (minutes) return text('errors.retry_in', { count: minutes })
  const key = `errors.${error.code}`
  // A refusal carries the figures that its text may name.
  if (has(key)) return text(key, error.value as TextValues)
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
