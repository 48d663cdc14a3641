import { expect, test } from 'vitest'
import { listeners } from './host-bridge.ts'

const sites = ['http://localhost:8080', 'http://second.localhost:8080']

test('the frame speaks to the site around it and to no other', () => {
  expect(listeners(sites, 'http://second.localhost:8080')).toEqual(['http://second.localhost:8080'])
  expect(listeners(sites, 'http://evil.example')).toEqual([])
})

test('where the browser does not tell who is around, it speaks to the known sites alone', () => {
  expect(listeners(sites, undefined)).toEqual(sites)
  expect(listeners(['', '*', 'javascript:alert(1)', 'http://a/b'], undefined)).toEqual([])
})
