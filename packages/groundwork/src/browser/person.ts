/** A person in front of the site: a browser context of their own, with their theme and language. */
import { randomBytes, randomInt } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { watch } from './quiet.ts'

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly site: string
  /** The address that they come from. */
  readonly place: string
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
  watch(page)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted ?Type/i.test(message.text()))
      complaints.push(message.text())
  })
  return { page, context, site, place, complaints, close: () => context.close() }
}

/** What every member has who joins here. */
export const password = 'Papaya2026'

interface Joining {
  readonly site?: string | undefined
  readonly username?: string
  /** The username of the agent above. */
  readonly upline?: string
  readonly paymentPassword?: string | undefined
}

/** A new member, signed in, in front of an empty page of the site. Answers the name. */
export async function join(
  person: Person,
  { site, username = `m${randomBytes(5).toString('hex')}`, ...more }: Joining = {},
): Promise<string> {
  await enter(person, site, 'join', { username, password, ...more })
  return username
}

/** Somebody who is there already, signed in, in front of an empty page of the site. */
export const signIn = (person: Person, username = 'player', site?: string): Promise<void> =>
  enter(person, site, 'enter', { username })

/** The tab holds one half of a session, and the cookie the other; no screen of the site is needed for either. */
async function enter(
  { page, context, place, site: own }: Person,
  site = own,
  way: 'join' | 'enter',
  who: object,
): Promise<void> {
  await emptyPage(page, site)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  // Tabs of a browser share the cookie: who signs in where somebody has before keeps it, as at the login.
  const held = (await context.cookies(site)).find(({ name }) => name === 'jf_bind')?.value ?? null
  const visit = { ...who, host: new URL(site).hostname, ip: place, userAgent, bind: held }
  const answer = await fetch(`${process.env['E2E_DOOR']}/${way}`, {
    method: 'POST',
    body: JSON.stringify(visit),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { token, bind } = (await answer.json()) as { token: string; bind: string }
  await context.addCookies([{ name: 'jf_bind', value: bind, url: site, httpOnly: true, sameSite: 'Strict' }])
  await page.evaluate((half) => sessionStorage.setItem('token', half), token)
}

async function emptyPage(page: Page, site: string): Promise<void> {
  const address = `${site}/an-empty-page`
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>.</title>' }),
  )
  await page.goto(address)
  await page.unroute(address)
}

/** By hand, where logging in is what the journey is about. */
export async function logIn({ page }: Person, username: string, password: string): Promise<void> {
  await page.goto('/login')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(username)
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await expect(page.getByTestId('balance')).toBeVisible()
}

/** By hand, where registering is what the journey is about: by username, at the person's site or at another. */
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
