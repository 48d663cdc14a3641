/** How a screen stands in each way of looking at it: nothing wider than its place, nothing serious that axe finds. */
import type { Person } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect } from '@playwright/test'
import { faultsAtRest, seriousFaults } from './faults.ts'

export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

export const desk = { width: 1440, height: 900, theme: 'light' } as const
export const phone = { width: 390, height: 844, theme: 'dark' } as const

/** As a window is made narrower, and as the button of the site changes the theme: layout, and an attribute. */
export async function take({ page }: Person, { width, height, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen
  }, theme)
}

/** What is wider than the place it has: on a phone its end is out of sight. */
const tooWide = ({ page }: Person) =>
  page.evaluate(() =>
    [
      document.documentElement,
      ...document.querySelectorAll('[role="dialog"], .dialog-body, [data-page-content], main'),
    ]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((each) => `${each.className || each.tagName}: ${each.scrollWidth} in ${each.clientWidth}`),
  )

/** Of a page at rest. Judged once more if need be: colours may still have been on their way. */
async function findings({ page }: Person) {
  const found = await faultsAtRest(page)
  return found.length === 0 ? found : seriousFaults(page)
}

/** The screen has come to rest in the first of these looks. */
export async function expectUsable(person: Person, screen: string, looks: readonly Look[]): Promise<void> {
  for (const [at, look] of looks.entries()) {
    if (at > 0) {
      await take(person, look)
      await quiet(person.page)
    }
    const name = `${screen}, ${look.theme}, ${look.width}`
    expect(await tooWide(person), name).toEqual([])
    expect(await findings(person), name).toEqual([])
  }
}
