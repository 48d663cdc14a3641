import { describe, expect, test } from 'vitest'
import { appLinks, copyrightLine, socialKinds, socialLinks } from './contacts.ts'

const resource = (resourceType: string, url: string, labelNameEn = '', qrCodeUrl = '') => ({
  ...{ resourceType, url, labelNameEn, qrCodeUrl },
})

describe('social links', () => {
  const all = socialKinds.map((kind) => resource(kind, `https://${kind}.test/us`))

  test('[NV-11] all eight show when all are configured, either way', () => {
    expect(socialLinks(all).map(({ kind }) => kind)).toEqual([...socialKinds])
    const labelled = socialKinds.map((kind) =>
      resource('social', `https://${kind}.test/us`, kind.toUpperCase()),
    )
    expect(socialLinks(labelled)).toEqual(socialLinks(all))
  })

  test.each(socialKinds)(
    '[NV-12][FB-08] %s is gone when its address is empty or its row is missing',
    (gone) => {
      const rest = socialKinds.filter((kind) => kind !== gone)
      const emptied = all.map((row) => (row.resourceType === gone ? { ...row, url: '' } : row))
      expect(socialLinks(emptied).map(({ kind }) => kind)).toEqual(rest)
      expect(socialLinks(all.filter((row) => row.resourceType !== gone)).map(({ kind }) => kind)).toEqual(
        rest,
      )
    },
  )

  test('[NV-12] an address that is no https never becomes a link', () => {
    expect(socialLinks([resource('x', 'javascript:alert(1)'), resource('line', '/line')])).toEqual([])
  })
})

describe('addresses of the app', () => {
  const origin = 'https://site.test'
  test.each([
    ['FB-05', 'mobileconfig'],
    ['FB-06', 'ios'],
    ['FB-07', 'android'],
  ])('[%s] %s is offered when configured, as a whole address', (_row, kind) => {
    expect(appLinks([resource(kind, '/down', '', `/down?on=${kind}`)], origin)).toEqual([
      { kind, url: `https://site.test/down?on=${kind}` },
    ])
    expect(appLinks([resource(kind, 'https://apps.test/a')], origin)[0]?.url).toBe('https://apps.test/a')
    expect(appLinks([resource(kind, '')], origin)).toEqual([])
    expect(appLinks([resource(kind, 'javascript:alert(1)')], origin)).toEqual([])
  })
})

test.each([
  ['© Jackfruit', '© 2031 Jackfruit'],
  ['© 2019-2026 Jackfruit Ltd.', '© 2031 Jackfruit Ltd.'],
  ['', '© 2031 Brand'],
])('[NV-14] the copyright line %j names the year that it is', (configured, line) => {
  expect(copyrightLine(configured, 'Brand', 2031)).toBe(line)
})
