/** Every screen worth a picture, and how a person gets there. */
import { randomBytes } from 'node:crypto'
import { logIn, type Person, register } from './person.ts'

export interface Screen {
  readonly name: string
  readonly fullPage?: boolean
  visit(person: Person): Promise<void>
}

const settle = (page: Person['page']) =>
  page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500))

export const screens: readonly Screen[] = [
  {
    name: 'home-visitor',
    fullPage: true,
    async visit({ page }) {
      await page.goto('/')
      await settle(page)
    },
  },
  {
    name: 'login',
    async visit({ page }) {
      await page.goto('/login')
      await settle(page)
    },
  },
  {
    name: 'register',
    async visit({ page }) {
      await page.goto('/register')
      await settle(page)
    },
  },
  {
    name: 'register-errors',
    async visit({ page }) {
      await page.goto('/register')
      await page.getByRole('dialog').locator('input[name="username"]').fill('x')
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await settle(page)
    },
  },
  {
    name: 'home-member',
    fullPage: true,
    async visit(person) {
      await logIn(person, 'player', 'Player#2026')
      await person.page.goto('/')
      await settle(person.page)
    },
  },
  {
    name: 'game',
    async visit(person) {
      await register(person, `shot${randomBytes(4).toString('hex')}`.slice(0, 12), 'Shots2026x')
      await person.page.goto('/game?nodeId=slot-golden-chinthe')
      await person.page.waitForTimeout(4_000)
    },
  },
  {
    name: 'records',
    async visit(person) {
      await logIn(person, 'player', 'Player#2026')
      await person.page.goto('/records')
      await settle(person.page)
    },
  },
  {
    name: 'not-found',
    async visit({ page }) {
      await page.goto('/no-such-page')
      await settle(page)
    },
  },
]
