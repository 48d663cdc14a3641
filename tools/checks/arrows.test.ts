/**
 * Goal: every rule of .dependency-cruiser.mjs finds what it forbids. Method: one small tree with
 * the real configuration, the real manifests and one planted violation for each rule is cruised
 * once; a second tree without violations must be green.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blindSpots, type Cruise, cruise } from './arrows.ts'

const real = fileURLToPath(new URL('../../', import.meta.url))
const mayNot = 'packages/kernel/src/index.ts'

/** [rule, file that breaks it, what it imports]: each file is planted with this one line. */
const planted: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['kernel-is-bare', 'packages/kernel/src/clock.ts', "import 'node:fs'"],
  ['contracts-are-pure', 'packages/contracts/src/hash.ts', "import 'fastify'"],
  ['contracts-are-pure', 'packages/contracts/src/vendors/vendor-signature.ts', "import 'node:fs'"],
  [
    'signing-is-for-servers',
    'apps/site/src/shared/sign.ts',
    "import '@jackfruit/contracts/vendor-signature'",
  ],
  ['signing-is-for-servers', 'packages/contracts/src/signed.ts', "import './vendors/vendor-signature.ts'"],
  ['table-rules-are-pure', 'packages/table-rules/src/clock.ts', "import 'node:perf_hooks'"],
  ['packages-look-down', 'packages/ui/src/spy.ts', "import '../../../apps/site/src/shared/money.ts'"],
  ['through-the-package', 'packages/i18n/src/short-cut.ts', "import '../../kernel/src/money.ts'"],
  ['apps-are-apart', 'apps/console/src/shared/borrow.ts', "import '../../../site/src/shared/money.ts'"],
  [
    'clients-never-see-the-server',
    'apps/site/src/shared/peek.ts',
    "import '../../../server/src/platform/database/db.ts'",
  ],
  ['browsers-have-no-node', 'apps/site/src/shared/read.ts', "import 'node:fs'"],
  ['drawing-stands-alone', 'apps/site/src/app/take.ts', "import '../server/world.ts'"],
  ['product-without-tests', 'apps/server/src/platform/handy.ts', "import '@jackfruit/groundwork/ports'"],
  [
    'product-without-tests',
    'apps/server/src/modules/ledger/arrange.ts',
    "import '../../testing/database.ts'",
  ],
  ['tools-stand-above', 'apps/server/src/testing/reach.ts', "import '../../../../tools/helper.ts'"],
  ['tools-stand-above', 'packages/ui/src/timed.test.ts', "import '../../../bench/clock.ts'"],
  ['tools-look-down', 'tools/walk.ts', "import '../e2e/steps.ts'"],
  ['tools-look-down', 'tools/timed.ts', "import '../bench/clock.ts'"],
  ['journeys-are-alone', 'bench/walk.ts', "import '../e2e/steps.ts'"],
  ['journeys-are-alone', 'e2e/brought-up.ts', "import '../tools/helper.ts'"],
  [
    'studios-are-strangers',
    'apps/server/src/modules/vendors/deal.ts',
    "import '@jackfruit/hexworks/games/koi/engine'",
  ],
  [
    'studios-are-strangers',
    'studios/hexworks/server/purse.ts',
    "import '../../../apps/server/src/platform/database/db.ts'",
  ],
  ['studios-are-apart', 'studios/hexworks/server/copy.ts', "import '../../kitelab/server/main.ts'"],
  ['host-takes-games-only', 'studios/host/server/inside.ts', "import '../../hexworks/server/main.ts'"],
  ['studio-knows-only-its-kit', 'studios/hexworks/server/calls.ts', "import '@jackfruit/contracts'"],
  ['engines-are-pure', 'studios/hexworks/games/clock/engine.ts', "import 'node:crypto'"],
  [
    'engines-are-pure',
    'studios/hexworks/games/dice/engine.ts',
    "import { draw } from '@jackfruit/fairness'\ndraw()",
  ],
  ['engines-are-pure', 'studios/hexworks/games/lines/rules.ts', "import '../koi/view.ts'"],
  [
    'views-do-not-deal',
    'studios/hexworks/games/reel/view.tsx',
    "import { spin } from '../koi/engine.ts'\nspin()",
  ],
  [
    'views-do-not-deal',
    'studios/hexworks/client/frame.ts',
    "import { spin } from '../games/koi/engine.ts'\nspin()",
  ],
  ...moduleArrows(),
  ['module-unlisted', 'apps/server/src/modules/rogue/index.ts', "import '@jackfruit/kernel'"],
  ['through-the-face', 'apps/server/src/modules/wallet/inner.ts', "import '../ledger/post.ts'"],
  ['by-the-entry', 'apps/server/src/app.ts', "import './modules/ledger/index.ts'"],
  ['platform-has-no-domain', 'apps/server/src/platform/knows.ts', "import '../modules/wallet/index.ts'"],
  ['modules-look-down', 'apps/server/src/modules/catalog/composed.ts', "import '../../main.ts'"],
  ['wings-look-down', 'apps/server/src/modules/identity/guards/high.ts', "import '../entry/login.ts'"],
  [
    'features-are-apart',
    'apps/site/src/features/play/lobby/greedy.ts',
    "import '../../money/wallet/index.ts'",
  ],
  ['features-are-apart', 'apps/site/src/features/money/wallet/close.ts', "import '../deposit/index.ts'"],
  ['features-are-apart', 'apps/site/src/features/money/shared/knowing.ts', "import '../wallet/index.ts'"],
  ['features-are-apart', 'apps/site/src/features/play/lobby/far.ts', "import '../../money/shared/order.ts'"],
  ['features-have-a-wing', 'apps/site/src/features/play/lobby/loose.ts', "import '../loose.ts'"],
  ['feature-through-the-face', 'apps/site/src/app/header.ts', "import '../features/money/wallet/chip.ts'"],
  ['feature-through-the-face', 'apps/site/src/app/footer.ts', "import '../features/money/shared/order.ts'"],
  ['features-look-down', 'apps/site/src/features/play/lobby/shell.ts', "import '../../../app/routes.ts'"],
  ['shared-looks-down', 'apps/site/src/shared/named.ts', "import '../features/money/wallet/index.ts'"],
  ['no-cycle', 'apps/site/src/shared/egg.ts', "import './hen.ts'"],
  ['must-resolve', 'tools/lost.ts', "import './nowhere.ts'"],
  ['declared-only', 'apps/site/src/shared/borrowed.ts', "import 'pg'"],
  ['declared-only', 'packages/i18n/src/undeclared.ts', "import '@jackfruit/contracts'"],
  ['declared-only', 'packages/i18n/src/undeclared.test.ts', "import 'fastify'"],
]

