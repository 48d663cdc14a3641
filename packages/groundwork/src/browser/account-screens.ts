/** Every window and page of accounts: ways in, ways back, proofs, and the security centre with its pages. */
import { randomBytes } from 'node:crypto'
import { codeOf } from './authenticator.ts'
import { join, type Person, password } from './person.ts'
import { asNewcomer, open, own, type Screen, settle } from './screens.ts'

const aName = () => `shot${randomBytes(4).toString('hex')}`
const centre = '/?mc=securityCenter'
const items = ['profile', 'avatar', 'mobile', 'email', 'password', 'payment'] as const
const moreItems = ['authenticator', 'ways', 'documents', 'history'] as const

/** A window over home, after something was done in it. */
const opened = (name: string, path: string, act?: (person: Person) => Promise<void>): Screen => ({
  name,
  who: 'visitor',
  async visit(person) {
    await open(person, path)
    await person.page.getByRole('dialog').locator('input').first().waitFor({ state: 'attached' })
    await act?.(person)
    await settle(person)
  },
})

const otherTab = async ({ page }: Person) => {
  const tabs = page.getByRole('dialog').locator('.seg-item')
  if ((await tabs.count()) > 1) await tabs.nth(1).click()
}

async function sendLogin({ page }: Person, name: string, secret = password) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name="username"]').fill(name)
  await dialog.locator('input[name="password"]').fill(secret)
  await dialog.locator('button[type="submit"]').click()
}

/**
 * The platform's own answer to the next login, with what an older or a farther account would hear in it. The route stays:
 * where the last one ends, the browser forgets to tell the end of what is on its way at that moment.
 */
async function hearing(person: Person, change: (value: Record<string, unknown>) => Record<string, unknown>) {
  let isHeard = false
  await person.page.route('**/wps/v2/auth/login', async (route) => {
    if (isHeard) return route.fallback()
    isHeard = true
    const response = await route.fetch()
    const answer = (await response.json()) as { value: Record<string, unknown> }
    await route.fulfill({ response, json: { ...answer, value: change(answer.value) } })
  })
}

async function logInAgain(person: Person, change: Parameters<typeof hearing>[1]) {
  const name = await join(person)
  await person.page.evaluate(() => sessionStorage.clear())
  await hearing(person, change)
  await open(person, '/login')
  await sendLogin(person, name)
}

const secondStep = () => ({
  secondVerify: {
    id: randomBytes(32).toString('base64url'),
    ip: '203.0.113.24',
    ways: [
      { way: 'mobile', hint: '+95 *****4567' },
      { way: 'email', hint: 'm****@tea.example' },
      { way: 'authenticator', hint: '' },
      { way: 'bankName', hint: '' },
    ],
  },
})

/** A new member in front of the page that turns the authenticator on, with the password shown again. */
async function beginAuthenticator(person: Person) {
  const { page } = person
  await asNewcomer(person)
  await open(person, `${centre}&item=authenticator`)
  await page.locator('[aria-labelledby="security-step"] .btn-green').click()
  const asked = page.locator('input[name="confirmPassword"]')
  await asked.fill(password)
  await asked.press('Enter')
  await page.locator('input[name="code"]').waitFor()
}

export const accountScreens: readonly Screen[] = [
  opened('login-mobile', '/login', otherTab),
  opened('login-agent', '/login?side=agent'),
  opened('login-refused', '/login', async (person) => {
    const nobody = aName()
    for (let tries = 0; tries < 3; tries++) {
      // The refusal before is told in the same words.
      const answered = person.page.waitForResponse(/\/auth\/login$/)
      await sendLogin(person, nobody, 'wrong-password-1')
      await answered
      await person.page.getByRole('alert').first().waitFor()
      await person.page.locator('[role="dialog"] button[type="submit"]:enabled').waitFor()
    }
  }),
  opened('register-mobile', '/register', otherTab),
  opened('forgot-phone', '/forgot'),
  opened('forgot-email', '/forgot', otherTab),
  opened('reset', '/reset?token=a-link-that-was-used'),
  {
    name: 'second-step',
    async visit(person) {
      await logInAgain(person, secondStep)
      await person.page.locator('input[name="second-mobile"]').waitFor()
      await settle(person)
    },
  },
  {
    name: 'forced-password',
    async visit(person) {
      await logInAgain(person, (session) => ({ ...session, passwordChange: 'now' }))
      await person.page.locator('input[name="newPassword"]').waitFor()
      await settle(person)
    },
  },
  {
    name: 'trial',
    async visit(person) {
      await open(person, '/login')
      await person.page.getByTestId('free-play').click()
      await person.page.getByTestId('balance').first().waitFor()
      await person.page.goto(centre)
      await person.page.getByRole('alertdialog').waitFor()
      await settle(person)
    },
  },
  own('messages', '/?mc=messageV2'),
  own('messages-announcements', '/?mc=messageV2&kind=announcements'),
  own('messages-open', '/?mc=messageV2', async ({ page }) => {
    await page.locator('[data-kind="withdrawal_paid"]').click()
    await page.getByTestId('message').waitFor()
  }),
  own('messages-account', '/?mc=messageV2&kind=system', async ({ page }) => {
    await page.locator('[data-kind="place_added"]').click()
    await page.getByTestId('message').waitFor()
  }),
  own('messages-offers', '/?mc=messageV2&kind=offers', async ({ page }) => {
    await page.locator('[data-kind="broadcast"]').click()
    await page.getByTestId('message').waitFor()
  }),
  own('security', centre),
  own('security-sessions', centre, ({ page }) =>
    page.getByRole('dialog').locator('section').last().scrollIntoViewIfNeeded(),
  ),
  ...[...items, ...moreItems].map((item) => own(`security-${item}`, `${centre}&item=${item}`)),
  own('security-confirm', `${centre}&item=payment`, async ({ page }) => {
    for (const name of ['paymentPassword', 'confirmPaymentPassword'])
      await page.locator(`input[name="${name}"]`).fill('830174')
    await page.keyboard.press('Enter')
    await page.locator('input[name="confirmPassword"]').waitFor()
  }),
  {
    name: 'security-authenticator-key',
    async visit(person) {
      await beginAuthenticator(person)
      await settle(person)
    },
  },
  {
    name: 'security-recovery-codes',
    async visit(person) {
      await beginAuthenticator(person)
      const { page } = person
      const secret = (await page.locator('code').first().innerText()).replace(/\s/g, '')
      await page.locator('input[name="code"]').fill(codeOf(secret))
      await page.keyboard.press('Enter')
      await page.getByTestId('recovery-codes').waitFor()
      await settle(person)
    },
  },
]
