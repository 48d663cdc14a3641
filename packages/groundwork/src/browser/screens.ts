/** Every screen worth a picture, and how a person gets there. */
import { randomBytes } from 'node:crypto'
import { aPlace, logIn, type Person, register } from './person.ts'

export interface Screen {
  readonly name: string
  readonly fullPage?: boolean
  visit(person: Person): Promise<void>
}

export const settle = (page: Person['page']) =>
  page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500))

/** The member that the first brand is born with has played; elsewhere a new one opens an account. */
async function enter(person: Person): Promise<void> {
  if (new URL(person.site).hostname === 'localhost') return logIn(person, 'player', 'Player#2026')
  await person.context.setExtraHTTPHeaders({ 'x-forwarded-for': aPlace() })
  return register(person, `shot${randomBytes(4).toString('hex')}`, 'Shots2026x')
}

/** A page by its address, whole. */
const page = (name: string, path: string): Screen => ({
  name,
  fullPage: true,
  async visit(person) {
    await person.page.goto(path)
    await settle(person.page)
  },
})

/** What a press on home opens: a window, seen with what lies below it. */
const pressed = (name: string, press: (page: Person['page']) => Promise<void>): Screen => ({
  name,
  async visit(person) {
    await person.page.goto('/')
    await settle(person.page)
    await press(person.page)
    await settle(person.page)
  },
})

/** A page of the member whose first brand was born with, or of a new one. */
export const own = (name: string, path: string): Screen => ({
  name,
  fullPage: true,
  async visit(person) {
    await enter(person)
    await person.page.goto(path)
    await settle(person.page)
  },
})

const loneScreen = (name: string, path: string): Screen => ({ ...page(name, path), fullPage: false })

export const screens: readonly Screen[] = [
  page('home-visitor', '/'),
  page('returns', '/returns'),
  own('seeds', '/seeds'),
  loneScreen('login', '/login'),
  loneScreen('register', '/register'),
  {
    name: 'register-errors',
    async visit({ page }) {
      await page.goto('/register')
      await page.getByRole('dialog').locator('input[name="username"]').fill('x')
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await settle(page)
    },
  },
  pressed('menu', (page) => page.locator('header .icon-btn').first().click()),
  pressed('notices', (page) => page.locator('main section').first().locator('button').first().click()),
  page('games', '/rng'),
  page('category-empty', '/sports'),
  page('promotions', '/promotions'),
  page('point-mall', '/pointMall'),
  page('lottery', '/lottery'),
  page('help', '/help'),
  page('help-alone', '/helpmc'),
  page('info', '/info?page=responsible'),
  page('announcements', '/noticePage'),
  page('download', '/down'),
  page('join', '/join'),
  page('winners', '/winners'),
  page('verify', '/verify'),
  page('not-found', '/no-such-page'),
  own('home-member', '/'),
  own('records', '/records'),
  own('games-member', '/rng'),
  {
    name: 'game',
    async visit(person) {
      await register(person, `shot${randomBytes(4).toString('hex')}`.slice(0, 12), 'Shots2026x')
      await person.page.goto('/game?nodeId=slot-golden-chinthe')
      await person.page.waitForTimeout(4_000)
    },
  },
]

/** The site closed: seen while the brand is in that state. */
export const closedScreen = (name: string): Screen => loneScreen(name, '/')