/** What the planted files reach, and honest neighbours that must not be reported. */
const honest: Readonly<Record<string, string>> = {
  'packages/kernel/src/index.ts': "export { minor } from './money.ts'",
  'packages/kernel/src/money.ts': 'export const minor = 1n',
  'packages/kernel/src/money.test.ts':
    "import { test } from 'vitest'\nimport 'node:fs'\nimport './money.ts'\ntest('', () => {})",
  'packages/contracts/src/index.ts': "import * as z from 'zod/mini'\nexport const text = z",
  'packages/contracts/src/vendors/vendor-signature.ts': "import 'node:crypto'",
  'packages/fairness/src/index.ts':
    'export const draw = () => 1\nexport interface Random { below(n: number): number }',
  'packages/ui/src/index.ts': "import 'react'",
  'packages/i18n/src/index.ts': "import '@jackfruit/kernel'",
  'packages/studio-kit/src/kit.ts':
    "import '@jackfruit/contracts/vendor-signature'\nimport 'node:crypto'\nimport 'pg'",
  'apps/site/src/main.tsx': "import './app/routes.ts'\nexport const Page = () => <p>text</p>",
  'apps/site/src/server/world.ts': "import 'node:worker_threads'",
  'apps/site/src/app/routes.ts':
    "import '../features/play/lobby/index.ts'\nimport '../features/money/wallet/index.ts'",
  'apps/site/src/features/play/lobby/index.ts': "import '../../../shared/money.ts'\nimport '@jackfruit/ui'",
  'apps/site/src/features/play/loose.ts': 'export {}',
  'apps/site/src/features/money/wallet/index.ts': "import './chip.ts'",
  'apps/site/src/features/money/wallet/chip.ts': "import '../shared/order.ts'",
  'apps/site/src/features/money/deposit/index.ts': "import '../shared/order.ts'",
  'apps/site/src/features/money/shared/order.ts': "import '../../../shared/money.ts'",
  'apps/site/src/shared/money.ts': "import '@jackfruit/kernel'",
  'apps/site/src/shared/hen.ts': "import './money.ts'",
  'apps/server/src/main.ts':
    "import 'fastify'\nimport './platform/database/db.ts'\nimport './modules/wallet/module.ts'",
  'apps/server/src/platform/database/db.ts': "import 'pg'\nimport 'kysely'\nimport 'node:fs'",
  'apps/server/src/testing/database.ts':
    "import '../platform/database/db.ts'\nimport '@jackfruit/groundwork/ports'",
  'apps/server/src/modules/ledger/index.ts': "import './post.ts'",
  'apps/server/src/modules/ledger/post.ts': "import '../../platform/database/db.ts'",
  'apps/server/src/modules/ledger/post.db.test.ts':
    "import 'vitest'\nimport './post.ts'\nimport '../../testing/database.ts'\nimport '@jackfruit/groundwork/ports'",
  'apps/server/src/modules/wallet/module.ts': "import '../ledger/index.ts'",
  'apps/server/src/modules/wallet/index.ts': "import '../ledger/index.ts'\nimport '../identity/index.ts'",
  'apps/server/src/modules/identity/index.ts': "import '../merchants/index.ts'",
  'apps/server/src/modules/identity/entry/login.ts': "import '../guards/count.ts'",
  'apps/server/src/modules/identity/guards/count.ts': 'export {}',
  'apps/server/src/modules/merchants/index.ts': 'export {}',
  'apps/server/src/modules/catalog/index.ts': "import '../merchants/index.ts'",
  'apps/server/src/modules/vendors/index.ts': "import '../wallet/index.ts'",
  'studios/host/server/main.ts': "import '@jackfruit/studio-kit/kit'",
  'studios/hexworks/server/main.ts': "import '../games/koi/engine.ts'\nimport '@jackfruit/studio-kit/kit'",
  'studios/hexworks/games/koi/rules.ts': "import '@jackfruit/kernel'",
  'studios/hexworks/games/koi/engine.ts':
    "import type { Random } from '@jackfruit/fairness'\nimport './rules.ts'\nexport const spin = (random: Random) => random.below(2)",
  'studios/hexworks/games/koi/view.ts':
    "import type { spin } from './engine.ts'\nimport './rules.ts'\nexport type Spin = typeof spin",
  'studios/kitelab/server/main.ts': 'export {}',
  'packages/groundwork/src/ports.ts': "import 'node:net'",
  'packages/groundwork/src/payment-simulator/tell.ts': "import '@jackfruit/contracts/vendor-signature'",
  'tools/helper.ts':
    "import 'pg'\nimport '../apps/server/src/platform/database/db.ts'\nimport '@jackfruit/groundwork/ports'",
  'bench/clock.ts': "import '../tools/helper.ts'",
  'e2e/steps.ts': "import '@jackfruit/groundwork/ports'",
}

