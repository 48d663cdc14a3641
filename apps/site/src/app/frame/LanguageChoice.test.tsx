import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '@jackfruit/i18n'
import { act } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brand } from '../../shared/session/brand.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { LanguageMenu } from './LanguageChoice.tsx'

const screen = openScreen()
const file = join(import.meta.dirname, '../../../../../brands/demo/brand.json')
const { dropdownLanguages, supportedLanguages } = JSON.parse(readFileSync(file, 'utf8')) as Brand
const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitemradio"]')]

// What is fetched with a choice is here before it is made.
beforeAll(() =>
  Promise.all([import('@jackfruit/ui/menu'), ...dropdownLanguages.map((code) => loadCatalogue(code))]),
)
afterAll(() => localStorage.clear())

test.each([
  ['[HD-01]', 'CN', '简体中文'],
  ['[HD-02]', 'EN', 'English'],
  ['[HD-03]', 'VI', 'Tiếng Việt'],
  ['[HD-04]', 'JA', '日本語'],
  ['[HD-05]', 'TH', 'ไทย'],
  ['[HD-06]', 'TY', 'Filipino'],
])('%s the drop-down of the demonstration offers %s, which can be chosen', async (_row, code, name) => {
  openPlatform({ 'POST /wps/v2/members/me/language': value(null) })
  await screen.draw(
    <LanguageMenu key={code} />,
    siteWith([], { dropdownLanguages, supportedLanguages, currencySymbol: 'Ks' }),
  )
  await act(async () => document.querySelector<HTMLButtonElement>('button[aria-haspopup="menu"]')?.click())
  await screen.until(() => expect(items().map(({ textContent }) => textContent)).toContain(name))
  await act(async () =>
    items()
      .find(({ textContent }) => textContent === name)
      ?.click(),
  )
  await screen.until(() => expect(localStorage.getItem('hisLang')).toBe(code))
  expect(document.querySelector('button[aria-haspopup="menu"]')?.textContent).toContain(name)
})
