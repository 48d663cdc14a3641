/** Goal: no function goes from one module to another unseen. Method: small modules, each with one way to hand one over. */
import { expect, test } from 'vitest'
import { type Ports, portFindings } from './ports.ts'

const uses = { ledger: {}, wallet: { ledger: 'accounts' }, cashier: { ledger: 'money', wallet: 'purses' } }
const entry = (face: string) => `
  import type { Module, Platform } from '../../platform/module.ts'
  import type { Port } from '../../platform/port.ts'
  import type { Purses } from '../wallet/index.ts'
  ${face}
  export function open(platform: Platform, uses: {}): Promise<Module<Face>> { return make(platform) }`

function check(files: Readonly<Record<string, string>>, ports: Ports = {}) {
  const sources = Object.entries(files).map(([path, text]) => ({
    path: `apps/server/src/modules/${path}`,
    text,
  }))
  return portFindings(sources, uses, ports).map(({ path, problem }) => `${path.slice(24)} ${problem}`)
}

test.each([
  [
    'an exported function that takes one',
    {
      'ledger/index.ts': "export { follow } from './follow.ts'",
      'ledger/follow.ts': 'export async function follow(db: Db, work: (tx: Tx) => Promise<void>) {}',
      'wallet/bets.ts': "import { follow as read } from '../ledger/index.ts'\nawait read(db, async () => {})",
    },
    'wallet/bets.ts hands a function to ledger (follow)',
  ],
  [
    'an opening with a function deep in its options',
    {
      'ledger/index.ts': "export { openLanes } from './lanes.ts'",
      'ledger/lanes.ts':
        "import type { Asks } from './asks.ts'\ninterface Options extends Asks { n: number }\nexport const openLanes = ({ n }: Partial<Options> = {}) => n",
      'ledger/asks.ts': 'export interface Asks { readonly above: { tell(posted: bigint): void } }',
      'wallet/lanes.ts': "import { openLanes } from '../ledger/index.ts'\nopenLanes({ above })",
    },
    'wallet/lanes.ts hands a function to ledger (openLanes)',
  ],
  [
    'a function in an object of functions',
    {
      'ledger/index.ts':
        "import { openOne } from './rows.ts'\nexport const accounts = { open: openOne, close() {} }",
      'ledger/rows.ts': 'export function openOne(then: () => void) {}',
      'wallet/open.ts': "import { accounts } from '../ledger/index.ts'\naccounts.open(() => {})",
    },
    'wallet/open.ts hands a function to ledger (accounts.open)',
  ],
  [
    'a method of the face',
    {
      'ledger/module.ts': entry(
        'interface Face { readonly postings: Postings }\ninterface Postings { listen(id: bigint, hear: (n: bigint) => void): () => void }',
      ),
      'wallet/module.ts': 'const { listen } = uses.ledger.postings\nlisten(1n, hear)',
    },
    'wallet/module.ts hands a function to ledger (postings.listen)',
  ],
  [
    'a function in what a method of the face is told',
    {
      'ledger/module.ts': entry("import type { Door as Face } from './door.ts'"),
      'ledger/door.ts':
        'interface Wish { pendingOf: (tx: Tx) => Promise<bigint> }\nexport interface Door { may(wish: Pick<Wish, "pendingOf">): void }',
      'cashier/create.ts': 'await parts.protection?.may({ pendingOf })',
    },
    'cashier/create.ts hands a function to ledger (may)',
  ],
  [
    'a port',
    {
      'wallet/module.ts': entry('interface Face { readonly orders: Port<Orders> }'),
      'cashier/module.ts': 'wallet.orders.plug(orders)',
    },
    'cashier/module.ts hands a function to wallet (orders)',
  ],
])('%s is found', (_what, files, expected) => {
  const [found, ...more] = check(files as Readonly<Record<string, string>>)
  expect(more).toEqual([])
  expect(found).toContain(expected)
  expect(found).toMatch(/a circle at run time: (\w+) → (\w+) → \1/)
})

const followed = {
  'ledger/index.ts': "export { follow } from './follow.ts'",
  'ledger/follow.ts': 'export async function follow(work: (tx: Tx) => Promise<void>) {}',
  'wallet/bets.ts': "import { follow } from '../ledger/index.ts'\nawait follow(work)",
}

test('what is declared with a reason is no finding, and without a reason it is one', () => {
  expect(check(followed, { ledger: { follow: { wallet: 'rounds become bets' } } })).toEqual([])
  expect(check(followed, { ledger: { follow: { wallet: '' } } })).toHaveLength(1)
})

test('what is declared and nobody does is found', () => {
  const ports = { ledger: { follow: { wallet: 'bets', cashier: 'orders' }, gone: { wallet: 'bets' } } }
  expect(check(followed, ports)).toEqual([
    'uses.json cashier does not plug into ledger.follow',
    'uses.json wallet does not plug into ledger.gone',
  ])
})

test('clocks, plumbing, faces of modules below and what a test hands over are no ports', () => {
  const files = {
    'ledger/index.ts': "export { openLimits } from './limits.ts'\nexport type { Options } from './limits.ts'",
    'ledger/limits.ts': `
      import type { Db } from '../../platform/database/db.ts'
      import type { Purses } from '../wallet/index.ts'
      export interface Options { db: Db; now: () => Date; purses: Purses; named: Pick<Wide, 'name'> }
      interface Wide { name: string; tell(): void }
      export const openLimits = (options: Options) => options`,
    'ledger/module.ts': entry('interface Face { of(id: bigint): Promise<() => void> }'),
    'ledger/follow.ts': 'export function follow(work: () => void) {}',
    'wallet/limits.ts': "import { openLimits } from '../ledger/index.ts'\nopenLimits(options).of(1n)",
    'wallet/limits.db.test.ts': "import { follow } from '../ledger/index.ts'\nfollow(() => {})",
  }
  expect(check(files)).toEqual([])
})
