/** A round that the player proves alone, and what happens when the proof is changed. */

import { join, openPerson } from '@jackfruit/groundwork/browser/person'
import { expect, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

test('a player changes the seed, opens the proof of the round in the record, and checks it on this device', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await join(person)
  await page.goto('/game?nodeId=slot-golden-chinthe')
  const game = page.frameLocator('iframe')
  const spin = game.getByTestId('spin')
  await expect(spin).toBeEnabled({ timeout: 30_000 })
  await spin.click()
  await expect(game.getByTestId('round')).toHaveAttribute('data-rounds', '1', { timeout: 150_000 })
  await expect(spin).toBeEnabled({ timeout: 60_000 })
  await game.getByRole('button', { name: 'Rules and payouts' }).first().click()
  const rules = game.getByRole('dialog')
  await expect(rules).toContainText('96.5701')
  await rules.getByLabel('Your seed').fill('lucky-mandalay')
  await rules.getByRole('button', { name: 'Change seeds' }).click()
  await expect(rules).toContainText('The old secret seed is shown above')

  await page.goto('/records')
  await page.getByTestId('bet-row').first().getByRole('button').first().click()
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Fair: checked on this device' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download proof' }).click(),
  ])
  const proof = JSON.parse((await readAll(download)).toString()) as { serverSeed: string; nonce: number }

  await page.goto('/verify')
  const check = async (value: unknown) => {
    await page.getByLabel('Proof (JSON)').fill(JSON.stringify(value))
    await page.getByRole('button', { name: 'Check', exact: true }).click()
  }
  await check(proof)
  await expect(page.getByText('Fair: checked on this device')).toBeVisible()
  await check({ ...proof, nonce: proof.nonce + 1 })
  await expect(page.getByText('Does not match')).toBeVisible()
  await check(proof)
  await expect(page.getByText('Fair: checked on this device')).toBeVisible()
  await check({ ...proof, serverSeed: '0'.repeat(64) })
  await expect(page.getByText('Does not match')).toBeVisible()
  expect(person.complaints).toEqual([])
  await person.close()
})

async function readAll(download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
