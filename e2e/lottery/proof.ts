/** The page of proofs, where a draw is checked on the device: by its number, by a file, and with a letter of it changed. */
import type { Person } from '@jackfruit/groundwork/browser/person'
import { expect } from '@playwright/test'

interface Proof {
  readonly outcome: { readonly number: readonly string[] }
  readonly bets: readonly { readonly clientSeed: string }[]
}

export async function proves({ page }: Person, issueId: string): Promise<void> {
  const fetched = page.waitForResponse((one) => one.url().includes('/lottery/draws/proof'))
  await page.goto(`/verify?id=${issueId}`)
  const good = page.getByText('Fair: checked on this device')
  const bad = page.getByText('Does not match')
  await expect(good).toBeVisible()
  await expect(page.getByText('The same result is drawn again')).toBeVisible()
  const { value } = (await (await fetched).json()) as { value: { proof: Proof } }
  const { proof } = value
  const open = (changed: object) =>
    page.locator('input[type="file"]').setInputFiles({
      ...{ name: 'proof.json', mimeType: 'application/json' },
      buffer: Buffer.from(JSON.stringify({ ...proof, ...changed })),
    })
  // What was fetched is all that is needed.
  await page.context().setOffline(true)
  const [number = ''] = proof.outcome.number
  await open({ outcome: { number: [number === '00' ? '01' : '00'] } })
  await expect(bad).toBeVisible()
  await expect(page.getByText('Another result is drawn')).toBeVisible()
  await open({ bets: proof.bets.map((bet) => ({ ...bet, clientSeed: `${bet.clientSeed}x` })) })
  await expect(page.getByText('Seeds are missing or changed')).toBeVisible()
  await open({})
  await expect(good).toBeVisible()
  await page.context().setOffline(false)
}
