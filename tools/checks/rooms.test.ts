import { expect, test } from 'vitest'
import { filesMax, fullRooms } from './rooms.ts'

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/f${at}.ts`)
const found = (paths: readonly string[]) =>
  fullRooms(paths).map(({ path, problem }) => `${path}: ${problem.split(/[;:]/)[0]}`)

test('a folder with more files than the limit is told, wherever it lies', () => {
  const folder = 'apps/server/src/modules/cashier'
  expect(found(filesIn(folder, filesMax + 1))).toEqual([`${folder}: 31 files side by side`])
  expect(found(filesIn('', filesMax + 1).map((path) => path.slice(1)))).toEqual([': 31 files side by side'])
})

test('a folder at the limit is fine, and what lies in its folders is not counted with it', () => {
  expect(found([...filesIn('tools', filesMax), ...filesIn('tools/checks', filesMax)])).toEqual([])
})

test('folders of data may grow', () => {
  const folders = ['packages/i18n/locales/en', 'docs/decisions', 'apps/server/src/modules/ledger/migrations']
  expect(found(folders.flatMap((folder) => filesIn(folder, 50)))).toEqual([])
})
