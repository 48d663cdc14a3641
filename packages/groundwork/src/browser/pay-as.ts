/** Wins of a wanted size on the screen of one game's page: for what is drawn of them, not for what is paid. */
import type { BrowserContext, Page } from '@playwright/test'

/** A round that pays anything pays so many tenths of its stake: on the screen alone, not in the ledger. */
export const payAs = (place: Page | BrowserContext, tenths: bigint): Promise<unknown> =>
  place.addInitScript((tenths) => {
    const paid = BigInt(tenths)
    const here = globalThis as unknown as { fetch: typeof fetch }
    const asked = here.fetch.bind(globalThis)
    here.fetch = async (address, how) => {
      const answer = await asked(address, how)
      if (!String(address).endsWith('/play/v1/bet') || !answer.ok) return answer
      const body = (await answer.json()) as { win: string; stake: string }
      if (/[1-9]/.test(body.win)) {
        const minor = String((BigInt(body.stake.replace('.', '')) * paid) / 10n).padStart(3, '0')
        body.win = `${minor.slice(0, -2)}.${minor.slice(-2)}`
      }
      return new Response(JSON.stringify(body), { status: answer.status, headers: answer.headers })
    }
  }, String(tenths))

/** Chips here together pay something whatever falls. */
const covering = ['low', 'high', '0']

/** Puts down what the game wants, so that it pays surely where that can be. */
export async function lay(game: Lying): Promise<void> {
  const places = covering.map((place) => game.locator(`[data-place="${place}"]`))
  const hasAll = (await Promise.all(places.map((place) => place.count()))).every((count) => count === 1)
  const first = game.getByTestId('lay').first()
  if (hasAll) for (const place of places) await place.click()
  else if (await first.isVisible()) await first.click()
}

type Lying = Pick<Page, 'locator' | 'getByTestId'>
