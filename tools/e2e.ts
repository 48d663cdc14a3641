/** `npm run e2e [-- playwright arguments]`: journeys in a real browser against the whole product, on its own data. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@jackfruit/groundwork/chromium'
import { isFree } from '@jackfruit/groundwork/ports'
import { bringUp } from './stack/stack.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-e2e-'))
const port = await firstFree(8180)
const identityPort = await firstFree(port + 20)
const phonePort = await firstFree(port + 40)
const identitySecret = randomBytes(24).toString('hex')
const stack = await bringUp({
  dataDir,
  port,
  gamesPort: await firstFree(port + 1),
  durable: false,
  env: {
    JACKFRUIT_TEST: '1',
    // A person of a journey may say from where they come.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    // A journey starts the provider itself, and finds out what happens while it is not there.
    GOOGLE_ISSUER: `http://127.0.0.1:${identityPort}`,
    THIRD_PARTY_SECRET_DEMOMMK_GOOGLE: identitySecret,
    // So is who verifies numbers.
    PHONE_VERIFY_JWKS: `http://127.0.0.1:${phonePort}/keys`,
    PHONE_VERIFY_ISSUER: 'https://phones.example/jackfruit',
    PHONE_VERIFY_AUDIENCE: 'jackfruit',
    PHONE_VERIFY_URL: `http://127.0.0.1:${phonePort}/v1`,
    PHONE_VERIFY_KEY: 'key of the phone service',
  },
  say: (line) => console.log(line),
})
let status = 1
try {
  const browser = await chromium()
  status = await playwright(process.argv.slice(2), {
    ...browser.env,
    E2E_BROWSER: browser.executablePath,
    E2E_BROWSER_ARGS: browser.args.join(' '),
    E2E_SITE: stack.siteUrl,
    E2E_GAMES: stack.gamesUrl,
    E2E_DATABASE: stack.databaseUrl,
    E2E_OWNER_DATABASE: stack.adminUrl,
    E2E_IDENTITY_PORT: String(identityPort),
    E2E_IDENTITY_SECRET: identitySecret,
    E2E_PHONE_PORT: String(phonePort),
  })
} finally {
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(status)

function playwright(args: string[], env: Record<string, string>): Promise<number> {
  const binary = join(root, 'node_modules', '.bin', 'playwright')
  return new Promise((done) => {
    const child = spawn(binary, ['test', '--config', 'e2e/playwright.config.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
      env,
    })
    child.once('exit', (code) => done(code ?? 1))
  })
}

async function firstFree(start: number): Promise<number> {
  for (let candidate = start; candidate < start + 200; candidate += 2)
    if (await isFree(candidate)) return candidate
  throw new Error(`no free port from ${start} on`)
}
