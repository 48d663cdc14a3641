import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { roomy } from '../../../shared/look/media.ts'
import { openPlatform, refusal, status, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import AgentWindow from './AgentWindow.tsx'
import { entries } from './entries.ts'
import { consolidated, overview } from './testing/answers.ts'
import { askedOnce } from './testing/draw.tsx'

const screen = openScreen()
const agentSite = siteWith([], { currency: 'MMK' })
const [onPage, onClose] = [vi.fn(), vi.fn()]
const read = 'GET /wps/v2/agent/consolidated'
const sums = { 'GET /wps/v2/agent/overview': value(overview) }

// What is fetched when it is opened is there before.
beforeAll(() => Promise.all([import('./overview/TeamOverview.tsx'), import('./pay/PayPages.tsx')]))

async function open(answers: Parameters<typeof openPlatform>[0], page: string | null = null) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === roomy,
    addEventListener() {},
    removeEventListener() {},
  }))
  onPage.mockClear()
  await screen.draw(null)
  const platform = openPlatform({ ...sums, ...answers })
  await screen.draw(
    askedOnce(
      <AgentWindow
        {...{ page, onPage, onClose, onSetPassword: () => {}, me: 'agent', onTransferUp: null }}
        renderPage={(_id, child) => child}
      />,
    ),
    agentSite,
  )
  return platform
}
afterEach(() => {
  vi.unstubAllGlobals()
})
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-page]')]
const isThere = () => screen.until(() => expect(shown().length).toBeGreaterThan(0))

test('[AC-01] [AC-02] [AC-03] the centre is a window that shows its menu only once it is known', async () => {
  let answer = (_: Response) => {}
  const later = new Promise<Response>((done) => {
    answer = done
  })
  await open({ [read]: () => later })
  expect(document.querySelector('[role="dialog"]')).not.toBeNull()
  expect(shown()).toEqual([])
  answer(await value(consolidated())())
  await isThere()
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Agent')
})

test('[AC-06] [OV-02] with every flag on there are twelve entries in order', async () => {
  await open({ [read]: value(consolidated()) })
  await isThere()
  expect(shown().map(({ dataset }) => dataset['page'])).toEqual(entries.map(({ id }) => id))
  expect(shown()).toHaveLength(12)
})

test.each([
  ['[AC-15] [EN-28] dividend', 'enableCt', 'dividend'],
  ['[AC-16] [EN-24] daily salary', 'dailySalary', 'dailySalary'],
  ['[AC-17] [EN-25] hourly salary', 'hourSalary', 'hourSalary'],
  ['[AC-18] [EN-27] real-time salary', 'agentRealtimeSalary', 'realtimeSalary'],
] as const)('%s is shown only where its flag is on', async (_title, flag, entry) => {
  await open({ [read]: value(consolidated({ [flag]: false })) })
  await isThere()
  const ids = shown().map(({ dataset }) => dataset['page'])
  expect(ids).not.toContain(entry)
  expect(ids).toHaveLength(11)
})

test('[AC-19] [AC-05] the open entry is the marked one, what waits is counted beside its entry, and the close button closes', async () => {
  await open({ [read]: value(consolidated()) }, 'teamOverview')
  await isThere()
  expect(shown().filter((entry) => entry.getAttribute('aria-current') === 'page')).toHaveLength(1)
  expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Team overview')
  expect(document.querySelector('[data-page="dailySalary"]')?.textContent).toContain('2 waiting')
  await screen.press('Daily salary22 waiting')
  expect(onPage).toHaveBeenCalledWith('dailySalary')
  await screen.press('Close')
  expect(onClose).toHaveBeenCalled()
})

test('[RO-27] who is no agent is told so, and a failure can be tried again', async () => {
  await open({ [read]: status(403, 'not_an_agent') })
  await screen.until(() => expect(document.querySelector('[data-testid="no-agent"]')).not.toBeNull())
  await open({ [read]: refusal('system') })
  await screen.until(() => expect(screen.has('This could not be loaded')).toBe(true))
  expect(screen.buttonNamed('Try again')).toBeTruthy()
})

test('overdue bills are told on every page, and one press pays all of them', async () => {
  const funds = { currency: 'MMK', balance: '900.00', held: '900.00', overdue: '6480.00' }
  const bill = { id: '1', account: 'kyaw_agent', kind: 'dividend', day: '2026-11-15', amount: '6480.00' }
  const { asked } = await open({
    [read]: value(consolidated({ funds })),
    'GET /wps/v2/agent/bills': value({
      ...{ currency: 'MMK', total: '6480.00', balance: '9000.00' },
      lists: [{ ...bill, state: 'overdue', dueAt: '2026-11-17T17:30:00Z' }],
    }),
    'POST /wps/v2/agent/bills/pay': value({ paid: '6480.00', left: '0.00' }),
  })
  await screen.until(() => expect(document.querySelector('[data-testid="bills-bar"]')).not.toBeNull())
  expect(screen.has(/You owe Ks\s6,480\.00 to your downlines/)).toBe(true)
  await screen.press('See the bills')
  await screen.until(() => expect(screen.has('kyaw_agent')).toBe(true))
  await screen.press(/^Pay all/)
  await screen.until(() => expect(asked.some(({ to }) => to === 'POST /wps/v2/agent/bills/pay')).toBe(true))
  const { body } = asked.find(({ to }) => to === 'POST /wps/v2/agent/bills/pay') ?? {}
  expect(body).toMatchObject({ total: '6480.00' })
})
