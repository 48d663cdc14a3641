import { expect, test } from 'vitest'
import { codeMapFindings, documentFindings, moduleTableFindings, treeOf } from './documents.ts'

const tree = treeOf(
  ['README.md', 'docs/glossary.md', 'docs/a.png', 'apps/server/src/app.ts'],
  ['check', 'bench'],
)
const glossary = { path: 'docs/glossary.md', text: '# Words\n## Money & more' }
const check = (text: string, path = 'README.md') =>
  documentFindings([{ path, text }, glossary], tree).map(({ problem }) => problem)

test.each([
  ['[x](docs/none.md)', 'leads nowhere'],
  ['[x](docs/glossary.md#nothing)', 'has no heading #nothing'],
  ['[x](#nowhere)', 'has no heading'],
  ['![](docs/a.png)', 'has no text'],
  ['see `apps/server/src/gone.ts`', 'which is not there'],
  ['run npm run nonsense', 'which package.json has not'],
  ['reaches 5,000 transfers/s', 'claims a speed outside'],
  ['p99 is under 25 ms', 'claims a speed outside'],
  ['<!-- figures -->\n| 16 callers | 1,234 |\n<!-- end of figures -->', 'figures without'],
])('found: %s', (text, problem) => {
  expect(check(text)).toEqual([expect.stringContaining(problem)])
})

test.each([
  '[x](docs/glossary.md#money--more) and [y](https://example.com) and [z](docs/)',
  '![the home page](docs/a.png)',
  'see `apps/server/src/app.ts`, `apps/server/src/`, `studios/*/games`, `apps/<name>/x`',
  'npm run check',
  '```\n[x](none.md)\n```',
  '<!-- figures -->\nMeasured on two cores with npm run bench\n| 16 | 1,234 transfers/s |\n<!-- end of figures -->',
])('fine: %s', (text) => {
  expect(check(text)).toEqual([])
})

test('a link is read from where the document lies', () => {
  expect(check('[up](../README.md) [beside](glossary.md)', 'docs/operations.md')).toEqual([])
  expect(check('[up](README.md)', 'docs/operations.md')).toHaveLength(1)
})

test('the table of modules is that of uses.json: a line that lacks, one too many, another use, another order', () => {
  const uses = { ledger: {}, wallet: { ledger: 'accounts' } }
  const [ledger, wallet] = ['| `ledger` | the books | |', '| `wallet` | purses | ledger |']
  const problems = (...lines: readonly string[]) =>
    moduleTableFindings(`| Module | Owns | May call |\n|---|---|---|\n${lines.join('\n')}\n`, uses).map(
      ({ problem }) => problem,
    )
  expect(problems(ledger, wallet)).toEqual([])
  expect(problems(ledger)).toEqual(['has no line of wallet: ledger'])
  expect(problems(ledger, wallet, '| `gifts` | gifts | |')).toEqual(['has gifts: , against uses.json'])
  expect(problems(ledger, '| `wallet` | purses | |')).toHaveLength(2)
  expect(problems(wallet, ledger)).toEqual([expect.stringContaining('another order')])
})

test('the map of the code has each package and each studio', () => {
  const map =
    '## 4. Map of the code\n\n```\npackages/\n  kernel   money\nstudios/\n  host     runs them\n```\n'
  const paths = ['packages/kernel/package.json', 'studios/host/package.json', 'packages/pay/package.json']
  expect(codeMapFindings(map, paths)).toEqual([
    { path: 'ARCHITECTURE.md', problem: 'has pay not on its map of the code' },
  ])
  expect(codeMapFindings(map.replace('money', 'money\n  pay      wages'), paths)).toEqual([])
})
