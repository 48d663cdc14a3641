/** A game in its frame, played by the buttons that all games have. */
import { expect, type FrameLocator, type Page } from '@playwright/test'

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe')

/** Waits until a round can be begun. */
export async function ready(game: FrameLocator): Promise<void> {
  await expect(game.getByTestId('spin')).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await expect(game.getByTestId('spin')).toBeEnabled()
}

const roundsOf = async (game: FrameLocator): Promise<number> =>
  Number(await game.getByTestId('round').getAttribute('data-rounds'))

/** Puts down what the game wants before a bet (chips, numbers), bets, and takes actions until the round has ended. */
export async function playRound(game: FrameLocator): Promise<void> {
  const before = await roundsOf(game)
  await ready(game)
  const lay = game.getByTestId('lay').first()
  if (await lay.isVisible()) await lay.click()
  await game.getByTestId('spin').click()
  const actions = game.locator('[data-testid="action"]:visible:enabled')
  await expect(async () => {
    // The last button ends a round where one does: a cash-out, a stand.
    if ((await roundsOf(game)) === before && (await actions.count()) > 0)
      await actions.last().click({ timeout: 1_000 })
    expect(await roundsOf(game)).toBe(before + 1)
  }).toPass({ timeout: 40_000, intervals: [300] })
  await ready(game)
}
