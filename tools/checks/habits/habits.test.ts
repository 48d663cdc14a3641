import { describe, expect, test } from 'vitest'
import { banned, compositionMax, floatingMoney, linesMax, tooLong } from './habits.ts'

const at = (path: string, text: string) => [{ path, text }]
const paths = (findings: readonly { path: string }[]) => findings.map(({ path }) => path)

describe('length', () => {
  const long = 'const line = 1\n'.repeat(linesMax + 1)

  test('a file over the limit is found, one at the limit is not', () => {
    expect(tooLong(at('apps/site/src/page.tsx', long))).toHaveLength(1)
    expect(tooLong(at('apps/site/src/page.tsx', 'x\n'.repeat(linesMax)))).toEqual([])
  })

  test('what puts the modules together has a limit of its own', () => {
    const lines = (count: number) => 'x\n'.repeat(count)
    for (const name of ['app', 'main', 'modules']) {
      const path = `apps/server/src/${name}.ts`
      expect(tooLong(at(path, lines(compositionMax + 1)))).toHaveLength(1)
      expect(tooLong(at(path, lines(compositionMax)))).toEqual([])
    }
    expect(tooLong(at('studios/host/main.ts', lines(compositionMax + 1)))).toEqual([])
  })

  test('tables of data may be long', () => {
    for (const path of [
      'packages/i18n/locales/en.ts',
      'x/migrations/0001.sql',
      'a/fixtures/b.ts',
      'a/hmac.vectors.ts',
    ]) {
      expect(tooLong(at(path, long))).toEqual([])
    }
  })
})

describe('words that must not stand', () => {
  test.each([
    ['apps/server/src/app.ts', '// TODO: later'],
    ['docs/operations.md', 'FIXME write this'],
    ['apps/server/src/a.test.ts', "test.only('x', () => {})"],
    ['apps/server/src/a.test.ts', "describe.skip('x', () => {})"],
    ['apps/server/src/a.test.ts', "test.concurrent.todo('x')"],
    ['apps/site/src/a.tsx', '// @ts-expect-error'],
    ['apps/site/src/a.tsx', '// biome-ignore lint: no'],
    ['apps/server/src/modules/identity/token.ts', 'const id = Math.random()'],
    ['studios/hexworks/games/koi/engine.ts', 'return Math.random() < 0.5'],
    ['studios/kitelab/games/dice/rules.ts', 'const draw = Math.random'],
    ['studios/kitelab/games/dice/rules.ts', "const roll = Math['random']()"],
    ['studios/kitelab/games/dice/rules.ts', 'const { floor, random } = Math'],
    ['studios/lantern/shared/balls.ts', 'shuffle(balls, Math.random)'],
    ['studios/tamarind/shared/cards.ts', 'deck.sort(() => Math.random() - 0.5)'],
    ['packages/studio-kit/src/play/deal-round.ts', 'const nonce = Math.floor(Math.random() * 9)'],
    ['apps/site/src/shared/page.tsx', '<p dangerouslySetInnerHTML={{ __html }} />'],
    ['apps/site/src/shared/page.ts', 'node.innerHTML = text'],
    ['apps/server/src/modules/ledger/seal.ts', 'const client = new pg.Client({ connectionString })'],
    ['studios/host/main.ts', 'const pool = new Pool(config)'],
  ])('%s: %s', (path, text) => {
    expect(paths(banned(at(path, `first line\n${text}\n`)))).toEqual([`${path}:2`])
  })

  test.each([
    ['tools/certify/case.ts', "for (const currency of ['INR', 'XXX']) {"],
    ['apps/server/src/app.ts', '// TODO(ledger): when partitions reach 100'],
    ['apps/server/src/a.test.ts', "test('skips nothing', () => {})"],
    ['packages/art/src/spark.ts', 'const x = Math.random()'],
    ['studios/hexworks/client/reels.ts', 'const shake = Math.random()'],
    ['packages/ui/src/safe-html.tsx', '<p dangerouslySetInnerHTML={{ __html }} />'],
    ['packages/fairness/src/index.ts', '// never Math.random: it can be predicted'],
    ['apps/server/src/modules/ledger/seal.db.test.ts', 'const admin = new pg.Client({ connectionString })'],
    ['packages/postgres/src/open.ts', 'const pool = new pg.Pool(config)'],
  ])('fine: %s: %s', (path, text) => {
    expect(banned(at(path, text))).toEqual([])
  })
})

describe('money as a number', () => {
  test.each([
    'Number(row.balance)',
    'parseFloat(amount)',
    'Number(minBet)',
    'Number.parseFloat(total_stake)',
    'Number(formatMinor(prize))',
    'parseInt(stakes[0], 10)',
  ])('found: %s', (text) => {
    expect(floatingMoney(at('apps/server/src/modules/wallet/turnover.ts', text))).toHaveLength(1)
  })

  test.each([
    'Number(window.scrollY)',
    'Number(port)',
    'Number(betting.page)',
    'Number(between)',
    'parseMinor(amount)',
  ])('fine: %s', (text) => {
    expect(floatingMoney(at('apps/server/src/modules/wallet/turnover.ts', text))).toEqual([])
  })

  test('what only draws may count up in numbers', () => {
    expect(floatingMoney(at('studios/hexworks/client/count-up.ts', 'Number(win)'))).toEqual([])
  })
})
