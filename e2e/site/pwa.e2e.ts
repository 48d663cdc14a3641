/**
 * The site as an app. A small proxy stands between browser and product, so that a test can take the site away and
 * put a newer build in its place without touching either.
 */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { openPerson, type Wishes } from '@jackfruit/groundwork/browser/person'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { expect, type Page, test } from '@playwright/test'

const site = process.env['E2E_SITE'] ?? ''

interface Front {
  readonly url: string
  /** From now on nobody listens. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  /** From now on the first script has another name, and the old name is gone, as after a deployment. */
  deploy(): void
  /** Paths asked for since the deployment. */
  readonly asked: string[]
}

const newName = (path: string) => path.replace(/-([\w-]+)\.js$/, '-$1next.js')

/** A text in which the script goes by its new name, wherever it is named. */
function renamed(text: string, script: string): string {
  const name = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  return text.replaceAll(name(script), name(newName(script)))
}

async function openFront(): Promise<Front> {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  let old: string | null = null
  let isNew = false
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/'
    if (isNew) asked.push(path)
    if (isNew && path === old) return outgoing.writeHead(404).end()
    const wanted = isNew && old && path === newName(old) ? old : path
    const { status, headers, body } = await ask(incoming, wanted)
    const isPage = String(headers['content-type']).startsWith('text/html')
    let sent = body
    if (isPage) {
      const html = body.toString()
      const first = /\/assets\/index-[\w-]+\.js/.exec(html)?.[0]
      if (first) old = first
      sent = Buffer.from(isNew && first ? renamed(html, first) : html)
    }
    // Parts of the site that come later name the first script, too.
    if (isNew && old && /\.js$/.test(path)) sent = Buffer.from(renamed(body.toString(), old))
    if (isNew && path === '/sw.js') sent = Buffer.from(body.toString().replace('offline-', 'offline-next-'))
    // A part keeps its name here though it names another first script: a real one would have another, too.
    const kept = /\.js$/.test(path) ? { 'cache-control': 'no-store' } : {}
    outgoing.writeHead(status, { ...headers, ...kept, 'content-length': String(sent.length) }).end(sent)
  }
  let server: Server
  const listen = async (port: number) => {
    server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  }
  // It is listened at again later: no port that an outgoing call may take meanwhile.
  const [port = 0] = await claimPorts(1)
  await listen(port)
  return {
    url: `http://localhost:${port}`,
    asked,
    async goAway() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
    async comeBack() {
      await listen(port)
    },
    deploy() {
      isNew = true
    },
  }
}

function ask(incoming: IncomingMessage, path: string) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (done, failed) => {
      // Answers come whole: neither packed nor as "not changed", which holds for the real file only.
      const {
        'accept-encoding': _,
        'if-none-match': _tag,
        'if-modified-since': _date,
        ...headers
      } = incoming.headers
      const onward = request(`${site}${path}`, { method: incoming.method ?? 'GET', headers }, (reply) => {
        const chunks: Buffer[] = []
        reply.on('data', (chunk: Buffer) => chunks.push(chunk))
        reply.on('end', () =>
          done({ status: reply.statusCode ?? 502, headers: reply.headers, body: Buffer.concat(chunks) }),
        )
      })
      onward.on('error', failed)
      incoming.pipe(onward)
    },
  )
}

/** A page of the site with its worker at work. */
async function visit(page: Page): Promise<void> {
  await page.goto('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The script that the page begins with. No element names it: the page asks for it in a script of its own. */
async function firstScript(page: Page): Promise<string> {
  const named = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/index-[\w-]+\.js$/.test(path)),
  )
  expect(new Set(named).size).toBe(1)
  return named[0] ?? ''
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
  })

const persons = [
  [{ language: 'EN', theme: 'light' }, 'No connection', 'rgb(242, 245, 236)'],
  [{ language: 'MY', theme: 'dark' }, 'ချိတ်ဆက်မှု မရှိပါ', 'rgb(8, 20, 14)'],
] as const satisfies readonly (readonly [Partial<Wishes>, string, string])[]

