/** A person in front of the site: a browser context of their own, with their theme and language. */
import { randomInt } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly site: string
  /** What the browser complained about: page errors and violations of the content policy. */
  readonly complaints: string[]
  close(): Promise<void>
}

export interface Wishes {
  site: string
  size?: { width: number; height: number }
  theme?: 'light' | 'dark'
  language?: string
  /** Without it pictures move, which costs a small machine much: only for tests about moving. */
  reducedMotion?: boolean
  /** Sees what opens by itself at a first visit; others have seen it. */
  isNew?: boolean
  /** Without the content policy, to see what holds without it. */
  withoutPolicy?: boolean
  /** The address that they come from; without one it is an address of their own. */
  place?: string
}

let places = 0

/** An address that nobody else comes from: what is counted by address does not depend on other journeys. */
export const aPlace = (): string => `10.${randomInt(1, 255)}.${randomInt(1, 255)}.${(places++ % 254) + 1}`

export async function openPerson(browser: Browser, wishes: Wishes): Promise<Person> {
  const {
    site,
    size = { width: 1440, height: 900 },
    theme,
    language,
    reducedMotion = true,
    isNew,
    withoutPolicy,
    place = aPlace(),
  } = wishes
  const context = await browser.newContext({
    baseURL: site,
    viewport: size,
    hasTouch: size.width < 600,
    timezoneId: 'Asia/Yangon',
    extraHTTPHeaders: { 'x-forwarded-for': place },
    ...(withoutPolicy ? { bypassCSP: true } : {}),
    ...(reducedMotion ? { reducedMotion: 'reduce' as const } : {}),
  })
  await context.addInitScript(
    ([chosenTheme, chosenLanguage, told]) => {
      if (chosenTheme) localStorage.setItem('theme', chosenTheme)
      if (chosenLanguage) localStorage.setItem('hisLang', chosenLanguage)
      if (told) sessionStorage.setItem('noticesTold', told)
    },
    [theme, language, isNew ? undefined : 'PU,PL'],
  )
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted ?Type/i.test(message.text()))
      complaints.push(message.text())
  })
  return { page, context, site, complaints, close: () => context.close() }
}

/** Opens a dialog by its address or button is up to the screen; this fills and sends the login. */
export async function logIn({ page }: Person, username: string, password: string): Promise<void> {
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(username)
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
}

/** Registers a new member by username, at the person's site or at another. */
export async function register(
  { page }: Person,
  username: string,
  password: string,
  site = '',
): Promise<void> {
  await page.goto(`${site}/register`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(username)
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.locator('input[name="confirmPassword"]').fill(password)
  await dialog.locator('[name="ageConfirmed"], [data-field="ageConfirmed"]').first().click()
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
}
