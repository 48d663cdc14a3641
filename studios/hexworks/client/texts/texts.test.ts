import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { en } from './en.ts'
import { my } from './my.ts'

type Words = Readonly<Record<string, string>>

const games = new URL('../../games/', import.meta.url)
const codes = readdirSync(games).filter((name) => name.startsWith('slot-'))
const catalogues: readonly (readonly [string, Words, Words])[] = [
  ['the slot frame', en, my],
  ...(await Promise.all(
    codes.map(async (code) => {
      const { texts }: { texts: { EN: Words; MY: Words } } = await import(
        new URL(`${code}/texts.ts`, games).href
      )
      return [code, texts.EN, texts.MY] as const
    }),
  )),
]
const places = (text = '') => (text.match(/\{\w+\}/g) ?? []).toSorted()

describe('the words of slots are whole in English and Burmese', () => {
  test.each(catalogues)('%s', (_, english, burmese) => {
    expect(Object.keys(burmese).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, text] of Object.entries(english)) {
      expect(places(burmese[key]), key).toEqual(places(text))
      expect(burmese[key], key).toMatch(/\p{Script=Myanmar}|^[A-Z]+$/u)
    }
  })
})
