/** The page of results on paper: in ink, whole, and without what is pressed. */
import type { Person } from '@jackfruit/groundwork/browser/person'
import { expect, type FrameLocator } from '@playwright/test'

/** Of what is drawn around an element, whatever cuts it off. */
const cutBy = (node: Element): string[] => {
  const cut: string[] = []
  for (let each = node.parentElement; each; each = each.parentElement)
    if (getComputedStyle(each).overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 1)
      cut.push(each.className || each.tagName)
  return cut
}

export async function printsWhole({ page }: Person, desk: FrameLocator): Promise<void> {
  const last = desk.locator('.results > li').last()
  await expect(last).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.top', '.tabs', '.nav', '.slip', '.banner', '.card-head button', '.results a'])
    for (const one of await desk.locator(part).all()) await expect(one).toBeHidden()
  await expect(last.locator('.pieces, .prizes').first()).toBeVisible()
  expect(await last.evaluate(cutBy)).toEqual([])
  // Whatever the screen's light.
  for (const theme of ['dark', 'light']) {
    const seen = await desk.locator('.results').evaluate((list, light) => {
      const root = list.ownerDocument.documentElement
      const before = root.dataset['theme'] ?? ''
      root.dataset['theme'] = light
      const card = list.closest('.card') ?? list
      const colours = [getComputedStyle(card).backgroundColor, getComputedStyle(list).color]
      root.dataset['theme'] = before
      return colours
    }, theme)
    expect(seen).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  }
  await page.emulateMedia({ media: null })
}
