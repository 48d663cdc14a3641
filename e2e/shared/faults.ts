/** What axe finds on a page, once it has come to rest: a colour that is still on its way to another is nobody's fault. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Person } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect, type Page } from '@playwright/test'

/**
 * Which places break which rule. Only what breaks one is gathered: to write down all that keeps them takes axe as
 * long again as to look.
 */
async function violations(page: Page, within: string | null) {
  // Within the page itself, unless it holds a frame of another origin: the other way opens a page of its own for each answer.
  const isAlone = page.frames().length === 1
  // It is 650 kB that are run twice for each answer, unless something else is named in their place.
  const isThere = isAlone && (await page.evaluate(() => 'axe' in window))
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(isAlone)
    .options({ resultTypes: ['violations'] })
  return (await (within === null ? axe : axe.include(within)).analyze()).violations
}

/** The serious and critical ones, as `rule: places`. */
export async function seriousFaults(page: Page, within: string | null = null): Promise<readonly string[]> {
  await quiet(page)
  return faultsAtRest(page, within)
}

export async function faultsAtRest(page: Page, within: string | null = null): Promise<readonly string[]> {
  return (await violations(page, within))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** In the window that is open, or within another part of the page. */
export async function expectNoFaults(
  { page }: Pick<Person, 'page'>,
  within = '[role="dialog"]',
): Promise<void> {
  await quiet(page)
  const found = await violations(page, within)
  expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
