/** A visitor who has never been here plays: how many presses it takes. How long, `npm run bench -- web` tells. */
import { frameOf } from '@jackfruit/groundwork/browser/game-table'
import { openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''
const phone = { width: 390, height: 844 }
const pressesMax = 3

for (const [from, path, door] of [
  ['home', '/', 'try-first'],
  ['a link to a game', '/game?nodeId=slot-golden-chinthe', 'try-free'],
] as const)
  test(`from ${from} a visitor spins within three presses, without an account`, async ({ browser }, info) => {
    const person = await openPerson(browser, { site, size: phone, language: 'EN' })
    const { page } = person
    let presses = 0
    const press = async (what: ReturnType<typeof page.getByTestId>) => {
      await what.click()
      presses++
    }
    await page.goto(path, { waitUntil: 'commit' })
    const began = Date.now()
    await press(page.getByTestId(door))
    const spin = frameOf(page).getByTestId('spin')
    await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
    await press(spin)
    const tookMs = Date.now() - began
    // Dealt and under way: how long it is shown is a matter of what was won.
    await expect(frameOf(page).getByTestId('round')).toContainText(/Round #\w/, { timeout: 30_000 })
    info.annotations.push({ type: 'first spin', description: `${tookMs} ms, ${presses} presses` })
    expect(presses).toBeLessThanOrEqual(pressesMax)
    expect(person.complaints).toEqual([])
    await person.close()
  })
