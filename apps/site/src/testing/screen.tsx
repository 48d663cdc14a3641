/** A screen without a browser: parts of the site drawn in their texts, for tests of what they say and send. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { type Brand, type Site, SiteContext } from '../shared/session/brand.ts'
import { endSession } from '../shared/session/session.ts'
import { dismissNotes } from '../shared/text/notes.ts'
import { beginTexts, changeLanguage } from '../shared/text/text.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const brand = {
  brand: 'Demo',
  timeZone: 'Asia/Yangon',
  ...{ minAgeAgreement: 18, minAgeBirthday: 21 },
  ...{ dialingCodes: ['95'], registerRules: {}, customerService: [] },
}

/** A site of a brand with these switches on. */
export const siteWith = (switches: readonly string[] = [], change: Partial<Brand> = {}): Site => ({
  brand: { ...brand, ...change } as Brand,
  switches: new Map(switches.map((name) => [name, true])),
  location: { ip: '203.0.113.7', countryCode: null, region: null },
  ...{ regionLanguages: [], imageCdn: '', launchCdn: '', isResting: false },
})

/** Begins the texts in English before each test, and takes away what it drew. */
export function openScreen() {
  // Files share a document: what another drew and left is not this one's.
  document.body.replaceChildren()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (child: ReactNode, site = siteWith()) =>
    act(async () =>
      root.render(
        <SiteContext value={site}>
          <QueryClientProvider client={new QueryClient()}>{child}</QueryClientProvider>
        </SiteContext>,
      ),
    )
  beforeAll(() => {
    // This document draws no letters.
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
    // Files share a document and the modules: each begins as a visitor on the home page, whoever was there before.
    endSession('signed-out')
    dismissNotes()
    history.replaceState(null, '', '/')
    return beginTexts('EN')
  })
  beforeEach(() => act(() => changeLanguage('EN')))
  afterEach(async () => {
    await draw(null)
    sessionStorage.clear()
    vi.restoreAllMocks()
  })
  return {
    draw,
    speak: (language: string) => act(() => changeLanguage(language)),
    press: (name: string | RegExp) => act(async () => buttonNamed(name).click()),
    /** Waits for what an answer brings. */
    until: async (check: () => unknown) => {
      for (let tries = 0; ; tries++) {
        await act(() => new Promise<void>((done) => setTimeout(done, 5)))
        try {
          return check()
        } catch (error) {
          if (tries > 200) throw error
        }
      }
    },
    /** One of the choices of a row, counted from nought. */
    choose: (at: number) =>
      act(async () => document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[at]?.click()),
    type: (field: string, value: string) => act(async () => fill(fieldNamed(field), value)),
    /** What stands below a field as its error. */
    errorOf: (field: string) => {
      const box = fieldNamed(field)
      const ids = box.getAttribute('aria-describedby')?.split(' ') ?? []
      return box.getAttribute('aria-invalid') === 'true'
        ? ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
        : null
    },
    alert: () => document.querySelector('[role="alert"]')?.textContent ?? null,
    valueOf: (field: string) => fieldNamed(field).value,
    has: (words: string | RegExp) =>
      typeof words === 'string'
        ? document.body.textContent.includes(words)
        : words.test(document.body.textContent),
    buttonNamed,
    fieldNamed,
  }
}

function fieldNamed(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!field) throw new Error(`no field named ${name}: ${document.body.textContent}`)
  return field
}

function buttonNamed(name: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button')].find((button) => {
    const words = button.getAttribute('aria-label') ?? button.textContent.trim()
    return typeof name === 'string' ? words === name : name.test(words)
  })
  if (!found) throw new Error(`no button named ${name}: ${document.body.textContent}`)
  return found
}

/** As a person types: React hears of a value only by the setter of the element itself. */
function fill(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
