import { expect, test } from 'vitest'
import { leadingOf } from './linkage.ts'

test.each([
  ['1', '/records', { kind: 'path', path: '/records' }],
  ['2', 'https://news.example/a', { kind: 'outside', address: 'https://news.example/a' }],
  ['3', 'welcome-1', { kind: 'promotion', id: 'welcome-1' }],
  ['4', '1001', { kind: 'game', nodeId: '1001' }],
  ['5', 'securityCenter', { kind: 'panel', page: 'securityCenter' }],
] as const)('[BN-06] linkage %s to %s opens its target', (linkageType, linkageTarget, leading) => {
  expect(leadingOf({ linkageType, linkageTarget })).toEqual(leading)
})

test('[BN-07] without a linkage nothing can be clicked, whatever the target says', () => {
  expect(leadingOf({ linkageType: '', linkageTarget: '/records' })).toBeNull()
})

test.each([
  ['1', '//evil.test'],
  ['1', '/\\evil.test'],
  ['1', 'https://evil.test'],
  ['2', 'http://news.example'],
  ['2', 'javascript:alert(1)'],
  ['3', ''],
  ['4', 'a b'],
  ['5', '../x'],
] as const)('a target that does not fit linkage %s leads nowhere: %s', (linkageType, linkageTarget) => {
  expect(leadingOf({ linkageType, linkageTarget })).toBeNull()
})
