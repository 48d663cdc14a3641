/** What axe finds on a page, once it has come to rest: a colour that is still on its way to another is nobody's fault. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Person } from '@jackfruit/groundwork/browser/person'
import { quiet } from '@jackfruit/groundwork/browser/quiet'
import { expect } from '@playwright/test'

/** In the window that is open, or within another part of the page. */
export async function expectNoFaults(
  { page }: Pick<Person, 'page'>,
  within = '[role="dialog"]',
): Promise<void> {
  await quiet(page)
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
