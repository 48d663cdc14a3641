import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFolder } from './compress.ts'

test('text is compressed beside itself, what is short or no text is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-compress-'))
  try {
    mkdirSync(join(folder, 'assets'))
    const script = 'export const a = 1\n'.repeat(200)
    writeFileSync(join(folder, 'assets', 'a.js'), script)
    writeFileSync(join(folder, 'short.css'), 'a{}')
    writeFileSync(join(folder, 'b.webp'), Buffer.alloc(5_000))
    expect([await compressFolder(folder, 'gz'), await compressFolder(folder, 'br')]).toEqual([1, 1])
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'a.js.br'))).toString()).toBe(script)
    expect(gunzipSync(readFileSync(join(folder, 'assets', 'a.js.gz'))).toString()).toBe(script)
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
    expect(readFileSync(join(folder, 'assets', 'a.js.br')).length).toBeLessThan(script.length / 10)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
