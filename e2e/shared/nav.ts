/** The row of pages below the header of a wide screen. */
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page } from '@playwright/test'

/** To a page that it leads to: from the row itself, or from under "More" where it does not fit. In English. */
export async function goByNav(page: Page, path: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main menu' })
  const link = nav.locator(`a[href="${path}"]:visible`)
  const more = nav.getByRole('button', { name: 'More', exact: true })
  // Which of them fit is known when the kinds of games are.
  await expect(nav.locator(`a[href="${path}"]`).first()).toBeAttached()
  await quiet(page)
  if (!(await link.isVisible())) await more.click()
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
}
