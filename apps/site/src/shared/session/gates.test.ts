import { describe, expect, test } from 'vitest'
import { agentGate, memberGate, playGate, redirectOf, registerGate } from './gates.ts'
import { isOn, switchesOf } from './switches.ts'

const on = (...names: string[]) => new Map(names.map((name) => [name, true]))
const player = { isLoggedIn: true, type: 0 }
const visitor = { isLoggedIn: false, type: null }

describe('the member gate', () => {
  test.each([
    ['[SH-08] [RO-09] open to a member while its switch is on', on('MC_MEMBER_CENTER'), player, 'open'],
    ['[SH-08] closed to everybody while its switch is off', on(), player, 'closed'],
    ['[MC-01] [VA-81] asks a visitor to log in', on('MC_MEMBER_CENTER'), visitor, 'login'],
    [
      '[MC-01] wants a real account of a trial',
      on('MC_MEMBER_CENTER'),
      { isLoggedIn: true, type: 4 },
      'real-account',
    ],
    ['[MC-01] takes type 41 for no trial', on('MC_MEMBER_CENTER'), { isLoggedIn: true, type: 41 }, 'open'],
  ] as const)('%s', (_, switches, who, verdict) => {
    expect(memberGate(switches, who)).toBe(verdict)
  })
})

test.each([
  [0, 'open'],
  [1, 'open'],
  [2, 'open'],
  [4, 'real-account'],
  [41, 'open'],
  [42, 'open'],
])('[EN-86] [BC-25] a trial is who has type 4 alone: type %i finds the centre %s', (type, verdict) => {
  expect(memberGate(on('MC_MEMBER_CENTER'), { isLoggedIn: true, type })).toBe(verdict)
})

describe('the agent gate', () => {
  test.each([
    ['[RO-16] [RO-23] a player has none', 0, 'closed'],
    ['[RO-17] [RO-23] an agent has one', 1, 'open'],
    ['[RO-18] a general agent has one', 2, 'open'],
    ['[RO-13] [RO-22] a trial, though of the list of agents, has none', 4, 'real-account'],
    ['[RO-19] a demonstration agent has one', 41, 'open'],
    ['[RO-20] a demonstration general agent has one', 42, 'open'],
    ['who is not known yet waits', null, 'unknown'],
  ] as const)('%s', (_, type, verdict) => {
    expect(agentGate(on('AC_AGENT_CENTER'), { isLoggedIn: true, type })).toBe(verdict)
  })

  test('without its switch nobody has one, and a visitor is asked to log in', () => {
    expect(agentGate(on(), { isLoggedIn: true, type: 1 })).toBe('closed')
    expect(agentGate(on('AC_AGENT_CENTER'), visitor)).toBe('login')
  })
})

describe('the play gate', () => {
  test.each([
    ['[GL-19] opens to a session', player, false, 'open'],
    ['lets a trial play', { isLoggedIn: true, type: 4 }, false, 'open'],
    ['[VA-81] [RO-10] asks a visitor to log in', visitor, false, 'login'],
    ['[ER-27] is closed under maintenance, also to visitors', visitor, true, 'closed'],
  ] as const)('%s', (_, who, maintenance, verdict) => {
    expect(playGate(who, { maintenance })).toBe(verdict)
  })
})

describe('the register gate', () => {
  test.each([
    ['[HD-09] shows to visitors while direct registration is on', on('REG_DIRECT'), visitor, true],
    ['[HD-09] is hidden while it is off', on(), visitor, false],
    ['is hidden to members', on('REG_DIRECT'), player, false],
  ] as const)('%s', (_, switches, who, shows) => {
    expect(registerGate(switches, who)).toBe(shows)
  })
})

describe('the redirect to the login page', () => {
  const flag = on('SITE_LOGIN_TO_HOME')
  test.each(['/', '/home', '/game', '/verify', '/promotions', '/help', '/down'])(
    '[RT-38] moves a visitor away from %s',
    (path) => {
      expect(redirectOf(path, flag, false)).toBe('/login')
    },
  )
  test.each(['/login', '/register', '/register.html', '/helpmc', '/download'])(
    '[RT-39] lets a visitor stay on %s',
    (path) => {
      expect(redirectOf(path, flag, false)).toBeNull()
    },
  )
  test('[RT-40] lets a session go anywhere', () => {
    expect(redirectOf('/promotions', flag, true)).toBeNull()
  })
  test('[RT-41] moves nobody while the flag is off', () => {
    expect(redirectOf('/promotions', on(), false)).toBeNull()
  })
})

describe('the tree of switches', () => {
  const leaf = (modId: string, enabled: '0' | '1') => ({ modId, enabled, childrenNodes: [] })
  test('[EN-101][EN-119] becomes a map of every name, where only `1` is on', () => {
    const flat = switchesOf([{ ...leaf('A', '1'), childrenNodes: [leaf('B', '1'), leaf('C', '0')] }])
    expect([...flat]).toEqual([
      ['A', true],
      ['B', true],
      ['C', false],
    ])
  })
  test('a node below one that is off is off too', () => {
    const flat = switchesOf([{ ...leaf('A', '0'), childrenNodes: [leaf('B', '1')] }])
    expect(isOn(flat, 'B')).toBe(false)
  })
  test('a name that the brand does not send is off', () => {
    expect(isOn(switchesOf([]), 'A')).toBe(false)
  })
})
