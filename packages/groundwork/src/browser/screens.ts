/** Every screen worth a picture, and how a person gets there: one after the other in one window, or each in its own. */
import { frameOf, ready } from './game-table.ts'
import { join, type Person, signIn } from './person.ts'
import { move, quiet } from './quiet.ts'

export interface Screen {
  readonly name: string
  readonly fullPage?: boolean
  /** Screens of one kind of person may be seen one after the other in one window; those without, each in a window of its own. */
  readonly who?: 'visitor' | 'member' | 'player' | 'newcomer' | 'saver' | 'agent'
  visit(person: Person): Promise<void>
}

export const settle = ({ page }: Person): Promise<void> => quiet(page)

type Page = Person['page']

/** Windows whose person is somebody by now. */
const known = new WeakSet<Page>()
/** Windows in which nothing was done since they came to where they are. */
const untouched = new WeakSet<Page>()
/** Windows that show the site. */
const inside = new WeakSet<Page>()
/** What lies below what opens over a page, by the window. */
const grounds = new WeakMap<Page, string>()

/**
 * What is to lie below the windows that open over a page: home, unless another is named. Home is the fullest page there
 * is, and who looks at a hundred windows need not look through it a hundred times.
 */
export function standOn({ page }: Person, ground: string): void {
  grounds.set(page, ground)
}

/** An address with what is to lie below it. */
const above = ({ page }: Person, path: string): string =>
  path.startsWith('/?') ? `${grounds.get(page) ?? '/'}${path.slice(1)}` : path

/** In a window that nobody has used yet, the person becomes that one. */
export async function become(person: Person, enter: () => Promise<unknown>): Promise<void> {
  if (known.has(person.page)) return
  known.add(person.page)
  await enter()
}

/** The member that the first brand is born with has played; elsewhere a new one opens an account. */
const asMember = (person: Person): Promise<void> =>
  become(person, () => (new URL(person.site).hostname === 'localhost' ? signIn(person) : join(person)))

/** Somebody whom nobody knew. */
export const asNewcomer = (person: Person, paymentPassword?: string): Promise<void> =>
  become(person, () => join(person, { paymentPassword }))

/** Places that open over a page, in a window of their own. */
const over = /[?&][ma]c=|^\/(?:login|register)$/

/** The window comes with code of its own: until then the page below it is at rest. */
async function arrive(person: Person, path: string): Promise<void> {
  if (over.test(path)) await person.page.getByRole('dialog').first().waitFor()
  await settle(person)
}

/** Loads a page anew. */
export async function load(person: Person, path: string): Promise<void> {
  untouched.delete(person.page)
  await person.page.goto(above(person, path))
  inside.add(person.page)
  await arrive(person, path)
}

/** Opens a page as if nobody had been there: something will be done. What was left in it goes where nothing is. */
export async function open(person: Person, path: string): Promise<void> {
  if (!inside.has(person.page)) return load(person, path)
  untouched.delete(person.page)
  await move(person.page, '/no-such-page')
  await move(person.page, above(person, path))
  await arrive(person, path)
}

/** Shows a page, and does nothing there. */
export async function show(person: Person, path: string): Promise<void> {
  if (untouched.has(person.page)) {
    await move(person.page, above(person, path))
    return arrive(person, path)
  }
  await open(person, path)
  untouched.add(person.page)
}

/** A page by its address, whole. */
const page = (name: string, path: string): Screen => ({
  name,
  who: 'visitor',
  fullPage: true,
  async visit(person) {
    await show(person, path)
  },
})

/** What a press on home opens: a window, seen with what lies below it. */
const pressed = (name: string, press: (page: Page) => Promise<void>): Screen => ({
  name,
  who: 'visitor',
  async visit(person) {
    await load(person, '/')
    await press(person.page)
    await settle(person)
  },
})

/** A page of the member whom the first brand was born with, or of a new one. */
export const own = (name: string, path: string, act?: (person: Person) => Promise<unknown>): Screen => ({
  name,
  who: 'member',
  fullPage: true,
  async visit(person) {
    await asMember(person)
    if (!act) return show(person, path)
    await open(person, path)
    await act(person)
    await settle(person)
  },
})

const loneScreen = (name: string, path: string): Screen => ({ ...page(name, path), fullPage: false })

/** In the page: games are launched as those of a maker elsewhere. */
const launchedElsewhere = `{
  const own = fetch
  window.fetch = async (asked, ...rest) => {
    const answer = await own(asked, ...rest)
    if (!String(asked.url ?? asked).endsWith('/games/launch')) return answer
    const told = await answer.json()
    return Response.json({ ...told, value: { ...told.value, isOwn: false } })
  }
}`

export const screens: readonly Screen[] = [
  page('home-visitor', '/'),
  page('returns', '/returns'),
  loneScreen('login', '/login'),
  loneScreen('register', '/register'),
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
  {
    name: 'register-errors',
    who: 'visitor',
    async visit(person) {
      const { page } = person
      await open(person, '/register')
      await page.getByRole('dialog').locator('input[name="username"]').fill('x')
      await page.getByRole('dialog').locator('button[type="submit"]').click()
      await settle(person)
    },
  },
  pressed('menu', (page) => page.locator('header .icon-btn').first().click()),
  pressed('notices', (page) => page.getByTestId('notices').locator('button').first().click()),
  own('seeds', '/seeds'),
  own('home-member', '/'),
  own('records', '/records'),
  own('games-member', '/rng'),
  {
    name: 'game',
    async visit(person) {
      await asNewcomer(person)
      await open(person, '/game?nodeId=slot-golden-chinthe')
      await ready(frameOf(person.page))
      await settle(person)
    },
  },
  {
    name: 'game-aside',
    async visit(person) {
      await asNewcomer(person)
      await open(person, '/game?nodeId=slot-golden-chinthe&mc=securityCenter&item=payment')
      await person.page.locator('input[name="paymentPassword"]').waitFor()
      await settle(person)
    },
  },
  {
    name: 'game-wish',
    async visit(person) {
      const { page } = person
      await asNewcomer(person)
      await page.addInitScript({ content: launchedElsewhere })
      await open(person, '/game?nodeId=slot-golden-chinthe')
      await ready(frameOf(page))
      await frameOf(page).locator('.icon-button.deposit').click()
      await page.getByTestId('game-wish').waitFor()
      await settle(person)
    },
  },
]

/** The site closed: seen while the brand is in that state. */
export const closedScreen = (name: string): Screen => loneScreen(name, '/')
