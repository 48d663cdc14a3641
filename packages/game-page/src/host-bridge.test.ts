import { expect, test } from 'vitest'
import { listeners, siteOf } from './host-bridge.ts'

const sites = ['http://localhost:8080', 'http://second.localhost:8080']

test('the frame speaks to the site around it and to no other', () => {
  expect(listeners(sites, 'http://second.localhost:8080')).toEqual(['http://second.localhost:8080'])
  expect(listeners(sites, 'http://evil.example')).toEqual([])
})

test('where the browser does not tell who is around, it speaks to the known sites alone', () => {
  expect(listeners(sites, undefined)).toEqual(sites)
  expect(listeners(['', '*', 'javascript:alert(1)', 'http://a/b'], undefined)).toEqual([])
})

test('the site around the frame is known where it is the only one, or where the browser says whence we came', () => {
  expect(siteOf(['http://localhost:8080'], '')).toBe('http://localhost:8080')
  expect(siteOf(sites, 'http://second.localhost:8080/')).toBe('http://second.localhost:8080')
  expect(siteOf(sites, 'http://evil.example/')).toBeNull()
  expect(siteOf(sites, '')).toBeNull()
  expect(siteOf([], 'http://localhost:8080/')).toBeNull()
})