for (const [wishes, title, ground] of persons) {
  test(`[RT-30] with the site gone the offline page speaks ${wishes.language} in ${wishes.theme}, and goes on by itself when the site is back`, async ({
    browser,
  }) => {
    const front = await openFront()
    const person = await openPerson(browser, { site: front.url, ...wishes })
    const { page } = person
    await visit(page)
    await front.goAway()
    await page.goto('/join')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const heading = page.getByRole('heading', { level: 1 })
    await page.evaluate(() => document.fonts.ready)
    const clip = await heading.boundingBox()
    if (!clip) throw new Error('the heading has no place')
    const seen = await page.screenshot({ clip })
    await heading.evaluate((element) => element.style.setProperty('opacity', '0'))
    expect(seen.equals(await page.screenshot({ clip })), 'the heading is drawn').toBe(false)
    await expect(page.locator('html')).toHaveAttribute('lang', wishes.language.toLowerCase())
    await expect(page.locator('body')).toHaveCSS('background-color', ground)
    await front.comeBack()
    await expect(page.getByTestId('commission')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/join')
    expect(person.complaints).toEqual([])
    await person.close()
    await front.goAway()
  })
}

test('the worker keeps the offline page with its files, and no call, no amount and no part of the site', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await visit(page)
  await page.goto('/winners')
  await page.goto('/join')
  await expect(page.getByTestId('commission')).toBeVisible()
  const { names, paths } = await kept(page)
  expect(names).toHaveLength(1)
  expect(paths.map((path) => path.replace(/-[\w-]+(?=\.\w+$)/, '')).sort()).toEqual([
    '/assets/noto.woff2',
    '/assets/offline.css',
    '/assets/offline.js',
    '/offline.html',
  ])
  await person.close()
})

test('after a deployment the next navigation is all new: no old part is asked for, and the old worker is gone', async ({
  browser,
}) => {
  const front = await openFront()
  const person = await openPerson(browser, { site: front.url, language: 'EN' })
  const { page } = person
  await visit(page)
  const before = await firstScript(page)
  const [oldCache] = (await kept(page)).names
  front.deploy()
  await page.goto('/join')
  await expect(page.getByTestId('commission')).toBeVisible()
  const after = await firstScript(page)
  expect(after).not.toBe(before)
  expect(front.asked).not.toContain(before)
  expect(front.asked).toContain(after)
  // The browser finds the new worker on its own; it takes over without any page being closed.
  await expect.poll(async () => (await kept(page)).names, { timeout: 30_000 }).not.toContain(oldCache)
  expect((await kept(page)).names).toHaveLength(1)
  await person.close()
  await front.goAway()
})

test('[RT-30] the manifest is the brand’s in the language that is read, and its pictures are there', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/down')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const manifest = await (await page.request.get(href)).json()
  expect(manifest).toMatchObject({ name: 'Jackfruit', lang: 'en', display: 'standalone', start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const answer = await page.request.get(src)
    expect(answer.status(), src).toBe(200)
    const width = (await answer.body()).readUInt32BE(16)
    expect(`${width}x${width}`, src).toBe(sizes)
  }
  await page.goto(`${site.replace('localhost', 'second.localhost')}/help`)
  const other = await page.evaluate(() => fetch('/manifest.webmanifest').then((answer) => answer.json()))
  expect(other).toMatchObject({ name: 'Jackfruit India', lang: 'en' })
  await person.close()
})

test('[RT-30] where the browser offers to install, the page has a button for it, and only there', async ({
  browser,
}) => {
  const person = await openPerson(browser, { site, language: 'EN' })
  const { page } = person
  await page.goto('/down')
  const button = page.getByRole('button', { name: 'Install the app' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => Object.assign(window, { wasAsked: true }),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    })
    window.dispatchEvent(offer)
  })
  await button.click()
  await expect(page.getByText('The app is on this device.')).toBeVisible()
  expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true)
  await person.close()
})
