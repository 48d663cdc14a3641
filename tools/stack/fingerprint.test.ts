import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictures, site } from './build.ts'
import { fingerprint } from './fingerprint.ts'

const lock = Buffer.from('{}')
let root = ''
beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), 'jackfruit-fingerprint-'))}/`
  write('brands/demo/brand.json', '{}')
  write('apps/site/src/main.tsx', 'main')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string) {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
const both = () => [pictures, site].map((part) => fingerprint(root, part, lock))

test('a picture that a brand names more has the pictures and the site built anew', () => {
  const [picturesBefore, siteBefore] = both()
  write('brands/demo/pictures.json', '["art/banner-live-wide@1x.webp"]')
  const [picturesAfter, siteAfter] = both()
  expect(picturesAfter).not.toBe(picturesBefore)
  expect(siteAfter).not.toBe(siteBefore)
})

test('what was built has nothing built anew', () => {
  const before = both()
  write('apps/site/public/art/banner-hero-wide@1x.webp', 'drawn')
  write('apps/site/dist/index.html', 'built')
  write('apps/site/dist-server/.built-from', 'the sources')
  write('apps/site/faces/burmese.woff2', 'cut')
  expect(both()).toEqual(before)
})
