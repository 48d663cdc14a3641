/** What pressing a game leads to. */

import { heard } from '@jackfruit/groundwork/browser/brand-data'
import { playFrom, pointAt } from '@jackfruit/groundwork/browser/game-card'
import { frameOf, playRound } from '@jackfruit/groundwork/browser/game-table'
import { openPerson, signIn } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'
import pg from 'pg'

const site = process.env['E2E_SITE'] ?? ''

test('[GA-02] a visitor’s press asks for the login and for no launch; [GA-01] the call itself is refused', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const launches: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/games/launch')) launches.push(request.url())
  })
  await page.goto('/rng')
  await playFrom(page.getByTestId('game-card').first())
  await expect(page).toHaveURL(/\/login\?to=%2F(game%3FnodeId|seamless%3Fvendor)%3D/)
  expect(launches).toEqual([])
  const refused = await page.request.post('/wps/v2/games/launch', { data: { data: { nodeId: 'kite-dice' } } })
  expect(refused.status()).toBe(401)
  await person.close()
})

test('[GA-08] [GA-09] [GA-10] [MD-12] a maker’s card on home lists its games; a slot of it opens /rng at that maker', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  await page.goto('/')
  await page.getByTestId('maker').filter({ hasText: 'Hexworks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Games by Hexworks' })
  await dialog.getByTestId('maker-game').filter({ hasText: 'Slots' }).first().click()
  await expect(page).toHaveURL(`${site}/rng`)
  await expect(page.locator('[data-vendor="hexworks"]')).toHaveAttribute('aria-pressed', 'true')
  await person.close()
})

test('[GA-11] [RT-32] a slot opens framed at /game; a maker under maintenance says so, and opens again', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  const owner = new pg.Client({ connectionString: process.env['E2E_OWNER_DATABASE'] })
  await owner.connect()
  const turn = (isOn: boolean) =>
    owner.query("update catalog.vendors set maintenance = $1 where code = 'hexworks'", [isOn])
  try {
    await signIn(person)
    await page.goto('/rng?page=hexworks')
    const card = page.getByTestId('game-card').filter({ hasText: 'Golden Chinthe' })
    await playFrom(card)
    await expect(page).toHaveURL(/\/game\?nodeId=/)
    await expect(page.locator('iframe')).toBeVisible()
    // Its own bar is the only one: balance, time and result of play stand there, once.
    await expect(page.frameLocator('iframe').getByText('Session')).toBeVisible({ timeout: 20_000 })
    await expect(page.locator('header')).toHaveCount(0)
    await expect(page.frameLocator('iframe').locator('.purse')).toContainText('Ks')
    await expect(page.getByTestId('game-balance')).toHaveCount(0)
    await expect(page.getByTestId('sitting-net')).toHaveCount(0)
    await turn(true)
    await heard()
    await page.goto('/rng?page=hexworks')
    await pointAt(card, card.getByText('Under maintenance'))
    await page.goto('/game?nodeId=slot-golden-chinthe')
    await expect(page.getByText('Your money is safe. Choose another game for now.')).toBeVisible()
  } finally {
    await turn(false)
    await owner.end()
    // What comes next plays at this maker again.
    await heard()
  }
  await person.close()
})

test('[IM-92] [SS-13] [SS-14] [EN-103] [EN-104] pictures and games stand under two addresses each: all four answer, and a game is played at either', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await signIn(person)
  const { info } = (await (await page.request.get('/wps/v2/permission')).json()).value as {
    info: { imageCDNs: string[]; launchGameCDNs: string[] }
  }
  const [pictures, places] = [new Set(info.imageCDNs), new Set(info.launchGameCDNs)]
  expect([pictures.size, places.size]).toEqual([2, 2])
  const tiles = await Promise.all(
    [...pictures].map(async (place) => {
      const answer = await page.request.get(`${place}/art/tile-default@1x.webp`)
      expect([place, answer.status(), answer.headers()['content-type']]).toEqual([place, 200, 'image/webp'])
      return (await answer.body()).toString('base64')
    }),
  )
  expect(new Set(tiles).size).toBe(1)
  for (const [index, place] of [...places].entries()) {
    // Chance picks a place at each load: here it is told which.
    await page.addInitScript(
      (drawn) => {
        const real = crypto.getRandomValues.bind(crypto)
        crypto.getRandomValues = (<T extends ArrayBufferView<ArrayBuffer>>(into: T): T => {
          if (!(into instanceof Uint32Array) || into.length !== 1) return real(into)
          into[0] = drawn
          return into
        }) as typeof crypto.getRandomValues
      },
      index * 2 ** 31,
    )
    await page.goto('/')
    const [picture] = [...pictures].slice(index)
    await expect(page.locator(`#games img[src^="${picture}/"]`).first()).toBeVisible()
    await page.goto('/game?nodeId=slot-golden-chinthe')
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${place}/`))
    await playRound(frameOf(page))
  }
  expect(person.complaints).toEqual([])
  await person.close()
})
