/** Every language that a menu offers: its words, its letters, its direction. */

import { heard } from '@jackfruit/groundwork/browser/brand-data'
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { move, quiet } from '@jackfruit/groundwork/browser/quiet'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { changeBrand, idOfBrand } from '../../apps/server/src/modules/merchants/index.ts'
import { asOwner } from '../../apps/server/src/platform/database/as-owner.ts'
import { languageOf } from '../../packages/i18n/src/languages.ts'

const site = process.env['E2E_SITE'] ?? ''
const siteAt = (host: string) => site.replace('localhost', `${host}localhost`)
/** The brand whose menu offers the language that runs from right to left. */
const pakistan = siteAt('pk.')
/** Between them the menus offer every language that has texts. */
const brands = ['', 'second.', 'bd.', 'id.', 'pk.']

const phone = { width: 390, height: 844 }
const small = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }

interface Offered {
  readonly code: string
  readonly tag: string
}

/** What the platform says that its menu offers, and what the menu shows of it. */
async function offeredAt(browser: Browser, address: string): Promise<Offered[]> {
  const person = await openPerson(browser, { site: address, language: 'EN' })
  const { page } = person
  const reply = page.waitForResponse(/\/wps\/v2\/permission/)
  await page.goto('/')
  const { value } = await (await reply).json()
  const codes: string[] = [...new Set([...value.info.dropdownLanguages, ...value.info.supportedLanguages])]
  await page.getByRole('button', { name: /Choose language/ }).click()
  const shown = page.getByRole('menuitemradio')
  await expect(shown).toHaveCount(codes.length)
  const tags = await shown.evaluateAll((items) => items.map((item) => (item as HTMLElement).lang))
  await person.close()
  return codes.map((code, index) => ({ code, tag: tags[index] ?? '' }))
}

/** Faces that letters of the page were drawn in and that are not ours: there the device's own help out, or nothing. */
async function borrowedFaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'h1, h2, h3, p, a, button, dt, dd, li, label',
  })
  const borrowed = new Set<string>()
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) borrowed.add(familyName)
  }
  await session.detach()
  return [...borrowed]
}

/** Keys such as `home.why_title`, and places that were never filled. */
const rawKey = /\b[a-z]+\.[a-z]+_[a-z_]+\b|\{\{|\}\}/

async function expectNoSidewaysAt(browser: Browser, address: string, code: string): Promise<void> {
  const person = await openPerson(browser, {
    site: address,
    size: small,
    language: code,
    reducedMotion: true,
  })
  const { page } = person
  await page.goto('/')
  for (const path of ['/', '/help', '/download', '/register', '/rng']) {
    await move(page, path)
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
    expect(widths, `${code} ${path}`).toEqual([small.width, small.width])
  }
  await person.close()
}

/** Latin letters, letters that stand taller, and the other direction: every run looks at these on a phone. */
const seenInEveryRun: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['EN', 'MY']],
  ['pk.', ['UR']],
])

for (const host of brands) {
  const [name, address] = [host || 'first.', siteAt(host)]
  test(`[OV-46] [OV-49] [OV-50] [OV-56] [IM-102] every language in the menu at ${name}localhost is shown in its own words, letters and direction`, {
    tag: ['', 'pk.'].includes(host) ? [] : '@matrix',
  }, async ({ browser }) => {
    test.setTimeout(240_000)
    const offered = await offeredAt(browser, address)
    const titles = new Set<string>()
    const person = await openPerson(browser, { site: address, size: desk })
    const { page } = person
    await page.goto('/')
    for (const { code, tag } of offered) {
      await page.evaluate((chosen) => localStorage.setItem('hisLang', chosen), code)
      await page.reload()
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      await expect(headings.last()).toBeVisible()
      await quiet(page)
      const html = page.locator('html')
      await expect(html, code).toHaveAttribute('lang', tag)
      await expect(html, code).toHaveAttribute('dir', languageOf(code)?.direction ?? '')
      expect(await page.locator('body').innerText(), code).not.toMatch(rawKey)
      // One word, as bingo, is the same in several of them.
      titles.add((await headings.allInnerTexts()).join())
      // Asked node by node: what is drawn anew meanwhile is asked once more.
      await expect(async () => expect(await borrowedFaces(page), code).toEqual([])).toPass()
      expect(person.complaints, code).toEqual([])
    }
    expect(titles.size).toBe(offered.length)
    await person.close()
  })

  const always = seenInEveryRun.get(host) ?? []
  if (always.length > 0)
    test(`[OV-46] no phone scrolls sideways at ${name}localhost in ${always.join(' or ')}`, async ({
      browser,
    }) => {
      test.setTimeout(240_000)
      for (const code of always) await expectNoSidewaysAt(browser, address, code)
    })

  test(`[OV-46] no other language at ${name}localhost makes a phone scroll sideways`, {
    tag: '@matrix',
  }, async ({ browser }) => {
    test.setTimeout(240_000)
    for (const { code } of await offeredAt(browser, address))
      if (!always.includes(code)) await expectNoSidewaysAt(browser, address, code)
  })
}

