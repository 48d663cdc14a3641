import { describe, expect, test } from 'vitest'
import { isPermissive, licenceFindings } from './licences.ts'
import { fill, type Lock, lockFindings, manifestFindings, missingOf, platformOf } from './lock-file.ts'

/** A tool with builds for three platforms, of which the registry had one. */
const torn: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { '@x/a': '1.0.0' }, devDependencies: { tool: '2.0.0' } },
    'packages/a': { dependencies: { tool: '2.0.0' } },
    'node_modules/@x/a': { resolved: 'packages/a', link: true },
    'node_modules/tool': {
      version: '2.0.0',
      integrity: 'sha512-x',
      optionalDependencies: {
        'tool-linux-x64': '2.0.0',
        'tool-linux-x64-musl': '2.0.0',
        '@tool/win32-arm64': '2.0.0',
      },
    },
    'node_modules/tool-linux-x64': { version: '2.0.0', integrity: 'sha512-y', optional: true },
  },
}

describe('npm run lock', () => {
  test('adds a stub for each build that the registry lacked, and nothing else', () => {
    const { lock, added } = fill(torn)
    expect(added).toEqual(['node_modules/tool-linux-x64-musl', 'node_modules/@tool/win32-arm64'])
    expect(lock.packages['node_modules/tool-linux-x64-musl']).toEqual({
      version: '2.0.0',
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    })
    expect(lock.packages['node_modules/@tool/win32-arm64']).toMatchObject({ os: ['win32'], cpu: ['arm64'] })
    expect(Object.keys(lock.packages)).toEqual(Object.keys(lock.packages).toSorted())
    expect(lock['lockfileVersion']).toBe(3)
  })

  test('run again changes nothing', () => {
    const once = fill(torn).lock
    expect(fill(once)).toEqual({ lock: once, added: [] })
  })

  test('nests the second of two versions of the same build', () => {
    const twice: Lock = {
      packages: {
        'node_modules/tool': {
          version: '2.0.0',
          integrity: 'x',
          optionalDependencies: { 'tool-darwin-x64': '2.0.0' },
        },
        'node_modules/old/node_modules/tool': {
          version: '1.0.0',
          integrity: 'x',
          optionalDependencies: { 'tool-darwin-x64': '1.0.0' },
        },
      },
    }
    const { lock, added } = fill(twice)
    expect(added).toEqual([
      'node_modules/tool-darwin-x64',
      'node_modules/old/node_modules/tool/node_modules/tool-darwin-x64',
    ])
    expect(missingOf(lock)).toEqual([])
  })

  test('reads platforms from names, and refuses to guess', () => {
    expect(platformOf('@img/sharp-linuxmusl-arm64')).toEqual({
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    })
    expect(platformOf('@oxc-parser/binding-linux-arm-musleabihf')).toEqual({
      os: ['linux'],
      cpu: ['arm'],
      libc: ['musl'],
    })
    expect(platformOf('@swc/core-win32-ia32-msvc')).toEqual({ os: ['win32'], cpu: ['ia32'] })
    expect(platformOf('@tailwindcss/oxide-wasm32-wasi')).toEqual({ cpu: ['wasm32'] })
    expect(() => platformOf('left-pad')).toThrow('does not tell its platform')
  })

  test('takes the lowest version of a range, and refuses what is none', () => {
    const wanting = (range: string): Lock => ({
      packages: { 'node_modules/t': { integrity: 'x', optionalDependencies: { 't-darwin-x64': range } } },
    })
    expect(fill(wanting('^3.1.4')).lock.packages['node_modules/t-darwin-x64']?.version).toBe('3.1.4')
    expect(() => fill(wanting('latest'))).toThrow('no version')
  })
})

describe('npm run lock -- --check', () => {
  test('is content with a complete lock file', () => {
    expect(lockFindings(fill(torn).lock)).toEqual([])
  })

  test('names every package that is missing', () => {
    expect(lockFindings(torn).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('lacks tool-linux-x64-musl 2.0.0, wanted by node_modules/tool'),
      expect.stringContaining('lacks @tool/win32-arm64'),
    ])
    const bare: Lock = { packages: { '': { devDependencies: { gone: '1.0.0' } } } }
    expect(lockFindings(bare)).toHaveLength(1)
  })

  test('wants peers, but not those that are optional', () => {
    const lock: Lock = {
      packages: {
        'node_modules/t': {
          integrity: 'x',
          peerDependencies: { must: '^1', may: '^1' },
          peerDependenciesMeta: { may: { optional: true } },
        },
      },
    }
    expect(missingOf(lock).map(({ name }) => name)).toEqual(['must'])
  })

  test('refuses an address of a registry, and a package without a hash', () => {
    const lock: Lock = {
      packages: { 'node_modules/a': { version: '1.0.0', resolved: 'https://mirror.example/a.tgz' } },
    }
    expect(lockFindings(lock).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('names an address'),
      expect.stringContaining('no integrity'),
    ])
  })

  test('refuses ranges, and manifests that the lock file was not made from', () => {
    const lock: Lock = {
      packages: { 'apps/x': { dependencies: { a: '1.0.0', b: '^1.0.0', gone: '1.0.0' } } },
    }
    const manifest = { dependencies: { a: '1.0.1', b: '^1.0.0' } }
    expect(manifestFindings('apps/x/package.json', manifest, lock).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('b "^1.0.0" is no exact version'),
      expect.stringContaining('a differs'),
      expect.stringContaining('gone differs'),
    ])
    expect(manifestFindings('apps/new/package.json', {}, lock)).toHaveLength(1)
  })
})

describe('licences', () => {
  test.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND Zlib', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', false],
    ['GPL-3.0-only', false],
    ['AGPL-3.0-only OR BUSL-1.1', false],
    ['UNLICENSED', false],
  ])('%s: %s', (expression, fine) => {
    expect(isPermissive(expression)).toBe(fine)
  })

  test('a package is asked where it is installed; an absent build for another platform is not', () => {
    const lock: Lock = {
      packages: {
        'node_modules/bad': { version: '1.0.0', license: 'MIT' },
        'node_modules/mute': { version: '1.0.0' },
        'node_modules/tool-darwin-x64': { version: '1.0.0', optional: true },
        'node_modules/a/node_modules/axe-core': { version: '1.0.0', license: 'MPL-2.0' },
        'node_modules/other': { version: '1.0.0', license: 'MPL-2.0' },
      },
    }
    const findings = licenceFindings(lock, (key) => (key === 'node_modules/bad' ? 'GPL-3.0-only' : undefined))
    expect(findings.map(({ path }) => path)).toEqual([
      'node_modules/bad',
      'node_modules/mute',
      'node_modules/other',
    ])
  })
})