/** Workspaces that a tree may lack: the platform is tested with the studios deleted, too. */
const strangers: Readonly<Record<string, object>> = {
  'apps/console': { name: '@jackfruit/console' },
  'studios/kitelab': { name: '@jackfruit/kitelab' },
  'studios/host': {
    name: '@jackfruit/studio-host',
    dependencies: { '@jackfruit/hexworks': '0.1.0', '@jackfruit/studio-kit': '0.1.0' },
  },
  'studios/hexworks': {
    name: '@jackfruit/hexworks',
    exports: { './games/*': './games/*.ts' },
    dependencies: {
      '@jackfruit/studio-kit': '0.1.0',
      '@jackfruit/kernel': '0.1.0',
      '@jackfruit/fairness': '0.1.0',
    },
  },
}

let folder = ''
let clean: Cruise
let dirty: Cruise

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'jackfruit-arrows-')))
  clean = cruise(grow(join(folder, 'clean'), honest))
  const eggs = { 'apps/site/src/shared/hen.ts': "import './egg.ts'" }
  const plants = Object.fromEntries(planted.map(([, path, text]) => [path, text]))
  dirty = cruise(grow(join(folder, 'dirty'), { ...honest, ...plants, ...eggs }))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('arrows', () => {
  test('an honest tree has no violation', () => {
    expect(clean.violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`)).toEqual([])
    expect(clean.blind).toEqual([])
  })

  test.each(planted)('%s is reported for %s', (rule, path) => {
    expect(dirty.violations.filter(({ from }) => from === path).map((violation) => violation.rule)).toContain(
      rule,
    )
  })

  test('honest neighbours of violations stay unreported', () => {
    const plants = new Set(planted.map(([, path]) => path))
    const blamed = dirty.violations.map(({ from }) => from).filter((from) => !plants.has(from))
    expect(blamed).toEqual([])
  })

  test('every rule of the configuration has a planted violation, and says what to do', async () => {
    const { default: config } = (await import(join(real, '.dependency-cruiser.mjs'))) as {
      default: { forbidden: { name: string; comment: string }[] }
    }
    const names = new Set(config.forbidden.map(({ name }) => name))
    expect([...names].filter((name) => !planted.some(([rule]) => rule === name))).toEqual([])
    expect(config.forbidden.filter(({ comment }) => comment.length < 20)).toEqual([])
  })
})

describe('a cruise that saw too little fails', () => {
  test('without a single module', () => {
    expect(blindSpots([], new Map())).toHaveLength(1)
  })

  test('with a source left out', () => {
    const sources = [{ path: mayNot, text: 'export {}' }]
    expect(blindSpots(sources, new Map())).toEqual([{ path: mayNot, problem: 'was not cruised' }])
  })

  test('with an import that became no arrow', () => {
    const sources = [{ path: mayNot, text: "import { minor } from './money.ts'\n" }]
    expect(blindSpots(sources, new Map([[mayNot, 0]]))).toHaveLength(1)
    expect(blindSpots(sources, new Map([[mayNot, 1]]))).toEqual([])
  })
})

/** For every module an arrow that the map does not list: to a real module where there is one left. */
function moduleArrows(): [string, string, string][] {
  const uses = moduleUses()
  return Object.entries(uses).map(([name, allowed]) => {
    const other = Object.keys(uses).find((each) => each !== name && !(each in allowed)) ?? 'rogue'
    return [`module-${name}`, `apps/server/src/modules/${name}/upward.ts`, `import '../${other}/index.ts'`]
  })
}

function moduleUses(): Record<string, object> {
  return JSON.parse(readFileSync(join(real, 'apps/server/src/modules/uses.json'), 'utf8')).uses
}

/** Writes a tree with the real configuration and manifests, and small packages to import. */
function grow(root: string, files: Readonly<Record<string, string>>): string {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, `${text}\n`)
  for (const path of [
    '.dependency-cruiser.mjs',
    'package.json',
    'apps/server/src/modules/uses.json',
    ...manifests(),
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(join(real, path), join(root, path))
  }
  for (const name of Object.keys(moduleUses())) {
    const index = `apps/server/src/modules/${name}/index.ts`
    if (!existsSync(join(root, index))) write(index, 'export {}')
  }
  for (const [home, manifest] of Object.entries(strangers)) {
    if (!existsSync(join(root, home, 'package.json'))) write(`${home}/package.json`, JSON.stringify(manifest))
  }
  for (const name of ['zod', 'zod/mini', 'fastify', 'pg', 'kysely', 'react', 'vitest']) {
    write(`node_modules/${name}/dist/index.js`, 'module.exports = {}')
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', main: 'dist/index.js' }),
    )
  }
  mkdirSync(join(root, 'node_modules/@jackfruit'), { recursive: true })
  for (const kind of ['packages', 'studios']) {
    for (const name of readdirSync(join(root, kind)))
      symlinkSync(join(root, kind, name), join(root, 'node_modules/@jackfruit', name))
  }
  return root
}

function manifests(): string[] {
  return ['apps', 'packages', 'studios'].flatMap((kind) =>
    (existsSync(join(real, kind)) ? readdirSync(join(real, kind)) : [])
      .map((name) => `${kind}/${name}/package.json`)
      .filter((path) => existsSync(join(real, path))),
  )
}
