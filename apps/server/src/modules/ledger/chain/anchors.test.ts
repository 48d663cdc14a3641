import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { anchorKey, appendAnchor, readAnchors } from './anchors.ts'

test('calls of players go on while an anchor is written, and it is there when its writing has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-anchors-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [file, key] = [join(folder, 'anchors.jsonl'), anchorKey('only for this test')]
  const written = appendAnchor(file, key, { no: '1', rows: '3', root: 'ab', at: '2026-11-01T00:00:00.000Z' })
  expect(existsSync(file)).toBe(false)
  await written
  expect([...readAnchors(file, key).anchors.keys()]).toEqual(['1'])
})
