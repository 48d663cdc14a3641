/** Every page of the agent centre, of the agent whom the first brand is born with. */
import { type Person, signIn } from './person.ts'
import { become, type Screen, settle, show } from './screens.ts'

const agent = 'agent'

/** A page over the one with the least on it; where it has tabs, one of them. */
const entry = (page: string, tab?: number): Screen => ({
  name: `agent-${page}${tab === undefined ? '' : `-${tab}`}`,
  who: 'agent',
  async visit(person) {
    await become(person, () => signIn(person, agent))
    await show(person, `/no-such-page?ac=${page}`)
    if (tab === undefined) return
    await person.page.locator('[data-page-content] .seg input').nth(tab).check({ force: true })
    await settle(person)
  },
})

/** What a press opens on a page. */
const opened = (page: string, what: string, press: (page: Person['page']) => Promise<unknown>): Screen => {
  const { who = 'agent', visit } = entry(page)
  return {
    ...{ name: `agent-${page}-${what}`, who },
    async visit(person) {
      await visit(person)
      await press(person.page)
      await settle(person)
    },
  }
}

const content = '[data-page-content]'

export const agentScreens: readonly Screen[] = [
  entry('menu'),
  entry('announcement'),
  entry('teamOverview'),
  entry('account'),
  entry('account', 1),
  opened('account', 'newLink', async (page) => {
    await page.locator(`${content} .card .btn`).first().click()
    await page.locator(`${content} form .seg input`).nth(1).check({ force: true })
  }),
  entry('teamManagement'),
  opened('teamManagement', 'nobody', async (page) => {
    await page.locator(`${content} input[name="account"]`).fill('zzzz')
    await page.locator(content).getByText('player').first().waitFor({ state: 'detached' })
  }),
  entry('teamBetting'),
  entry('userProfit'),
  entry('myIncome'),
  entry('transactions'),
  entry('dividend'),
  entry('dailySalary'),
  entry('dailySalary', 1),
  entry('dailySalary', 2),
  entry('dailySalary', 3),
  opened('dailySalary', 'offer', async (page) => {
    await page.locator(`${content} .seg input`).nth(2).check({ force: true })
    await page.locator(`${content} .btn`).first().click()
    await page.getByTestId('tier').first().waitFor()
  }),
  entry('hourSalary'),
  entry('realtimeSalary'),
]
