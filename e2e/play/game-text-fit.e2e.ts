/** What games write fits where they write it: a game of each kind, in every language, on a small phone and on a desk. */

import { openPerson, type Person, signIn } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { languageOf, languages } from '../../packages/i18n/src/languages.ts'
import { misfits } from '../shared/misfits.ts'

const site = process.env['E2E_SITE'] ?? ''
const spoken = languages.filter(({ complete }) => complete).map(({ code }) => code)
const games = [
  ...['slot-golden-chinthe', 'hilo', 'mines', 'vp-job'],
  ...['tg-blackjack', 'tg-baccarat', 'bingo75q'],
]
/** Many share them: their rounds go on by themselves, and no press begins one. */
const shared = ['bac-nocomm-1', 'roul-eu-1', 'big6-54-1', 'colorgame-boost-1', 'cock-arena', 'crash-hti']
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }

let person: Person
let authorization = ''
test.beforeAll(async ({ browser }) => {
  person = await openPerson(browser, { site, language: 'EN' })
  await signIn(person)
  authorization = `Bearer ${await person.page.evaluate(() => sessionStorage.getItem('token'))}`
})
test.afterAll(() => person.close())

/** Opens a game in a language by its launch, as the site does, without the site around it. */
async function launch(
  page: Page,
  nodeId: string,
  language: string,
  shown: Locator = page.getByTestId('spin'),
): Promise<void> {
  const answer = await page.request.post(`${site}/wps/v2/games/launch`, {
    headers: { authorization },
    data: { data: { nodeId, language } },
  })
  const { value }: { value: { url: string } } = await answer.json()
  await page.goto(value.url)
  await expect(shown).toBeVisible({ timeout: 30_000 })
}

async function found(page: Page, where: string): Promise<string[]> {
  await quiet(page)
  let over = await page.evaluate(misfits)
  // Measured once more at rest: what turns or counts may still have been on its way.
  if (over.length > 0) {
    await quiet(page)
    over = await page.evaluate(misfits)
  }
  return over.map((each) => `${where}: ${each}`)
}

/** At rest, after a bet (with its actions, where the game has such), and with its rules open. */
async function misfitsOf(page: Page, code: string): Promise<string[]> {
  await page.setViewportSize(desk)
  const over = await found(page, `${code} desk`)
  await page.setViewportSize(phone)
  over.push(...(await found(page, `${code} phone`)))
  // A round that another language left open is gone on with.
  const resume = page.locator('dialog[open] .gold-button')
  if (await resume.isVisible()) await resume.click()
  const lay = page.getByTestId('lay').first()
  if ((await lay.isVisible()) && (await lay.isEnabled())) await lay.click()
  const spin = page.getByTestId('spin')
  if ((await spin.getAttribute('aria-disabled')) === 'false') await spin.click()
  over.push(...(await found(page, `${code} phone, played`)))
  // While a big win is celebrated a key ends that, and nothing else.
  await expect(page.locator('.celebration:visible')).toHaveCount(0)
  await page.keyboard.press('i')
  await expect(page.getByRole('dialog')).toBeVisible()
  over.push(...(await found(page, `${code} phone, rules`)))
  return over
}

for (const language of spoken)
  test(`[OV-46] what is written in games fits where it is written, at 360 and 1280 (${language})`, {
    tag: ['EN', 'MY'].includes(language) ? [] : '@matrix',
  }, async () => {
    const { page } = person
    const over: string[] = []
    for (const code of games) {
      await launch(page, code, language)
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(language)?.tag ?? '')
      over.push(...(await misfitsOf(page, code)))
      await expect(page.getByRole('dialog')).toHaveAttribute('dir', languageOf(language)?.direction ?? '')
      expect(await page.locator('body').innerText(), code).not.toMatch(/[□\uFFFD]/u)
    }
    expect([...new Set(over)]).toEqual([])
  })

for (const language of spoken)
  test(`[OV-46] what is written at tables that many share fits where it is written, at 360 and 1280 (${language})`, {
    tag: ['EN', 'MY'].includes(language) ? [] : '@matrix',
  }, async () => {
    const { page } = person
    const over: string[] = []
    for (const code of shared) {
      await launch(page, code, language, page.locator('.live-board, .arena-spots, .seat').first())
      for (const [name, size] of Object.entries({ desk, phone })) {
        await page.setViewportSize(size)
        over.push(...(await found(page, `${code} ${name}`)))
      }
    }
    expect([...new Set(over)]).toEqual([])
  })

test('what does not fit in a game is found: a label that is squeezed', async () => {
  const { page } = person
  await launch(page, 'mines', 'EN')
  await page.evaluate(() => {
    for (const label of document.querySelectorAll<HTMLElement>('.label'))
      Object.assign(label.style, { display: 'block', inlineSize: '8px', whiteSpace: 'nowrap' })
  })
  expect((await found(page, 'mines')).length).toBeGreaterThan(0)
})
