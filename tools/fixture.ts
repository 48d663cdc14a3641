/**
 * `npm run fixture -- <what> …`: puts merchants, members, agent trees and deposits into the running
 * product and does what operators do, for tests. Prints one line of JSON. It refuses without JACKFRUIT_TEST=1, which the
 * product in turn refuses in production.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type AccountType, accountTypes } from '@jackfruit/contracts/identity'
import { findRunning } from '@jackfruit/groundwork/postmaster'
import { asOwner } from '../apps/server/src/platform/database/as-owner.ts'
import { type Maker, openMaker } from './fixture/make.ts'
import { type Operation, operationOf, operations } from './fixture/operate.ts'
import { fixtureSentence } from './fixture/sentence.ts'
import { orTell } from './operate/or-tell.ts'
import { databaseUrl } from './operate/running.ts'

const usage = `JACKFRUIT_TEST=1 npm run fixture -- <what>
  merchant CODE --host NAME [--currency MMK] [--real-money]
  member   MERCHANT USERNAME [--type 0] [--upline USERNAME] [--password …] [--deposit 1000.00]
  members  MERCHANT PREFIX COUNT [the same options]
  tree     MERCHANT PREFIX [--depth 2] [--width 2] [--members 3] [--password …]
  deposit  MERCHANT USERNAME AMOUNT [--key REPEATABLE]
${operations}`
const membersMax = 10_000

const env = process.env
const dataDir = env['JACKFRUIT_DATA'] || fileURLToPath(new URL('../data', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string' },
    currency: { type: 'string', default: 'MMK' },
    'real-money': { type: 'boolean', default: false },
    type: { type: 'string', default: '0' },
    upline: { type: 'string' },
    password: { type: 'string', default: 'Fixture#2026' },
    deposit: { type: 'string' },
    depth: { type: 'string', default: '2' },
    width: { type: 'string', default: '2' },
    members: { type: 'string', default: '3' },
    key: { type: 'string' },
    title: { type: 'string', multiple: true },
    text: { type: 'string', multiple: true },
    html: { type: 'string', multiple: true },
    picture: { type: 'string' },
    leads: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    sort: { type: 'string' },
    home: { type: 'boolean', default: false },
    vip: { type: 'boolean', default: false },
  },
})

await orTell(async () => {
  if (env['JACKFRUIT_ENV'] === 'production') throw new Error('Fixtures are for tests: never in production.')
  if (env['JACKFRUIT_TEST'] !== '1') throw new Error('Fixtures are for tests: set JACKFRUIT_TEST=1.')
  const [what = '', ...args] = positionals
  const operation = operationOf(what)
  console.log(JSON.stringify(operation ? await operate(operation, args) : await makeOf(positionals)))
}, fixtureSentence(positionals))

async function makeOf(args: string[]): Promise<unknown> {
  const maker = openMaker({ ownerUrl: ownerUrl(), databaseUrl: databaseUrl(), secret: secret() })
  try {
    return await make(maker, args)
  } finally {
    await maker.close()
  }
}

/** All of it or nothing; answers when it is committed. The product shows it within a second. */
async function operate(operation: Operation, args: readonly string[]): Promise<unknown> {
  const done = await asOwner(ownerUrl(), (client) => operation(client, args, values))
  return done ?? { done: true }
}

async function make(maker: Maker, [what, first = '', second = '', third = '']: string[]): Promise<unknown> {
  const { host, currency, upline, password, deposit, key } = values
  const give = (username: string) =>
    deposit === undefined ? undefined : maker.deposit({ merchant: first, username, amount: deposit })
  const one = async (username: string) => {
    const wanted = { merchant: first, username, password, type: typeOf(values.type) }
    const made = await maker.member(upline === undefined ? wanted : { ...wanted, upline })
    return { ...made, balance: await give(username) }
  }
  switch (what) {
    case 'merchant': {
      const playMoney = !values['real-money']
      const fresh = await maker.merchant({ code: first, host: demand(host, '--host'), currency, playMoney })
      return { merchant: first, host, currency, fresh }
    }
    case 'member':
      return one(demand(second, 'USERNAME'))
    case 'members': {
      const made: unknown[] = []
      for (let i = 1; i <= count(third, 'COUNT', membersMax); i++)
        made.push(await one(`${demand(second, 'PREFIX')}${i}`))
      return made
    }
    case 'tree': {
      const depth = count(values.depth, '--depth', 10)
      const width = count(values.width, '--width', 100)
      const members = count(values.members, '--members', 1_000)
      return maker.tree({
        merchant: first,
        prefix: demand(second, 'PREFIX'),
        password,
        depth,
        width,
        members,
      })
    }
    case 'deposit': {
      const wanted = { merchant: first, username: demand(second, 'USERNAME'), amount: third }
      return { ...wanted, balance: await maker.deposit(key === undefined ? wanted : { ...wanted, key }) }
    }
    default:
      throw new Error(usage)
  }
}

function demand(text: string | undefined, name: string): string {
  if (!text) throw new Error(`${name} is missing.\n${usage}`)
  return text
}

function count(text: string, name: string, most: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : -1
  if (number < 1 || number > most) throw new Error(`${name} is a whole number from 1 to ${most}.`)
  return number
}

function typeOf(text: string): AccountType {
  const type = accountTypes.find((known) => String(known) === text)
  if (type === undefined) throw new Error(`--type is one of ${accountTypes.join(', ')}.`)
  return type
}

/** The given database, or the one that `npm start` runs on this data folder. */
function ownerUrl(): string {
  const url = new URL(env['DATABASE_OWNER_URL'] || findRunning(join(dataDir, 'postgres')) || 'none:')
  if (url.protocol === 'none:')
    throw new Error(
      `Nothing runs on ${dataDir}: npm start first, or set JACKFRUIT_DATA or DATABASE_OWNER_URL.`,
    )
  if (['', '/', '/postgres'].includes(url.pathname)) url.pathname = '/jackfruit'
  return url.toString()
}

/** Passwords are hashed under a key of the platform: it must be the running one's. */
function secret(): string {
  const file = join(dataDir, 'secrets.json')
  const kept = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { master?: string }).master
    : undefined
  const found = env['JACKFRUIT_SECRET'] || kept
  if (!found) throw new Error(`The platform's secret is needed: set JACKFRUIT_SECRET, or JACKFRUIT_DATA.`)
  return found
}