test('[TR-13] [TR-15] a choice from the menu is kept as hisLang, told to the platform, and survives a reload', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, size: desk })
  const { page } = person
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'my')
  await page.locator('header button[aria-haspopup="menu"]').click()
  const told = page.waitForRequest((request) => request.method() !== 'GET' && /language/i.test(request.url()))
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(html).toHaveAttribute('lang', 'fil')
  await told
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hisLang'))).toBe('TY')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'fil')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Mag-register' })).toBeVisible()
  await person.close()
})

test('[HD-01] [HD-06] the menu also offers what is spoken in the region that somebody is in', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, size: desk })
  const { page } = person
  await page.addInitScript(() => localStorage.setItem('country', 'IN'))
  await page.goto('/')
  await page.locator('header button[aria-haspopup="menu"]').click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(8)
  await page.getByRole('menuitemradio', { name: 'हिन्दी' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('banner').getByRole('button', { name: 'रजिस्टर' })).toBeVisible()
  await person.close()
})

test('[IM-101] Urdu mirrors the page: whose it is stands at the right, money and names keep their own order', async ({
  browser,
}) => {
  for (const size of [desk, phone]) {
    const person = await openPerson(browser, { site: pakistan, size, language: 'UR', reducedMotion: true })
    const { page } = person
    await page.goto('/')
    const header = page.getByRole('banner').first()
    await expect(header.getByRole('button', { name: /رجسٹر/ })).toBeVisible()
    await quiet(page)
    const logo = await header.getByRole('link').first().boundingBox()
    const door = await header.getByRole('button', { name: /رجسٹر/ }).boundingBox()
    if (!logo || !door) throw new Error('the header shows no logo or no door')
    expect(logo.x + logo.width).toBeGreaterThan(size.width * 0.8)
    expect(door.x + door.width).toBeLessThan(logo.x)
    // A pointer finds a game's figures on its tile, a thumb in its sheet.
    const card = page.getByTestId('game-card').first()
    await (size === desk ? card.hover() : card.getByRole('button').first().click())
    const stake = page.locator('dd bdi', { hasText: 'Rs' }).filter({ visible: true }).first()
    await expect(stake).toHaveText(/^Rs\s[\d,]+$/)
    const order = await stake.evaluate((bdi) => {
      const leftOf = (at: number) => {
        const range = document.createRange()
        const letters = bdi.firstChild as Text
        range.setStart(letters, at)
        range.setEnd(letters, at + 1)
        return range.getBoundingClientRect().left
      }
      return leftOf(0) < leftOf(3)
    })
    expect(order).toBe(true)
    await person.close()
  }
})

test('[IM-101] in Urdu the side menu comes from the right, and what is typed into a name runs from left to right', async ({
  browser,
}) => {
  const person = await openPerson(browser, {
    site: pakistan,
    size: phone,
    language: 'UR',
    reducedMotion: true,
  })
  const { page } = person
  await page.goto('/')
  await page.getByRole('banner').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await quiet(page)
  const menu = await page.getByRole('dialog').boundingBox()
  expect(menu && Math.round(menu.x + menu.width)).toBe(phone.width)
  await page.goto('/login')
  const name = page.getByRole('dialog').locator('input[name="username"]')
  await expect(name).toHaveCSS('direction', 'ltr')
  await expect(name).toHaveCSS('text-align', 'end')
  await person.close()
})

test('[IM-102] a reader of Latin letters fetches no face of another script', async ({ browser }) => {
  const person = await openPerson(browser, { site: pakistan, size: desk, language: 'ID' })
  const { page } = person
  const faces: string[] = []
  page.on('request', (request) => {
    if (/\.woff2/.test(request.url())) faces.push(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await quiet(page)
  expect(faces.filter((path) => !/archivo/.test(path))).toEqual([])
  expect(faces).not.toEqual([])
  await person.close()
})

test('[IM-06] the operator makes another language the default: a fresh profile opens in it, and who chose one keeps that', async ({
  browser,
}) => {
  const owner = new URL(process.env['E2E_OWNER_DATABASE'] ?? '')
  owner.pathname = '/jackfruit'
  const indonesia = siteAt('id.')
  const make = async (value: string) => {
    const changed = await asOwner(owner.toString(), async (client) => {
      const merchantId = (await idOfBrand(client, 'demoidrk')) ?? 0
      const signed = { by: 'Daw Hla', why: 'this journey', at: new Date() }
      return changeBrand(client, { merchantId, what: 'defaultLanguage', value, ...signed })
    })
    expect(changed).toMatchObject({ problem: null, after: value })
    await heard()
  }
  const opensIn = async (language?: string) => {
    const person = await openPerson(browser, { site: indonesia, ...(language && { language }) })
    await person.page.goto('/')
    await quiet(person.page)
    const tag = await person.page.locator('html').getAttribute('lang')
    await person.close()
    return tag
  }
  expect(await opensIn()).toBe('en')
  await make('ID')
  try {
    expect([await opensIn(), await opensIn('EN')]).toEqual(['id', 'en'])
  } finally {
    await make('EN')
  }
  expect(await opensIn()).toBe('en')
})
