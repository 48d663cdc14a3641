import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { beginNavigation, goTo, hrefOf, readPlace } from './navigation.ts'

describe('a place', () => {
  test('[RT-01] is read from a path without a #-address, with its search as text', () => {
    expect(readPlace('/game?nodeId=7&x=%E1%80%80#games', 'load')).toEqual({
      ...{ pathname: '/game', search: { nodeId: '7', x: 'က' } },
      ...{ hash: 'games', reached: 'load' },
    })
  })
  test.each([
    ['/records/', '/records'],
    ['/', '/'],
    ['//', '/'],
  ])('%s is %s', (path, pathname) => {
    expect(readPlace(`${path === '//' ? '/.//' : path}`, 'push').pathname).toBe(pathname)
  })
  test('[RT-17] is written with what is known only', () => {
    expect(hrefOf('/login', { to: '/game?nodeId=a&b', mc: undefined })).toBe(
      '/login?to=%2Fgame%3FnodeId%3Da%26b',
    )
    expect(hrefOf('/lottery', { gameCode: '2d', vendor: undefined, playType: undefined })).toBe(
      '/lottery?gameCode=2d',
    )
    expect(hrefOf('/', {}, 'games')).toBe('/#games')
  })
})

describe('going', () => {
  let stop = () => {}
  beforeEach(() => history.replaceState(null, '', '/'))
  afterEach(() => stop())

  test('adds an entry, and none for the place where one is', () => {
    stop = beginNavigation(() => null)
    const push = vi.spyOn(history, 'pushState')
    goTo('/records')
    goTo('/records')
    expect(location.pathname).toBe('/records')
    expect(push).toHaveBeenCalledTimes(1)
    push.mockRestore()
  })

  test('[RT-38] asks the guard, for a click as for a typed address', () => {
    history.replaceState(null, '', '/promotions')
    stop = beginNavigation((path) => (path === '/login' ? null : '/login'))
    expect(location.pathname).toBe('/login')
    goTo('/records?mc=menu')
    expect(`${location.pathname}${location.search}`).toBe('/login')
  })
})
