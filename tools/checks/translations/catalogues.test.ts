import { expect, test } from 'vitest'
import { catalogueFindings } from './catalogues.ts'

const source = (path: string, text = '{}') => ({ path: `packages/i18n/locales/${path}`, text })

test('a catalogue that its language does not import is found, and that of the offline page is built in elsewhere', () => {
  const imports = "import help from './th/help.json' with { type: 'json' }\n"
  const sources = [
    ...[source('th.ts', imports), source('th/help.json'), source('th/peer.json'), source('th/offline.json')],
    source('vi/help.json'),
  ]
  expect(catalogueFindings(sources).map(({ path }) => path)).toEqual([
    'packages/i18n/locales/th/peer.json',
    'packages/i18n/locales/vi/help.json',
  ])
})
