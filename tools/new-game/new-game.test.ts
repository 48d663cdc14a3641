import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameTextFindings, readGameTexts } from '../checks/game-texts.ts'
import { withGame, withTable } from './register.ts'
import { readRequest } from './request.ts'
import { writeGame } from './write.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const code = 'lucky-drum'

/** A copy of one studio, which finds its packages where this one does. */
let copy = ''
const at = (path: string) => join(copy, path)
const ask = (...args: string[]) => readRequest(at('studios'), args)
const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, said: stdout + stderr }
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'jackfruit-new-game-'))
  mkdirSync(at('studios'))
  cpSync(join(root, 'studios/lantern'), at('studios/lantern'), {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  })
  symlinkSync(join(root, 'node_modules'), at('node_modules'))
  await writeGame(ask('lantern', code, 'Lucky Drum', 'ကံကောင်းစည်'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a game that was just written', () => {
  test('passes its own tests', () => {
    const { status, said } = run('vitest', 'run', '--root', copy, `games/${code}`)
    expect(said).toContain('2 passed')
    expect(status).toBe(0)
  })

  test('[OV-46] speaks every language of the site', async () => {
    const folder = `studios/lantern/games/${code}/texts`
    const texts = (await readGameTexts(copy)).get(folder) ?? {}
    expect(gameTextFindings(folder, texts)).toEqual([])
  })

  test('compiles with its view, and with the lists of its studio', () => {
    const options = {
      extends: join(root, 'tsconfig.web.json'),
      include: [
        `studios/lantern/games/${code}`,
        'studios/lantern/games/index.ts',
        'studios/lantern/client/main.ts',
      ],
    }
    writeFileSync(at('tsconfig.json'), JSON.stringify(options))
    expect(run('tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.json')).toEqual({
      status: 0,
      said: '',
    })
  })

  test('is in both lists of its studio', () => {
    expect(readFileSync(at('studios/lantern/games/index.ts'), 'utf8')).toContain(`from './${code}/game.ts'`)
    expect(readFileSync(at('studios/lantern/client/main.ts'), 'utf8')).toContain(`'../games/${code}/view.ts'`)
  })

  test('has a certificate with the figures that its fields have by hand', () => {
    // 6 + 2 × 3 + 4 × 1.5 + 1.2 = 19.2 of 20 fields; squares 36 + 18 + 9 + 1.44 = 64.44.
    const { name, published } = JSON.parse(
      readFileSync(at(`studios/lantern/games/${code}/game.json`), 'utf8'),
    )
    expect(name).toEqual({ EN: 'Lucky Drum', MY: 'ကံကောင်းစည်' })
    expect(published).toEqual({
      rtp: '96.0000',
      hitRate: '40.00',
      deviation: Math.sqrt(64.44 / 20 - 0.96 ** 2).toFixed(3),
      volatility: 'low',
      most: '6',
      method: 'exact',
    })
  })
})

test('a certificate that is not what the tables say fails the test of the new game', () => {
  const file = at(`studios/lantern/games/${code}/game.json`)
  const right = readFileSync(file, 'utf8')
  writeFileSync(file, right.replace('96.0000', '96.0001'))
  const { status, said } = run('vitest', 'run', '--root', copy, `games/${code}/exact`)
  writeFileSync(file, right)
  expect(said).toContain('to its last digit')
  expect(status).toBe(1)
})

test.each([
  [['nobody', 'drum', 'Drum', 'စည်'], /no studio "nobody": lantern have games/],
  [['../lantern', 'drum', 'Drum', 'စည်'], /no studio/],
  [['lantern', 'Lucky Drum', 'Drum', 'စည်'], /"Lucky Drum" is no code of a game: small letters/],
  [['lantern', '../drum', 'Drum', 'စည်'], /no code of a game/],
  [['lantern', 'a'.repeat(41), 'Drum', 'စည်'], /40 at most/],
  [['lantern', 'bingo90', 'Drum', 'စည်'], /bingo90 is there already, in studios\/lantern/],
  [['lantern', 'drum', 'စည်', 'စည်'], /English name/],
  [['lantern', 'drum', 'Drum */', 'စည်'], /no asterisks/],
  [['lantern', 'drum', 'Drum', 'Drum'], /Burmese name/],
  [['lantern', 'drum', 'Drum'], /Four things are needed/],
])('%j is refused in a sentence, and nothing is written', (args, sentence) => {
  expect(() => ask(...args)).toThrow(sentence)
  expect(existsSync(at('studios/lantern/games/drum'))).toBe(false)
})

test('a list on one line takes another game as well', () => {
  const list =
    "import { folder } from 'kit'\nimport { game as a } from './a/game.ts'\n\nexport const games = [folder(a)]\n"
  const longer = withGame(list, 'lucky-drum')
  expect(longer).toContain("import { game as luckyDrumGame } from './lucky-drum/game.ts'")
  expect(longer.replaceAll(/\s/g, '')).toContain('games=[folder(a),folder(luckyDrumGame),]')
})

test('a studio without a list of games or of tables is told so', () => {
  expect(() => withGame('export const games = []\n', 'drum')).toThrow(/no list of folders/)
  expect(() => withTable('start({})\n', 'drum')).toThrow(/no list of tables/)
})
